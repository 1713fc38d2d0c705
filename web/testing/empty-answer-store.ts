import { vi } from 'vitest';
import * as answerStore from '../features/exams/answers/answer-store.ts';

/** Replaces the browser's store by an empty one for the rest of the test. Returns the clicks put into it. */
export function emptyAnswerStore() {
  const put = vi.fn(async () => undefined);
  vi.spyOn(answerStore, 'openAnswerStore').mockReturnValue({
    list: async () => [],
    put,
    remove: async () => undefined,
  });
  vi.spyOn(answerStore, 'listUnsentAnswers').mockResolvedValue([]);
  return put;
}
