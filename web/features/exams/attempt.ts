import type { Api } from '../../../contract/index.ts';
import type { Exam, ExamResult } from '../../../contract/question.ts';
import { ApiRefusal } from '../../lib/api.ts';
import { requireSessionOf } from '../../lib/own-session.ts';
import { type Click, openBook, refusedAnswers } from './answer-book.rules.ts';
import { createAnswerSender } from './answer-sender.ts';
import { type AnswerStore, type AttemptKey, openAnswerStore } from './answer-store.ts';
import { type ClockReading, clockOf, type ExamClock } from './exam-clock.rules.ts';

/** The calls that an exam makes: a test hands in its own. */
export interface ExamApi {
  question: Pick<Api['question'], 'getTest' | 'saveAnswerByUser' | 'getCalification'>;
  attempt: Pick<Api['attempt'], 'getTime'>;
}

/** Who sits which exam. */
export interface Sitting {
  api: ExamApi;
  accountId: number;
  username: string;
  courseId: number;
}

/** An attempt as it was opened: the server's questions and clock, and what this browser had not sent yet. */
export interface Attempt {
  exam: Exam;
  clock: ExamClock;
  store: AnswerStore;
  kept: Click[];
}

/** How an attempt came out, and which of this browser's answers the server refused. */
export interface Outcome {
  result: ExamResult;
  refused: ReturnType<typeof refusedAnswers>;
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

/** Starts the attempt or resumes the running one; with an id it resumes that one or is refused (409) (decisions §5). */
export async function openAttempt(sitting: Sitting, attemptId?: number): Promise<Attempt> {
  const { exam, timing } = await readExam(sitting, attemptId);
  const clock = clockOf(exam, timing);
  const store = openAnswerStore({ ...sitting, attemptId: exam.attemptId });
  return { exam, clock, store, kept: await keptClicks(store) };
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

/** How long the attempt still runs; null = it has ended. */
export async function readTime({ api, accountId }: Sitting, attemptId: number): Promise<ClockReading | null> {
  const { data, sentAt, receivedAt } = await ask(accountId, (options) =>
    api.attempt.getTime({ id: attemptId }, options),
  );
  const { isOpen, remainingSeconds, allowedSeconds } = data;
  return isOpen ? { remainingSeconds, allowedSeconds, sentAt, receivedAt } : null;
}

/** A browser without IndexedDB (some private windows), or one whose store hangs, has kept nothing. */
async function keptClicks(store: AnswerStore): Promise<Click[]> {
  const nothing = new Promise<Click[]>((resolve) => setTimeout(() => resolve([]), storeMilliseconds));
  return Promise.race([store.list().catch(() => []), nothing]);
}

/** Sends one click; answers what is left. */
export async function sendClick(
  { api, accountId }: Pick<Sitting, 'api' | 'accountId'>,
  { courseId, attemptId }: Pick<AttemptKey, 'courseId' | 'attemptId'>,
  click: Click,
): Promise<ClockReading> {
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
      options,
    ),
  );
  return { remainingSeconds: data.remainingSeconds, sentAt, receivedAt };
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
    send: async (click) => void (await sendClick(sitting, of, click)),
  });
  const isSent = await sender.flush();
  sender.stop();
  return { isSent, refused: refusedAnswers(sender.state().book) };
}

/** An attempt that ended while the page was away: sends what was kept, so that nothing is lost unseen, and grades. */
export async function settleAttempt(sitting: Sitting, attemptId: number): Promise<Outcome> {
  const of = { ...sitting, attemptId };
  const { refused } = await sendKept(sitting, of, await keptClicks(openAnswerStore(of)));
  return { result: await gradeAttempt(sitting, attemptId), refused };
}
