import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { today } from '../accounts/local-date.ts';
import { listParameters } from './parameters.ts';
import { printWords } from './printed-words.ts';

/**
 * `printFacts`, every minute: brings today's values of facts into the words that lists, search and feeds show, also those
 * that begin today. Pages that print facts become stale with the day.
 */
export function parameterTasks(portal: Portal): TaskList {
  /** The values that this node printed last. */
  let printed = '';
  return {
    async printFacts() {
      const context = contextOf(portal, visitor);
      const values = JSON.stringify([
        today(context),
        (await listParameters(context)).map(({ key, text, source }) => [key, text, source]),
      ]);
      await transaction(context, (inside) => printWords(inside, { onlyUnprinted: values === printed }));
      printed = values;
    },
  };
}
