import type { WaitingCounts } from '../../../contract/pages.ts';
import type { Database } from '../../platform/database/database.ts';
import { countWaiting } from './overview.queries.ts';

/** The menu shows no larger number; counting stops here. */
const mostCounted = 1000;

/**
 * Counts the pending work beside entries of the administrators' menu, in one query: new messages, new or reported
 * comments and accounts to activate (spec 2.3).
 */
export const readWaitingCounts = ({ db }: { db: Database }): Promise<WaitingCounts> =>
  countWaiting(db, mostCounted);
