import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { personalDays } from '../audit/audit.rules.ts';
import { purgeKeys } from '../idempotency/purge-keys.ts';
import { purgeCounters } from '../throttling/throttling.ts';
import { deleteRequestsBefore } from './identity/identity.queries.ts';
import { deleteAbandonedAccounts } from './purge.queries.ts';
import { deleteCodesExpiredBefore } from './recovery/codes.queries.ts';
import { deleteSessionsOlderThan } from './sessions/sessions.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;
const sessionDays = 31; // a day more than the longest session
const codeDays = 30; // a used activation link answers success for this long
const abandonedDays = 30;
const answerDays = 1; // longer than any client retries an addition

/**
 * `purgeAccounts`, once a day: deletes expired sign-in data, idempotency answers after a day, accounts never
 * activated in a month, and requests for another name after two years.
 */
export function accountTasks(portal: Portal): TaskList {
  return {
    async purgeAccounts() {
      const now = portal.clock.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
      await transaction(contextOf(portal, visitor), async (inside) => {
        const { db } = inside;
        await purgeCounters(inside, now);
        await deleteCodesExpiredBefore(db, daysAgo(codeDays));
        await deleteSessionsOlderThan(db, daysAgo(sessionDays));
        await purgeKeys(inside, daysAgo(answerDays));
        await deleteAbandonedAccounts(db, daysAgo(abandonedDays));
        await deleteRequestsBefore(db, daysAgo(personalDays));
      });
    },
  };
}
