import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { cleanFiles } from './clean-files.ts';

/** Jobs of files; the clean-up runs every night. */
export function fileTasks(portal: Portal): TaskList {
  return {
    async cleanFiles() {
      await cleanFiles(contextOf(portal, visitor));
    },
  };
}
