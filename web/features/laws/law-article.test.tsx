import { expect, test } from 'vitest';
import type { LawChange, LawRead, LawReadArticle } from '../../../contract/laws/text-calls.ts';
import { mount } from '../../testing/mount-for-test.tsx';
import { site } from '../../testing/site.ts';
import { LawArticle } from './law-article.tsx';
import { markLaw } from './mark-law.rules.ts';

const one = { title: '', html: '<p>La pensión se paga cada mes.</p>' };
const other = { title: '', html: '<p>La pensión se paga cada trimestre.</p>' };
const law = { id: 3, title: 'Ley 1', day: '2026-11-18', today: '2026-11-18' } as LawRead;

/** Mounts an article that was changed so; returns the titles of the wordings that its change shows, and what differs. */
async function shownOf(change: Pick<LawChange, 'action' | 'before' | 'after'>) {
  const article = {
    kind: 'article',
    anchor: 'art-1',
    number: '1',
    ...(change.after ?? one),
    terms: [],
    isRepealed: change.after === null,
    change: { ...change, from: '2026-01-01', by: 'Ley 2', byLaw: null, note: '' },
    next: null,
    citedBy: [],
  } as LawReadArticle;
  const [marked] = markLaw([article], '').parts;
  if (marked === undefined) throw new Error('no part');
  await mount(<LawArticle law={law} article={article} marked={marked} site={site} />);
  const texts = (of: string) => [...document.querySelectorAll(of)].map(({ textContent }) => textContent);
  return { sides: texts('details h4'), gone: texts('details del'), come: texts('details ins') };
}

test('an article that was changed shows its words before and now, with what differs', async () => {
  expect(await shownOf({ action: 'replace', before: one, after: other })).toEqual({
    sides: ['Antes', 'Ahora'],
    gone: ['mes'],
    come: ['trimestre'],
  });
});

test('a repealed article shows its words before alone', async () => {
  expect((await shownOf({ action: 'repeal', before: one, after: null })).sides).toEqual(['Antes']);
});

test('an added article shows no words before', async () => {
  expect((await shownOf({ action: 'insert', before: null, after: one })).sides).toEqual([]);
});
