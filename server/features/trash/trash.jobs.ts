import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context.ts';
import { purgeOldTrash } from './trash.ts';
import { trashKinds } from './trash-kinds.ts';

/** `purgeTrash`, once a night: what has lain in the Papelera for 30 days goes for good. */
export function trashTasks(portal: Portal): TaskList {
  return {
    async purgeTrash() {
      const context = contextOf(portal, visitor);
      for (const kind of trashKinds) await purgeOldTrash(context, kind);
    },
  };
}
