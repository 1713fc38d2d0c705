import type { Api } from '../../contract/index.ts';
import { aCourse, aMember, anEnrolment, aQuestion, type TestAccount } from './builders.ts';
import { RefusedCall } from './client.ts';
import type { TestPortal } from './portal.ts';

/** A member before, during and after the exam of one course. */
export interface Sitting {
  member: TestAccount;
  courseId: number;
  questionIds: number[];
  start(): Promise<Awaited<ReturnType<Api['question']['getTest']>>['data']>;
  save(
    questionId: number,
    answer: string,
    more?: { AttemptId?: number; ClickedAt?: string },
  ): ReturnType<Api['question']['saveAnswerByUser']>;
  /** A click that comes too late; throws if it is accepted, or refused for another reason (409). */
  saveLate(...click: Parameters<Sitting['save']>): Promise<void>;
  finish(more?: { AttemptId?: number }): ReturnType<Api['question']['getCalification']>;
  /** A whole attempt with so many right answers, all by default; resolves to its result. */
  sit(right?: number): Promise<Awaited<ReturnType<Sitting['finish']>>['data']>;
  /** The same member on another node. */
  at(other: TestPortal): Sitting;
}

interface SittingGiven {
  member?: TestAccount;
  courseId?: number;
  readSeconds?: number;
  /** Enrols the member; true by default. */
  isEnrolled?: boolean;
  /** One key for each question of the bank, with the options A and B. */
  keys?: string[];
  course?: Parameters<typeof aCourse>[1];
}

/**
 * Makes a course of four questions, B right in each, and a member who has read it; no attempt is started yet.
 */
export async function aSitting(test: TestPortal, given: SittingGiven = {}): Promise<Sitting> {
  const member = given.member ?? (await aMember(test.portal));
  const courseId = given.courseId ?? (await aCourse(test.portal, given.course));
  const questionIds: number[] = [];
  const keys = given.keys ?? (given.courseId === undefined ? ['B', 'B', 'B', 'B'] : []);
  for (const correct of keys) questionIds.push(await aQuestion(test.portal, courseId, { correct }));
  if (given.isEnrolled !== false) await anEnrolment(test.portal, member, courseId, given.readSeconds ?? 6000);
  return sittingAt(test, member, courseId, questionIds);
}

function sittingAt(test: TestPortal, member: TestAccount, courseId: number, questionIds: number[]): Sitting {
  const client = test.client.as(member).question;
  const own = { UserId: member.id, CourseId: courseId };
  const save: Sitting['save'] = (QuestionId, Answer, more = {}) =>
    client.saveAnswerByUser({ ...own, QuestionId, Answer, ...more });
  const start: Sitting['start'] = async () =>
    (await client.getTest({ id: courseId, userId: member.id })).data;
  const finish: Sitting['finish'] = (more = {}) =>
    client.getCalification({ ...own, TimeOnTest: 60, ...more });
  return {
    member,
    courseId,
    questionIds,
    start,
    save,
    async saveLate(...click) {
      const answered = await save(...click).catch((error: unknown) => error);
      if (!(answered instanceof RefusedCall && answered.status === 409))
        throw new Error('a click that came too late was not refused as one', { cause: answered });
    },
    finish,
    async sit(right) {
      for (const { id } of (await start()).questions.slice(0, right)) await save(id, 'B');
      return (await finish()).data;
    },
    at: (other) => sittingAt(other, member, courseId, questionIds),
  };
}

/** Moves an open attempt back until its time is over, without closing it. */
export async function putOverTime({ portal: { db, clock } }: TestPortal, attemptId: number): Promise<void> {
  const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
  await db
    .updateTable('attempt')
    .set({ started_at: ago(2000), closes_at: ago(800) })
    .where('id', '=', attemptId)
    .execute();
}
