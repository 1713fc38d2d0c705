import type { Context } from '../../context/context.ts';
import * as queries from './exams.queries.ts';

/** Records a contact of an open attempt's page; claimed times of late clicks are compared with it (spec 8.9). */
export const noteContact = (context: Context, attemptId: number): Promise<void> =>
  queries.markContact(context.db, attemptId, context.clock.now());

/** Records that the member has seen an attempt's result; it takes no late clicks from then on. */
export const noteResultSeen = (context: Context, attemptId: number): Promise<void> =>
  queries.markResultSeen(context.db, attemptId, context.clock.now());

/** Records that a member has seen the key of an exam: should it open again, other questions are drawn first (spec 8.11). */
export const noteKeySeen = (
  { db, clock }: Context,
  { accountId, courseId }: { accountId: number; courseId: number },
): Promise<void> => queries.markKeySeen(db, accountId, courseId, clock.now());
