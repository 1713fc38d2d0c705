import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { purgeFeedback } from './feedback.queries.ts';
import { keptDays } from './feedback.rules.ts';

/** `purgeFeedback`, nightly: deletes old answers to '¿Te sirvió?' and their sentences (spec 6.19). */
export function feedbackTasks(portal: Portal): TaskList {
  return {
    async purgeFeedback() {
      const day = Temporal.PlainDate.from(today(portal)).subtract({ days: keptDays });
      await purgeFeedback(portal.db, day.toString());
    },
  };
}
