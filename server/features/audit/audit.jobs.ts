import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { chainEvents, purgeAudit } from './chain.ts';
import { forgetOldReasons } from './reasons.ts';

/** `chainAudit`, each minute, and `purgeAudit`, once a night. */
export function auditTasks(portal: Portal): TaskList {
  const context = contextOf(portal, visitor);
  return {
    chainAudit: () => chainEvents(context),
    async purgeAudit() {
      await purgeAudit(context);
      await forgetOldReasons(context);
    },
  };
}
