import type { Exam, ExamResult } from '../../../contract/calls/question.ts';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../lib/api/api.ts';
import { requireSessionOf } from '../../lib/api/own-session.ts';
import { type Click, openBook, uncountedAnswers } from './answers/answer-book.rules.ts';
import { createAnswerSender } from './answers/answer-sender.ts';
import { type AnswerStore, type AttemptKey, listLeftovers, openAnswerStore } from './answers/answer-store.ts';
import { type ClockReading, clockOf, type ExamClock } from './clock/exam-clock.rules.ts';

/** The calls that an exam makes: a test hands in its own. */
export interface ExamApi {
  question: Pick<Api['question'], 'getTest' | 'saveAnswerByUser' | 'getCalification'>;
  attempt: Pick<Api['attempt'], 'getTime' | 'getOwn'>;
}

/** Who sits which exam. */
export interface Sitting {
  api: ExamApi;
  accountId: number;
  courseId: number;
}

/** An attempt as it was opened: the server's questions and clock, and what this browser had not sent yet. */
export interface Attempt {
  exam: Exam;
  clock: ExamClock;
  store: AnswerStore;
  kept: Click[];
}

/** How an attempt came out, and which of this browser's answers it came out without. */
export interface Outcome {
  result: ExamResult;
  refused: ReturnType<typeof uncountedAnswers>;
}

const answerMilliseconds = 12_000;
const storeMilliseconds = 2_000;

/** A call that does not hang: a network that swallows everything counts as gone. Refuses another account's session. */
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
 * Starts the attempt or resumes the running one; with an id it resumes that one or is refused (409) (spec 8.4). What
 * this browser has kept is looked up before: the start page may be sending it just now, and a click that is in neither
 * the copy nor the server's answer would be shown by nobody.
 */
export async function openAttempt(sitting: Sitting, attemptId?: number): Promise<Attempt> {
  const leftovers = await unlessItHangs(listLeftovers(sitting.accountId), []);
  const { exam, timing } = await readExam(sitting, attemptId);
  const clock = clockOf(exam, timing);
  const store = openAnswerStore({ ...sitting, attemptId: exam.attemptId });
  const kept = leftovers.find(({ of }) => of.attemptId === exam.attemptId)?.clicks ?? [];
  return { exam, clock, store, kept };
}

/** The questions with the answers that the server holds, and its clock. */
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

/** The running attempt of the course, else the one that was started last; null = there is none. */
export async function latestAttempt({ api, accountId, courseId }: Sitting): Promise<number | null> {
  const { data } = await ask(accountId, (options) =>
    api.attempt.getOwn({ userId: accountId, courseId }, options),
  );
  return (data.find(({ state }) => state === 'running') ?? data[0])?.id ?? null;
}

/** How long the attempt still runs; null = it has ended. */
export async function readTime({ api, accountId }: Sitting, attemptId: number): Promise<ClockReading | null> {
  const { data, sentAt, receivedAt } = await ask(accountId, (options) =>
    api.attempt.getTime({ id: attemptId }, options),
  );
  const { isOpen, remainingSeconds, allowedSeconds } = data;
  return isOpen ? { remainingSeconds, allowedSeconds, sentAt, receivedAt } : null;
}

/** A browser without IndexedDB (some private windows), or one whose store hangs, has kept nothing. */
async function unlessItHangs<T>(kept: Promise<T>, nothing: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(nothing), storeMilliseconds));
  return Promise.race([kept.catch(() => nothing), late]);
}

/** Sends one click, also while the page is being closed; answers what stands with the server, and what time is left. */
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

/** Ends and grades an attempt; ending it twice gives the same. */
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

/** Sends what earlier visits kept of an attempt, once. Clicks that cannot be sent now stay kept. */
export async function sendKept(sitting: Pick<Sitting, 'api' | 'accountId'>, of: AttemptKey, clicks: Click[]) {
  const sender = createAnswerSender({
    book: openBook([], clicks),
    store: openAnswerStore(of),
    send: async (click) => (await sendClick(sitting, of, click)).standing,
  });
  const isSent = await sender.flush();
  sender.stop();
  return { isSent, refused: uncountedAnswers(sender.state().book) };
}

/** An attempt that ended while the page was away: sends what was kept, so that nothing is lost unseen, and grades. */
export async function settleAttempt(sitting: Sitting, attemptId: number): Promise<Outcome> {
  const of = { ...sitting, attemptId };
  const { refused } = await sendKept(sitting, of, await unlessItHangs(openAnswerStore(of).list(), []));
  return { result: await gradeAttempt(sitting, attemptId), refused };
}
