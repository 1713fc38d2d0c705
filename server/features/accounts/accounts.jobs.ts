import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { type Context, contextOf, type Portal, transaction } from '../../context/context.ts';
import { personalDays } from '../audit/audit.rules.ts';
import { purgeKeys } from '../idempotency/purge-keys.ts';
import { purgeCounters } from '../throttling/throttling.ts';
import { deleteStepsExpiredBefore } from './factor/factor.queries.ts';
import { remindOfStep } from './factor/step-rule.ts';
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
 * activated in a month, and requests for another name after two years. `remindOfSecondStep`, once a day: see remindOfStep.
 */
export function accountTasks(portal: Portal): TaskList {
  return {
    async remindOfSecondStep() {
      await remindOfStep(contextOf(portal, visitor));
    },
    async purgeAccounts() {
      const now = portal.clock.now();
      const daysAgo = (days: number) => new Date(now.getTime() - days * dayMilliseconds);
      const purges: ((inside: Context) => Promise<void>)[] = [
        (inside) => purgeCounters(inside, now),
        ({ db }) => deleteCodesExpiredBefore(db, daysAgo(codeDays)),
        ({ db }) => deleteSessionsOlderThan(db, daysAgo(sessionDays)),
        ({ db }) => deleteStepsExpiredBefore(db, now),
        (inside) => purgeKeys(inside, daysAgo(answerDays)),
        ({ db }) => deleteAbandonedAccounts(db, daysAgo(abandonedDays)),
        ({ db }) => deleteRequestsBefore(db, daysAgo(personalDays)),
      ];
      const problems: unknown[] = [];
      for (const purge of purges) {
        // a failing one does not block the others; in the end the job fails and is tried again the next night
        await transaction(contextOf(portal, visitor), purge).catch((problem: unknown) => {
          portal.log.warn({ err: problem }, 'a purge of accounts’ old data failed'); // of an AggregateError none is logged
          problems.push(problem);
        });
      }
      if (problems.length > 0)
        throw new AggregateError(problems, 'part of the accounts’ old data was not purged');
    },
  };
}
