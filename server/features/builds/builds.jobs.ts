import type { TaskList } from 'graphile-worker';
import type { Portal } from '../../context/context.ts';
import { deleteBuildsBefore } from './builds.queries.ts';

const keptHours = 24;

/** `purgeBuilds`, nightly: files of builds that no node ran for a day. */
export function buildTasks({ db, clock }: Pick<Portal, 'db' | 'clock'>): TaskList {
  return {
    async purgeBuilds() {
      await deleteBuildsBefore(db, new Date(clock.now().getTime() - keptHours * 3_600_000));
    },
  };
}
