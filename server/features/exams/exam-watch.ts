import type { Context } from '../../context/context.ts';
import * as queries from './exams.queries.ts';

/** Notes that the page of an open attempt was heard of: what a late click's own word is held against (spec 8.9). */
export const noteHeard = (context: Context, attemptId: number): Promise<void> =>
  queries.markHeard(context.db, attemptId, context.clock.now());

/** Notes that the member has seen the result of an attempt: from then on it takes no late clicks. */
export const noteResultSeen = (context: Context, attemptId: number): Promise<void> =>
  queries.markResultSeen(context.db, attemptId, context.clock.now());
