import type { FeedbackKind, FeedbackPage } from '../../../contract/feedback/pages.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { recordAudit } from '../audit/audit.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import * as queries from './feedback.queries.ts';
import { doubtsShown, mostWaitingWords, wordsShown } from './feedback.rules.ts';

interface Answer extends FeedbackPage {
  isUseful: boolean;
}

/**
 * Counts an answer to '¿Te sirvió?' (spec 6.19). Refuses (404) a page that does not ask, (429) too many from one address.
 */
export async function countFeedback(context: Context, { isUseful, ...page }: Answer): Promise<void> {
  await consumeLimit(context, `feedback:${context.address}`, limits.feedbackPerAddress);
  if (!(await queries.isPage(context.db, page))) throw new Refusal('notFound');
  await queries.countAnswer(context.db, page, today(context), isUseful);
}

/**
 * Stores a sentence about a page, without its author. Refuses like countFeedback, too many from all addresses together
 * (429), and (409) a page with many unread ones, so that nobody can fill the table or push out what others wrote.
 */
export async function addFeedbackWords(context: Context, given: Answer & { words: string }): Promise<void> {
  await consumeLimit(context, `feedbackWords:${context.address}`, limits.feedbackPerAddress);
  await consumeLimit(context, 'feedbackWords:all', limits.feedbackWordsOfAll);
  await transaction(context, async (inside) => {
    if (!(await queries.isPage(inside.db, given))) throw new Refusal('notFound');
    const isKept = await queries.insertWords(
      inside.db,
      { ...given, now: inside.clock.now() },
      mostWaitingWords,
    );
    if (!isKept) throw new Refusal('enoughFeedback');
  });
}

/** The pages with answers, the least useful first, with their newest sentences. */
export async function listFeedback(
  { db }: Context,
  { kind, ...input }: ListInput & { kind?: FeedbackKind | undefined },
) {
  const wanted = { kind, search: input.Search };
  const [rows, total] = await Promise.all([
    queries.findFeedback(db, { ...wanted, wordsShown }, listWindow(input)),
    queries.countFeedback(db, wanted),
  ]);
  return { rows, total };
}

/** The newest sentences of people whom a page did not help, for the start page. */
export const listDoubts = ({ db }: Pick<Context, 'db'>) => queries.listDoubts(db, doubtsShown);

/** Dismisses a sentence or brings it back. Refuses (404) one that was deleted. */
export async function putFeedbackAway(context: Context, id: number, isUnavailable: boolean): Promise<void> {
  await transaction(context, async (inside) => {
    if (!(await queries.setAway(inside.db, id, isUnavailable))) throw new Refusal('notFound');
    await recordAudit(
      inside,
      isUnavailable ? 'feedback.putAway' : 'feedback.bringBack',
      `feedback_words:${id}`,
      {},
    );
  });
}
