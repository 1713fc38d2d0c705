import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { deleteContactMessagesBefore, deleteReadersBefore } from './contact.queries.ts';

const keptDays = 365;

/**
 * `purgeMessages`, nightly, deletes messages after a year (spec 13.12), and records of open messages from before
 * yesterday.
 */
export function contactTasks({ db, clock }: Portal): TaskList {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000);
  return {
    async purgeMessages() {
      await deleteContactMessagesBefore(db, daysAgo(keptDays));
      await deleteReadersBefore(db, daysAgo(1));
    },
  };
}
