import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RefusedCall } from '../../testing/client.ts';
import { aSitting, type Sitting } from '../../testing/exam-sitting.ts';
import { modelFrom } from '../../testing/exams/attempt-model.ts';
import { anAdminOf, aTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signedInJustNow } from '../../testing/scenes.ts';
import { closeOverdueAttempts } from './close-attempt.ts';

/**
 * Any sequence of actions of members, administrators, time, the job and restarts must have the same result in the model
 * and in the portal.
 */
const test = aTestPortal();

const { admin } = anAdminOf(test);

const statusOf = (error: unknown) => {
  if (error instanceof RefusedCall) return error.status;
  throw error;
};
const done = () => 'done';

/** The portal behind the model's interface; `node` is the one that answers now. */
function portalOf(sitting: Sitting, node: TestPortal) {
  const seen: number[] = [];
  const { member, courseId, questionIds } = sitting;
  const Reason = 'Prueba';
  const idOf = (index: number) => seen[index] ?? 999_999;
  const attempt = () => node.client.as(admin).attempt;
  return {
    async restart() {
      const before = node;
      node = await test.another();
      if (before !== test) await before.close();
    },
    async close() {
      if (node !== test) await node.close();
    },
    job: () => closeOverdueAttempts(node.context()),
    async apply() {
      await node.client.as(member).users.addUserCourse({ UserId: member.id, CourseId: courseId });
      await node.portal.db
        .updateTable('enrolment')
        .set({ read_seconds: 60 })
        .where('account_id', '=', member.id)
        .execute();
      return 'done';
    },
    async start() {
      const exam = await sitting.at(node).start();
      if (!seen.includes(exam.attemptId)) seen.push(exam.attemptId);
      const answers = questionIds.map((id) => exam.questions.find((question) => question.id === id)?.answer);
      return { answers, number: seen.indexOf(exam.attemptId) + 1, remaining: exam.remainingSeconds };
    },
    async save(question: number, answer: string, ago: number | null, named: number | null) {
      const more = {
        ...(ago === null ? {} : { ClickedAt: new Date(test.clock.now().getTime() - ago).toISOString() }),
        ...(named === null ? {} : { AttemptId: idOf(named) }),
      };
      const { data } = await sitting.at(node).save(questionIds[question] ?? 0, answer, more);
      return { remaining: data.remainingSeconds };
    },
    async finish() {
      const { attemptId, calification, usedSeconds, answeredCount } = (await sitting.at(node).finish()).data;
      const number = seen.indexOf(attemptId) + 1;
      return { number, grade: calification, used: usedSeconds, answered: answeredCount };
    },
    moreMinutes: (index: number, Minutes: number) =>
      attempt()
        .addMinutes({ Id: idOf(index), Minutes, Reason })
        .then(done),
    reopen: (index: number, Minutes: number) =>
      attempt()
        .reopen({ Id: idOf(index), Minutes, Reason })
        .then(done),
    async annul(index: number) {
      await signedInJustNow({ test });
      await attempt().annul({ Id: idOf(index), Reason });
      return done();
    },
    async acceptLate(index: number, question: number) {
      await signedInJustNow({ test });
      await attempt().acceptLate({ Id: idOf(index), QuestionIds: [questionIds[question] ?? 0], Reason });
      return done();
    },
    async evidence() {
      const all = [];
      for (const id of seen) {
        const { data } = await attempt().getEvidence({ id });
        const of = (question: number) =>
          data.questions.find(({ questionId }) => questionId === questionIds[question]);
        all.push({
          state: data.state,
          grade: data.grade,
          used: data.usedSeconds,
          isCertified: data.certificateCode !== null,
          answers: [0, 1, 2].map((question) => of(question)?.answer),
          late: [0, 1, 2].map((question) => {
            const late = of(question)?.late ?? null;
            return late && [late.answer, Date.parse(late.clickedAt), late.isAccepted];
          }),
        });
      }
      return all;
    },
  };
}

const one = <T extends string>(name: T) => fc.record({ do: fc.constant(name) });
const question = fc.integer({ min: 0, max: 2 });
/** The index of an attempt, mostly an existing one. */
const index = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const minutes = fc.integer({ min: 1, max: 2 });
const step = fc.oneof(
  {
    weight: 4,
    // whole seconds, because pauses are stored in seconds; `ago` below may have fractions
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 0, max: 50 }) }),
  },
  { weight: 4, arbitrary: one('start') },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      question,
      answer: fc.constantFrom('A', 'B', 'B', ''),
      ago: fc.option(fc.integer({ min: -5000, max: 90_000 })),
      named: fc.option(index, { freq: 1 }),
    }),
  },
  { weight: 2, arbitrary: one('finish') },
  { weight: 1, arbitrary: one('job') },
  { weight: 1, arbitrary: one('restart') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('moreMinutes' as const), index, minutes }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('reopen' as const), index, minutes }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('annul' as const), index }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('acceptLate' as const), index, question }) },
);
/** The member enrols once, early: the sequence starts with the actions that are refused before. */
type Step = (typeof step extends fc.Arbitrary<infer T> ? T : never) | { do: 'apply' };
type Portal = ReturnType<typeof portalOf>;
type Model = ReturnType<typeof modelFrom>;

/** Takes one step on either side; only the portal is asynchronous. */
function take(side: Portal | Model, taken: Exclude<Step, { do: 'wait' | 'job' | 'restart' }>): unknown {
  if (taken.do === 'save') return side.save(taken.question, taken.answer, taken.ago, taken.named);
  if (taken.do === 'moreMinutes' || taken.do === 'reopen') return side[taken.do](taken.index, taken.minutes);
  if (taken.do === 'annul') return side.annul(taken.index);
  if (taken.do === 'acceptLate') return side.acceptLate(taken.index, taken.question);
  return side[taken.do]();
}

it('behaves as the model in any sequence of calls, waits, jobs and restarts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50, size: 'max' }), async (steps) => {
      const given = { keys: ['B', 'B', 'B'], course: { examMinutes: 1 }, isEnrolled: false };
      const portal = portalOf(await aSitting(test, given), test);
      const model = modelFrom(test.clock.now().getTime());
      for (const taken of [
        ...(['start', 'apply', 'start'] as const).map((name) => ({ do: name })),
        ...steps,
      ]) {
        if (taken.do === 'wait') {
          test.clock.advance(taken.seconds);
          model.wait(test.clock.now().getTime());
        } else if (taken.do === 'job') {
          await portal.job();
          model.endOverdue();
        } else if (taken.do === 'restart') await portal.restart();
        else {
          const expected = take(model, taken);
          const found = await Promise.resolve()
            .then(() => take(portal, taken))
            .catch(statusOf);
          expect(found, JSON.stringify(taken)).toEqual(expected);
        }
      }
      const expected = model.evidence();
      expect(await portal.evidence()).toEqual(expected);
      await portal.close();
    }),
    { numRuns: 20 },
  );
});
