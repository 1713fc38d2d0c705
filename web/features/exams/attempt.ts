import type { Api } from '../../../contract/index.ts';
import type { Exam, ExamResult } from '../../../contract/question.ts';
import { requireSessionOf } from '../../lib/own-session.ts';
import { type Click, openBook } from './answer-book.rules.ts';
import { createAnswerSender } from './answer-sender.ts';
import { type AnswerStore, openAnswerStore } from './answer-store.ts';
import { clockOf, type ExamClock } from './exam-clock.rules.ts';

/** The calls that an exam makes: a test hands in its own. */
export interface ExamApi {
  question: Pick<Api['question'], 'getTest' | 'saveAnswerByUser' | 'getCalification'>;
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

/** Starts the attempt or resumes the running one (decisions §5). */
export async function openAttempt({ api, accountId, courseId }: Sitting): Promise<Attempt> {
  requireSessionOf(accountId);
  const { data } = await api.question.getTest({ id: courseId, userId: accountId });
  const clock = clockOf(data, performance.now());
  const store = openAnswerStore(accountId, data.attemptId);
  return { exam: data, clock, store, kept: await keptClicks(store) };
}

/** A browser without IndexedDB (some private windows) has kept nothing. */
async function keptClicks(store: AnswerStore): Promise<Click[]> {
  return store.list().catch(() => []);
}

/** Sends one click; answers the seconds that are left. */
export async function sendClick(sitting: Sitting, attemptId: number, click: Click): Promise<number> {
  requireSessionOf(sitting.accountId);
  const { data } = await sitting.api.question.saveAnswerByUser({
    UserId: sitting.accountId,
    CourseId: sitting.courseId,
    QuestionId: click.questionId,
    Answer: click.answer,
    AttemptId: attemptId,
    ClickedAt: new Date(click.clickedAt).toISOString(),
  });
  return data.remainingSeconds;
}

/** Ends and grades an attempt; ending it twice gives the same. */
export async function gradeAttempt(
  sitting: Sitting,
  attemptId: number,
  usedSeconds?: number,
): Promise<ExamResult> {
  requireSessionOf(sitting.accountId);
  const { data } = await sitting.api.question.getCalification({
    UserId: sitting.accountId,
    CourseId: sitting.courseId,
    AttemptId: attemptId,
    ...(usedSeconds === undefined ? {} : { TimeOnTest: usedSeconds }),
  });
  return data;
}

/** An attempt whose time ended while the page was away: sends what was kept, so that nothing is lost unseen, and grades. */
export async function settleAttempt(sitting: Sitting, attemptId: number): Promise<ExamResult> {
  const store = openAnswerStore(sitting.accountId, attemptId);
  const sender = createAnswerSender({
    book: openBook([], await keptClicks(store)),
    store,
    send: async (click) => void (await sendClick(sitting, attemptId, click)),
  });
  await sender.flush();
  sender.stop();
  return gradeAttempt(sitting, attemptId);
}
