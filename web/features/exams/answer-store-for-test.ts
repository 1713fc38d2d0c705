import { vi } from 'vitest';
import * as answerStore from './answers/answer-store.ts';

/** Puts a store that holds nothing in the place of the browser's, for the rest of the test; gives what was put there. */
export function emptyAnswerStore() {
  const put = vi.fn(async () => undefined);
  vi.spyOn(answerStore, 'openAnswerStore').mockReturnValue({
    list: async () => [],
    put,
    remove: async () => undefined,
  });
  vi.spyOn(answerStore, 'listLeftovers').mockResolvedValue([]);
  return put;
}
