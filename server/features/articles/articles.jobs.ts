import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { contentChanged } from '../content/content-version.ts';
import { publishDue } from './save-article.queries.ts';

/**
 * `publishScheduled`, every minute: publishes articles whose time has come, also during downtime, except those in the
 * Papelera. It makes no version, so the version that an open form knows stays current.
 */
export function articleTasks(portal: Portal): TaskList {
  return {
    async publishScheduled() {
      await transaction(contextOf(portal, visitor), async (inside) => {
        if ((await publishDue(inside.db, inside.clock.now())) > 0) await contentChanged(inside, 'article');
      });
    },
  };
}
