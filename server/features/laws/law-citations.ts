import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { recordAudit } from '../audit/audit.ts';
import * as queries from './law-citations.queries.ts';

/** Lists the texts that cite an article whose words changed since the last review (spec 6.16). */
export const listChangedCitations = (context: Context) =>
  queries.listChangedCitations(context.db, today(context));

/** Marks a citation as reviewed. Refuses (404) a text that no longer cites the article. */
export async function reviewCitation(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    if (!(await queries.reviewCitation(inside.db, id, today(inside)))) throw new Refusal('notFound');
    await recordAudit(inside, 'law_citation.review', `law_citation:${id}`, {});
  });
}

/** The published texts that cite each article of a law, by its anchor. */
export async function citingTexts({ db }: Context, lawId: number) {
  return Map.groupBy(await queries.listCiting(db, lawId), ({ anchor }) => anchor);
}
