import { visibleLines } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import { listParameters } from './parameters.ts';
import * as queries from './printed-words.queries.ts';
import { withKnownFacts } from './render-facts.rules.ts';
import { renderedFacts } from './render-facts.ts';

/**
 * Inside a transaction: writes the words of texts and of facts for lists, search and feeds with the values of today (spec
 * 19.4), and drops the pages that show others. `onlyUnprinted`: of the texts those saved since the last time.
 */
export async function printWords(inside: Context, { onlyUnprinted }: { onlyUnprinted: boolean }) {
  const facts = await renderedFacts(inside);
  for (const table of Object.keys(queries.printedTexts) as queries.PrintedTable[]) {
    let changed = false;
    for (const text of await queries.listTextsWithFacts(inside.db, table, onlyUnprinted)) {
      const words = visibleLines(withKnownFacts(text.html, facts));
      if (words !== text.words)
        changed = (await queries.updateWords(inside.db, table, { ...text, words })) || changed;
    }
    if (changed) await contentChanged(inside, table);
  }
  if (await queries.updateFoundFacts(inside.db, await listParameters(inside)))
    await contentChanged(inside, 'parameter');
}
