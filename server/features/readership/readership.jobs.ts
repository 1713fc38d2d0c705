import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { purgeBefore } from './readership.queries.ts';
import { keptDays } from './readership.rules.ts';

/** `purgeReadership`, nightly: deletes old openings and searches (spec 10.6). */
export function readershipTasks(portal: Portal): TaskList {
  return {
    async purgeReadership() {
      const daysAgo = (days: number) => Temporal.PlainDate.from(today(portal)).subtract({ days }).toString();
      await purgeBefore(portal.db, {
        openings: daysAgo(keptDays.openings),
        searches: daysAgo(keptDays.searches),
      });
    },
  };
}
