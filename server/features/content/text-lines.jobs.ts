import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { visibleLines } from '../../../contract/text/visible-text.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { contentChanged } from './content-version.ts';
import { rewriteText, takeTextsWithoutLines } from './text-lines.queries.ts';

/** Few enough that nobody who saves one of them waits. */
const textsAtOnce = 50;

/**
 * `separateBlocks`, every minute: writes the words of texts from before blocks were lines and signs parted words anew,
 * until none is left.
 */
export function textLineTasks(portal: Portal): TaskList {
  return {
    async separateBlocks() {
      await transaction(contextOf(portal, visitor), async (inside) => {
        const taken = await takeTextsWithoutLines(inside.db, textsAtOnce);
        for (const text of taken) await rewriteText(inside.db, text, visibleLines);
        if (taken.length > 0) await contentChanged(inside);
      });
    },
  };
}
