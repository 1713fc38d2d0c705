import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import { publishDue } from './saves.queries.ts';

/**
 * `publishScheduled`, every minute: articles whose time has come, also while the portal was down, come out; those in
 * the Papelera don't. It saves nothing, so the version that an open form knows stays good.
 */
export function articleTasks(portal: Portal): TaskList {
  return {
    async publishScheduled() {
      await transaction(contextOf(portal, visitor), async (inside) => {
        if ((await publishDue(inside.db, inside.clock.now())) > 0) await contentChanged(inside);
      });
    },
  };
}
