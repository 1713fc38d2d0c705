import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawQuestions } from './draw-questions.rules.ts';

describe('drawQuestions', () => {
  it('draws the wanted number, each once, all if fewer', () => {
    const bank = fc.uniqueArray(fc.integer(), { maxLength: 30 });
    fc.assert(
      fc.property(
        bank,
        fc.integer({ min: 1, max: 40 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (all, count, random) => {
          const drawn = drawQuestions(all, count, (n) => Math.floor(Number(random.next().value) * n));
          expect(drawn).toHaveLength(Math.min(count, all.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(all).toEqual(expect.arrayContaining(drawn));
        },
      ),
    );
  });

  it('gives every question the same chance', () => {
    // Every possible draw of 2 out of 3, once: each ordered pair comes out once.
    const pairs = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const picks = [first, second];
        return drawQuestions(['a', 'b', 'c'], 2, () => picks.shift() ?? 0).join('');
      }),
    );
    expect(pairs.sort()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
  });
});
