import { type Drawable, isIn, type Quota } from '../../../contract/exams/draw.ts';

/** Gives an integer from 0 to n - 1. */
export type RandomBelow = (n: number) => number;

/** Draws `count` of the questions in random order, all if there are fewer. */
export function drawQuestions<T>(questions: readonly T[], count: number, randomBelow: RandomBelow): T[] {
  const left = [...questions];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomBelow(left.length), 1));
  return drawn;
}

/** A question of a bank, with how often its person was asked it, and when last. */
export interface Known extends Drawable {
  timesSeen: number;
  lastSeenAt: Date | null;
}

/** Those seen least come first; of equal ones, those seen longest ago. */
const byLeastSeen = (one: Known, other: Known): number =>
  one.timesSeen - other.timesSeen || (one.lastSeenAt?.getTime() ?? 0) - (other.lastSeenAt?.getTime() ?? 0);

/**
 * Draws `count` questions, all if there are fewer: of each quota as many as it asks, and for what a quota lacks first
 * others of its module, then any. With `unseenFirst` those that the person has seen least, and longest ago, are taken
 * first; else all alike. In random order.
 */
export function drawFairly<T extends Known>(
  bank: readonly T[],
  { count, quotas, unseenFirst }: { count: number; quotas: readonly Quota[]; unseenFirst: boolean },
  randomBelow: RandomBelow,
): T[] {
  const mixed = shuffled(bank, randomBelow);
  const left = new Set(unseenFirst ? mixed.toSorted(byLeastSeen) : mixed);
  const drawn: T[] = [];
  const take = (atMost: number, fits: (question: T) => boolean) => {
    let taken = 0;
    for (const question of left) {
      if (taken >= atMost || drawn.length >= count) break;
      if (!fits(question)) continue;
      left.delete(question);
      drawn.push(question);
      taken += 1;
    }
    return atMost - taken;
  };
  const missing = quotas.map((quota) => ({
    module: quota.module,
    count: take(quota.count, (question) => isIn(quota, question)),
  }));
  for (const lack of missing) take(lack.count, ({ module }) => module === lack.module);
  take(count, () => true);
  return shuffled(drawn, randomBelow);
}

function shuffled<T>(all: readonly T[], randomBelow: RandomBelow): T[] {
  const mixed = [...all];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const at = randomBelow(end + 1);
    [mixed[end], mixed[at]] = [mixed[at] as T, mixed[end] as T];
  }
  return mixed;
}

/** The stored letters of `count` options in a random order: 'CADB'. */
export const optionOrder = (count: number, randomBelow: RandomBelow): string =>
  shuffled([...'ABCD'.slice(0, count)], randomBelow).join('');
