import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { tallyAll } from './tallies.ts';

/** Jobs of statistics, run every minute. */
export function statisticsTasks(portal: Portal): TaskList {
  return { tallyAll: () => tallyAll(contextOf(portal, visitor)) };
}
