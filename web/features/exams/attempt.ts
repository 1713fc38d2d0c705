import type { Api } from '../../../contract/index.ts';
import type { Exam, ExamResult } from '../../../contract/questions/calls.ts';
import { requireSessionOf } from '../../lib/api/own-session.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { type AnswerChannel, openAnswerChannel } from './answers/answer-channel.ts';
import { createAnswerSender } from './answers/answer-sender.ts';
import {
  type AnswerStore,
  type AttemptKey,
  listUnsentAnswers,
  openAnswerStore,
} from './answers/answer-store.ts';
import { type Click, openAnswers, uncountedAnswers } from './answers/answers-by-question.rules.ts';
import { type ClockReading, clockOf, type ExamClock } from './clock/exam-clock.rules.ts';

/** The calls that an exam makes; tests pass their own. */
export interface ExamApi {
  question: Pick<Api['question'], 'getTest' | 'saveAnswerByUser' | 'getCalification'>;
  attempt: Pick<Api['attempt'], 'getTime' | 'getOwn'>;
}

/** The account and the course of an exam. */
export interface Sitting {
  api: ExamApi;
  accountId: number;
  courseId: number;
}

/** An opened attempt: the server's questions and clock, and the unsent answers of this browser. */
export interface Attempt {
  exam: Exam;
  clock: ExamClock;
  store: AnswerStore;
  channel: AnswerChannel;
  stored: Click[];
}

/** The result of an attempt, and the answers of this browser that are not part of it. */
export interface Outcome {
  result: ExamResult;
  refused: ReturnType<typeof uncountedAnswers>;
}

const answerMilliseconds = 12_000;
const storeMilliseconds = 2_000;

/**
 * A call with a time limit: a network that swallows everything counts as down. It refuses another account's
 * session.
 */
async function ask<T>(
  accountId: number,
  call: (options: { signal: AbortSignal }) => Promise<T>,
): Promise<T & { sentAt: number; receivedAt: number }> {
  requireSessionOf(accountId);
  const sentAt = performance.now();
  const giveUp = new AbortController();
  let limit: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    limit = setTimeout(() => {
      reject(new ApiRefusal(0, 'El portal tarda en responder. Seguimos intentando.', 'error'));
      giveUp.abort();
    }, answerMilliseconds);
  });
  try {
    const answer = await Promise.race([call({ signal: giveUp.signal }), silence]);
    return { ...answer, sentAt, receivedAt: performance.now() };
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Starts an attempt or resumes the running one. With an id it resumes that one or is refused (409) (spec
 * 8.4). The stored clicks are read before the call: the start page may be sending one just now, and a click
 * that is missing both in the copy and in the server's answer would not be shown.
 */
export async function openAttempt(sitting: Sitting, attemptId?: number): Promise<Attempt> {
  const unsent = await withStoreTimeout(listUnsentAnswers(sitting.accountId), []);
  const { exam, timing } = await readExam(sitting, attemptId);
  const clock = clockOf(exam, timing);
  const store = openAnswerStore({ ...sitting, attemptId: exam.attemptId });
  const channel = openAnswerChannel({ ...sitting, attemptId: exam.attemptId });
  const stored = unsent.find(({ of }) => of.attemptId === exam.attemptId)?.clicks ?? [];
  return { exam, clock, store, channel, stored };
}

/** The questions with the server's answers, and the server's clock. */
export async function readExam({ api, accountId, courseId }: Sitting, attemptId?: number) {
  const input = {
    id: courseId,
    userId: accountId,
    ...(attemptId === undefined ? {} : { AttemptId: attemptId }),
  };
  const { data, sentAt, receivedAt } = await ask(accountId, (options) =>
    api.question.getTest(input, options),
  );
  return { exam: data, timing: { sentAt, receivedAt } };
}

/** The running attempt of the course, otherwise the latest one; null = there is none. */
export async function latestAttempt({ api, accountId, courseId }: Sitting): Promise<number | null> {
  const { data } = await ask(accountId, (options) =>
    api.attempt.getOwn({ userId: accountId, courseId }, options),
  );
  return (data.find(({ state }) => state === 'running') ?? data[0])?.id ?? null;
}

/** The time that the attempt has left; null = it has ended. */
export async function readTime({ api, accountId }: Sitting, attemptId: number): Promise<ClockReading | null> {
  const { data, sentAt, receivedAt } = await ask(accountId, (options) =>
    api.attempt.getTime({ id: attemptId }, options),
  );
  const { isOpen, remainingSeconds, allowedSeconds } = data;
  return isOpen ? { remainingSeconds, allowedSeconds, sentAt, receivedAt } : null;
}

/**
 * Limits the wait for the store. A browser without IndexedDB (some private windows), or one whose store
 * hangs, has stored nothing.
 */
async function withStoreTimeout<T>(stored: Promise<T>, nothing: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(nothing), storeMilliseconds));
  return Promise.race([stored.catch(() => nothing), late]);
}

/**
 * Sends one click, even while the page is being closed. Returns the answer that the server holds, and the
 * time left.
 */
export async function sendClick(
  { api, accountId }: Pick<Sitting, 'api' | 'accountId'>,
  { courseId, attemptId }: Pick<AttemptKey, 'courseId' | 'attemptId'>,
  click: Click,
): Promise<{ standing: string; reading: ClockReading }> {
  const { data, sentAt, receivedAt } = await ask(accountId, (options) =>
    api.question.saveAnswerByUser(
      {
        UserId: accountId,
        CourseId: courseId,
        QuestionId: click.questionId,
        Answer: click.answer,
        AttemptId: attemptId,
        ClickedAt: new Date(click.clickedAt).toISOString(),
      },
      { ...options, keepalive: true },
    ),
  );
  const { answer, remainingSeconds } = data;
  return { standing: answer, reading: { remainingSeconds, sentAt, receivedAt } };
}

/** Ends and grades an attempt. Ending it twice has the same result. */
export async function gradeAttempt(
  { api, accountId, courseId }: Sitting,
  attemptId: number,
  usedSeconds?: number,
): Promise<ExamResult> {
  const { data } = await ask(accountId, (options) =>
    api.question.getCalification(
      {
        UserId: accountId,
        CourseId: courseId,
        AttemptId: attemptId,
        ...(usedSeconds === undefined ? {} : { TimeOnTest: usedSeconds }),
      },
      options,
    ),
  );
  return data;
}

/**
 * Sends the stored clicks of earlier visits to an attempt, once. Clicks that cannot be sent now stay stored.
 */
export async function sendStored(
  sitting: Pick<Sitting, 'api' | 'accountId'>,
  of: AttemptKey,
  clicks: Click[],
) {
  const sender = createAnswerSender({
    answers: openAnswers([], clicks),
    store: openAnswerStore(of),
    send: async (click) => (await sendClick(sitting, of, click)).standing,
  });
  const isSent = await sender.flush();
  sender.stop();
  return { isSent, refused: uncountedAnswers(sender.state().answers) };
}

/**
 * Settles an attempt that ended while the page was closed: sends the stored clicks, so that none is lost, and
 * grades.
 */
export async function settleAttempt(sitting: Sitting, attemptId: number): Promise<Outcome> {
  const of = { ...sitting, attemptId };
  const { refused } = await sendStored(sitting, of, await withStoreTimeout(openAnswerStore(of).list(), []));
  return { result: await gradeAttempt(sitting, attemptId), refused };
}
