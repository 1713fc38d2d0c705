import { isArticleHref } from '../../../contract/laws/anchors.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { visibleText } from '../../../contract/text/visible-text.ts';
import { safeHtml } from '../../platform/html/safe-html.ts';
import { wordsOnly } from '../content/words-only.ts';

/** An explanation for storage (spec 8.18): sanitised, without pictures and calculators; '' if nothing of it can be read. */
export async function writtenExplanation(html: string): Promise<string> {
  if (html.trim() === '') return '';
  const safe = wordsOnly(await safeHtml(html));
  return visibleText(safe).trim() === '' && !safe.includes('<data ') ? '' : safe;
}

/** The address of a law's article for storage. Refuses (400) another address. */
export function writtenLawLink(link: string): string {
  const address = link.trim();
  if (address === '' || isArticleHref(address)) return address;
  throw new Refusal('badArticleLink', {
    errors: [{ field: 'LawLink', message: sentence('badArticleLink') }],
  });
}
