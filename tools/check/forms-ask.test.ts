import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Forms that need not go through `useForm`, which asks before it drops what was typed, each with the reason. A new form
 * goes through `useForm` or gets a line here.
 */
const formsWithoutGuard: Record<string, string> = {
  'articles/article-list-page.tsx': 'a search',
  'laws/law-contents.tsx': 'a search, and a date',
  'search/search-field.tsx': 'a search',
  'search/search-dialog.tsx': 'a search',
  'search/search-page.tsx': 'a search',
  'images/library/media-browser.tsx': 'a search',
  'lists/paged-table.tsx': 'a search and filters',
  'lists/bulk-question.tsx': 'one choice',
  'calculators/calculator.tsx': 'numbers, which the address holds',
  'calculators/opened-field.tsx': 'one number, which the address holds once it is told',
  'practice/practice-question.tsx': 'one choice, which the address holds',
  'reports/period-form.tsx': 'two dates',
  'certificates/verify/verify-page.tsx': 'a code that is on paper',
  'help/help-page.tsx': 'a search',
  'feedback/feedback-question.tsx': 'only buttons',
  'home/home-question.tsx': 'numbers, which the address holds',
  'home/home-search.tsx': 'a search',
  'terms/glossary-page.tsx': 'a search',
  'layout/site-footer.tsx': 'the size of the text',
  'layout/sign-out-form.tsx': 'only a button',
  'layout/announcement.tsx': 'only a button',
  'courses/admin/import-course-button.tsx': 'a file, whose sending goes on where it was',
  'courses/apply-button.tsx': 'only a button',
  'accounts/factor/plain-action.tsx': 'only a button',
  'accounts/sessions/login-page.tsx': 'only a button',
  'lexicon/try-phrase.tsx': 'tries a sentence, stores nothing',
  'searched-phrases/phrase-detail.tsx': 'one choice',
};

/** Windows and forms that never ask, and why. */
const neverAsk: Record<string, string> = {
  'search/search-dialog.tsx': 'a search',
  'lists/bulk-question.tsx': 'one choice',
  'courses/admin/import-course-button.tsx': 'a file, whose sending goes on where it was',
  'question-banks/import-file-form.tsx': 'a file, of which nothing is saved before it is confirmed',
  'question-banks/import-dialog.tsx': 'the same',
  'results/enrol-dialog.tsx': 'its text stays when it is closed; leaving the page asks (useUnsaved)',
  'mailings/write-dialog.tsx': 'its text stays when it is closed; leaving the page asks (useUnsaved)',
  'mailings/mailing-form.tsx': 'the window around asks',
  'mailings/save-text.tsx': 'one name',
  'results/letter-dialog.tsx': 'its text stays when it is closed; leaving the page asks (useUnsaved)',
  'results/letter-form.tsx': 'the window around asks',
  'results/results-files.tsx': 'only buttons',
  'facts/use-editor-facts.tsx': 'one choice',
  'components/rich-text/editor-surface.tsx': 'one choice',
  'groups/courses-file.tsx': 'choices of a file',
  'people-import/choose-step.tsx': 'a list, which is still where it was copied from',
  'groups/merge-dialog.tsx': 'one choice',
  'certificates/share/share-dialog.tsx': 'only what is to be copied',
  'accounts/admin/delete-people-window.tsx': 'only the number and the password that confirm',
  'accounts/admin/links-dialog.tsx': 'only what is to be copied',
  'accounts/admin/user-files.tsx': 'only buttons',
  'audit-log/audit-page.tsx': 'only buttons',
  'page/preview-dialog.tsx': 'nothing is typed',
  'page/use-cited-law.tsx': 'a choice of an article, written into the form beneath',
  'versions/versions-dialog.tsx': 'nothing is typed',
  'settings/settings-form.tsx': 'its window only shows; leaving the form asks (useDraft)',
  'accounts/registered-mail.tsx': 'an e-mail, which stands there until it is corrected',
  'accounts/sessions/login-form.tsx': 'name and password',
  'accounts/factor/authenticator-setup.tsx': 'a code, which changes each half minute',
  'accounts/recovery/forgotten-password-form.tsx': 'name or e-mail',
  'accounts/recovery/new-password-form.tsx': 'a password',
  'service-state/bundle-downloads.tsx': 'one choice',
  'service-state/changes-window.tsx': 'nothing is typed',
  'service-state/queue-window.tsx': 'nothing is typed',
  'service-state/used-space-window.tsx': 'nothing is typed',
  'sign-in/second-step-form.tsx': 'a code',
  'sign-in/sign-in-again-dialog.tsx': 'a password',
};

const sources = sourceFiles().filter(({ path }) => /^web\/.*\.tsx?$/.test(path) && !path.includes('.test.'));
const named = (wanted: RegExp, unless: RegExp) =>
  sources
    .filter(({ text }) => wanted.test(text) && !unless.test(text))
    .map(({ path }) => path.replace(/^web\/(?:features\/|lib\/)?/, ''))
    .toSorted();

test('every form asks before it drops what was typed, or is named with the reason', () => {
  expect(named(/<form\b/, /formProps/)).toEqual(Object.keys(formsWithoutGuard).toSorted());
});

test('every window and form that never asks is named with the reason', () => {
  expect(named(/asksFirst(?:=\{false\}|: false)/, /^$/)).toEqual(Object.keys(neverAsk).toSorted());
  for (const text of ['letter', 'enrol'].map(
    (name) => sources.find(({ path }) => path.endsWith(`${name}-dialog.tsx`))?.text,
  ))
    expect(text).toContain('unsaved.mark(');
});
