import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { closeOverdueAttempts } from './close-attempt.ts';

/** Jobs of exams, run every minute. */
export function examTasks(portal: Portal): TaskList {
  return { closeOverdueAttempts: () => closeOverdueAttempts(contextOf(portal, visitor)) };
}
