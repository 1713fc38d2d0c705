import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { deleteContactMessagesBefore } from './contact.queries.ts';

const keptDays = 365;

/** `purgeMessages`, once a night, deletes messages after a year (spec 13.12). */
export function contactTasks({ db, clock }: Portal): TaskList {
  return {
    async purgeMessages() {
      await deleteContactMessagesBefore(db, new Date(clock.now().getTime() - keptDays * 24 * 3_600_000));
    },
  };
}
