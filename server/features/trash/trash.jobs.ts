import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { eraseDueUsers } from '../accounts/removal.ts';
import { purgeOldTrash } from './trash.ts';
import { trashKinds } from './trash-kinds.ts';

/** `purgeTrash`, nightly: permanently deletes rows, and erases people, that were in the Papelera for 30 days. */
export function trashTasks(portal: Portal): TaskList {
  return {
    async purgeTrash() {
      const context = contextOf(portal, visitor);
      const problems: unknown[] = [];
      for (const kind of trashKinds) {
        // a failing kind does not block the others; in the end the job fails and is retried
        await purgeOldTrash(context, kind).catch((problem: unknown) => problems.push(problem));
      }
      await eraseDueUsers(context).catch((problem: unknown) => problems.push(problem));
      if (problems.length > 0) throw new AggregateError(problems, 'part of the Papelera was not emptied');
    },
  };
}
