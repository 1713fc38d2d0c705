import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  byLargestRemainder,
  type DrawShare,
  quotasOf,
  seenAfterThree,
  shortagesOf,
  shortageText,
  smallBankText,
} from './draw.ts';

const sum = (all: readonly number[]) => all.reduce((before, each) => before + each, 0);

describe('byLargestRemainder', () => {
  it('gives whole parts that add up, each within one of its exact part', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 12 })
      .filter((all) => sum(all) > 0);
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 500 }), (all, total) => {
        const parts = byLargestRemainder(all, total);
        expect(sum(parts)).toBe(total);
        for (const [at, part] of parts.entries())
          expect(Math.abs(part - ((all[at] ?? 0) * total) / sum(all))).toBeLessThan(1);
      }),
    );
  });

  it('gives what is left over to the largest remainders, of equal ones to the first', () => {
    expect(byLargestRemainder([2, 3, 3, 2], 10)).toEqual([2, 3, 3, 2]);
    expect(byLargestRemainder([1, 1, 1], 10)).toEqual([4, 3, 3]);
    expect(byLargestRemainder([5, 3, 1], 4)).toEqual([2, 1, 1]);
  });
});

const share = (module: string, count: number, hard: number | null = null): DrawShare => ({
  module,
  count,
  hard,
});

test('quotas are the shares where these add up, else in their proportion, and hard ones stand apart', () => {
  expect(quotasOf([], 10)).toEqual([]);
  expect(quotasOf([share('a', 2, 1), share('b', 0)], 2)).toEqual([
    { module: 'a', isHard: true, count: 1 },
    { module: 'a', isHard: false, count: 1 },
  ]);
  expect(quotasOf([share('a', 3), share('b', 1)], 8)).toEqual([
    { module: 'a', isHard: null, count: 6 },
    { module: 'b', isHard: null, count: 2 },
  ]);
});

test('a shortage says what is missing of what', () => {
  const bank = [
    { module: 'Aportes', isHard: true },
    { module: 'Aportes', isHard: false },
    { module: '', isHard: false },
  ];
  const quotas = quotasOf([share('Aportes', 3, 2), share('', 1)], 4);
  expect(shortagesOf(quotas, bank).map(shortageText)).toEqual([
    'Falta 1 de «Aportes» difíciles: cada examen pide 2 y hay 1.',
  ]);
});

test('three attempts at 10 of 24 show 80 % by chance, all of it where unseen ones come first', () => {
  expect(seenAfterThree(10, 24, false)).toBe(80);
  expect(seenAfterThree(10, 24, true)).toBe(100);
  expect(seenAfterThree(10, 40, true)).toBe(75);
  expect(smallBankText(10, 24, false)).toBe(
    'Tres exámenes de 10 preguntas piden 30 y hay 24: tras tres intentos una persona habrá visto el 80 % del banco.',
  );
  expect(smallBankText(10, 24, true)).toContain('habrá visto todo el banco.');
  expect(smallBankText(10, 30, false)).toBeNull();
  expect(smallBankText(10, 0, false)).toBeNull();
});
