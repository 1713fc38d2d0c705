import { beforeEach, expect, it, vi } from 'vitest';
import * as answerStore from './answers/answer-store.ts';
import type { Click } from './answers/answers-by-question.rules.ts';
import { type ExamApi, openAttempt } from './attempt.ts';

const click: Click = { questionId: 1, answer: 'B', clickedAt: 1000 };
const stored = { clicks: [] as Click[], hangs: false };
const of = { accountId: 9, courseId: 3 };

const exam = { attemptId: 5, allowedSeconds: 600, remainingSeconds: 600, serverTime: '2026-11-20T12:00:00Z' };
const sittingWith = (getTest: () => Promise<unknown>) => ({
  ...of,
  api: { question: { getTest } } as unknown as ExamApi,
});

beforeEach(() => {
  stored.clicks = [click];
  stored.hangs = false;
  const store = { list: async () => stored.clicks, put: vi.fn(), remove: vi.fn() };
  vi.spyOn(answerStore, 'openAnswerStore').mockReturnValue(store);
  vi.spyOn(answerStore, 'listUnsentAnswers').mockImplementation(() =>
    stored.hangs
      ? new Promise(() => undefined)
      : Promise.resolve([
          { of: { ...of, attemptId: 4 }, clicks: [{ questionId: 1, answer: 'C', clickedAt: 500 }] },
          ...(stored.clicks.length === 0 ? [] : [{ of: { ...of, attemptId: 5 }, clicks: stored.clicks }]),
        ]),
  );
});

it('opens an attempt with what the browser kept of it, even if that is being sent just then', async () => {
  const getTest = async () => {
    stored.clicks = []; // the start page sent it after this answer was read, and has removed its copy
    return { data: { ...exam, questions: [{ id: 1, answer: 'A' }] } };
  };
  expect((await openAttempt(sittingWith(getTest))).stored).toEqual([click]);
});

it('opens it without a copy where the store hangs', async () => {
  stored.hangs = true;
  vi.useFakeTimers();
  const opened = openAttempt(sittingWith(async () => ({ data: { ...exam, questions: [] } })));
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await opened).stored).toEqual([]);
  vi.useRealTimers();
});
