import { type Discrimination, type Group, leastAnswers } from './item-statistics.rules.ts';

/** The reasons to check a question or an exam (spec 10.9). */
export type QuestionAlarm =
  /** The best members choose another answer than the key. */
  | { kind: 'key'; chosen: string; key: string; isFailed: boolean }
  /** Better members fail it more often. */
  | { kind: 'reversed' }
  /** Hardly anybody answers it right, and no other answer stands out. */
  | { kind: 'failed' }
  /** Nobody answers it right; `chosen` is the majority's answer, null = none. */
  | { kind: 'nobody'; chosen: string | null; key: string };

/** The statistics of a question's answers. */
export interface Judged {
  key: string;
  asked: number;
  right: number;
  discrimination: Discrimination | null;
  groups: { lower: Group; upper: Group } | null;
  /** How often each answer was given; '' = unanswered. */
  given: ReadonlyMap<string, number>;
}

/** The highest share of right answers, in per cent, that still means 'hardly anybody'. */
const failedPercent = 20;
/**
 * The minimum number of answers for the alarm that nobody is right: a wrong key then explains it better than chance.
 */
const leastAnswersOfNobody = 10;
const z95 = 1.959_963_985;
const z99 = 2.575_829_304;

/** The alarm of a question, the strongest first; null = none. */
export function questionAlarm(judged: Judged): QuestionAlarm | null {
  const { asked, right, key, discrimination } = judged;
  if (right === 0 && asked >= leastAnswersOfNobody)
    return { kind: 'nobody', chosen: chosenByMost(judged), key };
  if (asked < leastAnswers) return null;
  const isFailed = 100 * right <= failedPercent * asked;
  const chosen = chosenByTheBest(judged);
  if (chosen !== null) return { kind: 'key', chosen, key, isFailed };
  if (discrimination !== null && discrimination.high < 0) return { kind: 'reversed' };
  return isFailed ? { kind: 'failed' } : null;
}

/** The wrong answer of more than half; null = none. */
function chosenByMost({ given, asked }: Judged): string | null {
  const [most] = [...given].filter(([answer]) => answer !== '').toSorted(([, a], [, b]) => b - a);
  return most !== undefined && 2 * most[1] > asked ? most[0] : null;
}

/**
 * The answer that the upper third chooses more often than the key, beyond chance (at 95 per cent), and more often than
 * the lower third does.
 */
function chosenByTheBest({ key, groups }: Judged): string | null {
  if (groups === null) return null;
  const { upper, lower } = groups;
  const [first] = [...upper.counts]
    .filter(([answer]) => answer !== '' && answer !== key)
    .toSorted(([, a], [, b]) => b - a);
  if (first === undefined) return null;
  const [answer, count] = first;
  const ofKey = upper.counts.get(key) ?? 0;
  const isBeyondChance = (count - ofKey) / Math.sqrt(count + ofKey) >= z95;
  const isOfTheBest = count / upper.n > (lower.counts.get(answer) ?? 0) / lower.n;
  return isBeyondChance && isOfTheBest ? answer : null;
}

/** Exams that ended in a time, and how many were passed. */
export interface Passes {
  finished: number;
  passed: number;
}

/** The days checked for a changed pass rate, and the preceding days for comparison. */
export const recentDays = 30;
export const formerDays = 90;
const leastPoints = 10;

/**
 * The pass rates in whole per cent, if they changed by at least ten points, beyond chance (two proportions, at 99 per
 * cent), and both have `leastAnswers` exams or more.
 */
export function movedRate(recent: Passes, former: Passes): { recent: number; former: number } | null {
  if (recent.finished < leastAnswers || former.finished < leastAnswers) return null;
  const [now, before] = [recent.passed / recent.finished, former.passed / former.finished];
  const pooled = (recent.passed + former.passed) / (recent.finished + former.finished);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / recent.finished + 1 / former.finished));
  const rates = { recent: Math.round(100 * now), former: Math.round(100 * before) };
  const isMoved =
    Math.abs(rates.recent - rates.former) >= leastPoints && Math.abs(now - before) >= z99 * error;
  return isMoved ? rates : null;
}
