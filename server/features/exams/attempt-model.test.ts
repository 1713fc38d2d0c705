import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefusedCall } from '../../testing/client.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { aSitting, type Sitting } from '../../testing/sitting.ts';
import { closeOverdueAttempts } from './close-attempt.ts';

/**
 * A few lines that say what an attempt is, beside the portal that does it: any sequence of starts, clicks, endings,
 * jobs and waits must look the same from both. Milliseconds throughout; an exam of one minute, three questions, B right.
 */
const allowed = 60_000;
const grace = 20_000;

interface ModelAttempt {
  start: number;
  answers: Map<number, { answer: string; clickedAt: number }>;
  result?: { calification: number; usedSeconds: number; answeredCount: number };
}

function modelFrom(now: number) {
  const attempts: ModelAttempt[] = [];
  const openOne = () => attempts.find((attempt) => attempt.result === undefined);
  const remaining = (attempt: ModelAttempt) => Math.max(0, attempt.start + allowed - now) / 1000;
  const isOver = (attempt: ModelAttempt) => now >= attempt.start + allowed + grace;
  const end = (attempt: ModelAttempt) => {
    const given = [...attempt.answers.values()];
    const right = given.filter(({ answer }) => answer === 'B').length;
    attempt.result = {
      calification: Math.round((100 * right) / 3),
      usedSeconds: Math.round(Math.min(now - attempt.start, allowed) / 1000),
      answeredCount: given.filter(({ answer }) => answer !== '').length,
    };
  };
  const endOverdue = () =>
    attempts.filter((attempt) => attempt.result === undefined && isOver(attempt)).forEach(end);
  return {
    endOverdue,
    wait(until: number) {
      now = until;
    },
    start() {
      endOverdue();
      if (attempts.some((attempt) => (attempt.result?.calification ?? 0) > 80)) return 409;
      const open = openOne() ?? { start: now, answers: new Map() };
      if (!attempts.includes(open)) attempts.push(open);
      const answers = [0, 1, 2].map((question) => open.answers.get(question)?.answer ?? null);
      return { answers, number: attempts.length, remaining: remaining(open) };
    },
    save(question: number, answer: string, ago: number | null) {
      const open = openOne();
      if (open === undefined || isOver(open)) return 409;
      const latest = Math.min(now, open.start + allowed);
      const clickedAt = Math.min(latest, Math.max(open.start, now - (ago ?? 0)));
      if ((open.answers.get(question)?.clickedAt ?? 0) <= clickedAt)
        open.answers.set(question, { answer, clickedAt });
      return { remaining: remaining(open) };
    },
    finish() {
      const open = openOne();
      if (open !== undefined) end(open);
      return attempts.at(-1)?.result ?? 409;
    },
  };
}

let test: TestPortal;

beforeAll(async () => {
  test = await openTestPortal();
});
afterAll(() => test.close());

const statusOf = (error: unknown) => {
  if (error instanceof RefusedCall) return error.status;
  throw error;
};

/** The portal, seen as the model shows itself. */
function portalOf(sitting: Sitting) {
  const seen: number[] = [];
  return {
    async start() {
      const exam = await sitting.start();
      if (!seen.includes(exam.attemptId)) seen.push(exam.attemptId);
      const answers = sitting.questionIds.map(
        (id) => exam.questions.find((question) => question.id === id)?.answer,
      );
      return { answers, number: seen.indexOf(exam.attemptId) + 1, remaining: exam.remainingSeconds };
    },
    async save(question: number, answer: string, ago: number | null) {
      const clickedAt =
        ago === null ? {} : { ClickedAt: new Date(test.clock.now().getTime() - ago).toISOString() };
      const { data } = await sitting.save(sitting.questionIds[question] ?? 0, answer, clickedAt);
      return { remaining: data.remainingSeconds };
    },
    async finish() {
      const { calification, usedSeconds, answeredCount } = (await sitting.finish()).data;
      return { calification, usedSeconds, answeredCount };
    },
  };
}

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.integer({ min: 0, max: 45_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      question: fc.integer({ min: 0, max: 2 }),
      answer: fc.constantFrom('A', 'B', ''),
      ago: fc.option(fc.integer({ min: -5000, max: 90_000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('finish' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('job' as const) }) },
);

it('behaves as the model in any sequence of calls, waits and jobs', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const sitting = await aSitting(test, { keys: ['B', 'B', 'B'], course: { examMinutes: 1 } });
      const portal = portalOf(sitting);
      const model = modelFrom(test.clock.now().getTime());
      for (const taken of steps) {
        if (taken.do === 'wait') {
          test.clock.advance(taken.milliseconds / 1000);
          model.wait(test.clock.now().getTime());
        } else if (taken.do === 'job') {
          await closeOverdueAttempts(test.context());
          model.endOverdue();
        } else if (taken.do === 'save') {
          const { question, answer, ago } = taken;
          const expected = model.save(question, answer, ago);
          expect(await portal.save(question, answer, ago).catch(statusOf)).toEqual(expected);
        } else {
          const expected = model[taken.do]();
          expect(await portal[taken.do]().catch(statusOf)).toEqual(expected);
        }
      }
    }),
    { numRuns: 30 },
  );
});
