import type { BulkResult } from '../../../contract/bulk.ts';
import { type Answer, answer } from './controller.ts';

/** The message of a bulk call for one item and for several; '#' is their number. */
type DoneWords = readonly [one: string, many: string];

/** Builds the answer of a bulk call: how many items were changed, and a result for each. */
export function answerBulk(results: BulkResult[], [one, many]: DoneWords): Answer<BulkResult[]> {
  const failed = results.filter(({ state }) => state === 'failed').length;
  const done = results.length - failed;
  const counted = done === 1 ? one : many.replace('#', String(done));
  if (failed === 0) return answer(results, { message: `${counted}.` });
  const left = failed === 1 ? '1 no se pudo' : `${failed} no se pudieron`;
  return answer(results, {
    icon: 'warning',
    message: done === 0 ? `No cambió nada: ${left}.` : `${counted}; ${left}.`,
  });
}
