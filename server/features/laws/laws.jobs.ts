import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { contentChanged } from '../content/content-version.ts';

/**
 * `beginDayOfLaws`, every quarter of an hour: at the start of the institute's day, cached pages of laws become stale,
 * because they show today's text and date.
 */
export function lawTasks(portal: Portal): TaskList {
  return {
    async beginDayOfLaws() {
      const { clock, config } = portal;
      if (localOfInstant(clock.now(), config.timeZone).slice(11) >= '00:15') return;
      await transaction(contextOf(portal, visitor), (inside) => contentChanged(inside, 'law_text'));
    },
  };
}
