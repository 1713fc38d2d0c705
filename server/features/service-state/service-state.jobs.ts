import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { forgetOldState } from './backup-runs.ts';
import { warnOfState } from './warn-of-state.ts';

/**
 * `warnOfState`, every five minutes: letters about new failures. `purgeState`, nightly: deletes entries over a year
 * old.
 */
export function serviceStateTasks(portal: Portal): TaskList {
  return {
    async warnOfState() {
      await warnOfState(contextOf(portal, visitor));
    },
    async purgeState() {
      await forgetOldState(contextOf(portal, visitor));
    },
  };
}
