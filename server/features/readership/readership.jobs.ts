import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { purgeBefore } from './readership.queries.ts';
import { keptDays } from './readership.rules.ts';

/** `purgeReadership`, nightly: deletes old openings (spec 10.6). */
export function readershipTasks(portal: Portal): TaskList {
  return {
    async purgeReadership() {
      const day = Temporal.PlainDate.from(today(portal)).subtract({ days: keptDays });
      await purgeBefore(portal.db, day.toString());
    },
  };
}
