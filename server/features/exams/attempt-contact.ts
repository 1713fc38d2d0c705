import type { Context } from '../../context/context.ts';
import * as queries from './exams.queries.ts';

/** Notes that the page of an open attempt is in contact; the times that late clicks claim are compared with it (spec 8.9). */
export const noteContact = (context: Context, attemptId: number): Promise<void> =>
  queries.markContact(context.db, attemptId, context.clock.now());

/** Notes that the member has seen the result of an attempt, which takes no late clicks from then on. */
export const noteResultSeen = (context: Context, attemptId: number): Promise<void> =>
  queries.markResultSeen(context.db, attemptId, context.clock.now());
