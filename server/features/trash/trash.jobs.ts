import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { purgeOldTrash } from './trash.ts';
import { trashKinds } from './trash-kinds.ts';

/** `purgeTrash`, once a night: what has lain in the Papelera for 30 days goes for good. */
export function trashTasks(portal: Portal): TaskList {
  return {
    async purgeTrash() {
      const context = contextOf(portal, visitor);
      const problems: unknown[] = [];
      for (const kind of trashKinds) {
        // one kind that fails holds no other up; the job fails in the end and is tried again
        await purgeOldTrash(context, kind).catch((problem: unknown) => problems.push(problem));
      }
      if (problems.length > 0) throw new AggregateError(problems, 'part of the Papelera was not emptied');
    },
  };
}
