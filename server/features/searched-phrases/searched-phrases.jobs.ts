import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { purgePhrases } from './recorder.queries.ts';
import { keptDays, monthOf } from './searched-phrases.rules.ts';

/** `purgeSearchedPhrases`, nightly: deletes old phrases, and what must not outlive its month (spec 6.20). */
export function searchedPhraseTasks(portal: Portal): TaskList {
  return {
    async purgeSearchedPhrases() {
      const day = today(portal);
      const before = Temporal.PlainDate.from(day).subtract({ days: keptDays }).toString();
      await purgePhrases(portal.db, { before, month: monthOf(day) });
    },
  };
}
