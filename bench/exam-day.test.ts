import { expect, test } from 'vitest';
import { type ExamDay, fewestProcessors, type StepCosts, simulate } from './exam-day.ts';

const day: ExamDay = { members: 600, arrivalSeconds: 60, startSeconds: 60, sittingSeconds: 600, clicks: 60 };
const free: StepCosts = { signIn: 0, pages: 0, start: 0, click: 0, end: 0 };

test('where there is room, a processor is busy as long as the work that comes', () => {
  // ten sign-ins a second, each 20 ms
  expect(simulate(day, { ...free, signIn: 0.02 }, { count: 1, usable: 0.7 })).toMatchObject({
    peak: expect.closeTo(0.2),
    longestWait: 0,
    certificatesAfter: 0,
  });
  // all 600 sit at once, each with a click every ten seconds
  const clicking = simulate(day, { ...free, click: 0.005 }, { count: 1, usable: 1 });
  expect(clicking.peak).toBeCloseTo(0.3, 2);
});

test('where there is none, who comes last waits for those before', () => {
  // ten a second, each 100 ms: 60 s of work come within 60 s, to half a processor
  const { longestWait, peak } = simulate(day, { ...free, start: 0.1 }, { count: 1, usable: 0.5 });
  expect(longestWait).toBeCloseTo(60);
  expect(peak).toBeCloseTo(0.5);
});

test('certificates wait until people are served, and are made afterwards', () => {
  // 60 s of certificates within the last 60 s
  const busy = simulate(day, { ...free, end: 0.1 }, { count: 1, usable: 0.5 });
  expect(busy.longestWait).toBe(0);
  expect(busy.certificatesAfter).toBeGreaterThanOrEqual(59);
  const limits = { usable: 0.5, waitSeconds: 1, certificateSeconds: 1 };
  expect(fewestProcessors(day, { ...free, end: 0.1 }, limits).count).toBe(2);
});
