import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawShare, isIn, quotasOf } from '../../../contract/exams/draw.ts';
import { drawExam } from './draw-exam.rules.ts';
import { drawFairly, drawQuestions, type Known, optionOrder } from './draw-questions.rules.ts';

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

/** Random numbers that a seed fixes (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (n: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}

interface Banked extends Known {
  id: number;
}

const modules = ['Uno', 'Dos', 'Tres', ''];
const bankOf = fc
  .array(
    fc.record({
      module: fc.constantFrom(...modules),
      isHard: fc.boolean(),
      timesSeen: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((all): Banked[] =>
    all.map(({ day, ...question }, id) => ({
      ...question,
      id,
      lastSeenAt: question.timesSeen === 0 ? null : new Date(Date.UTC(2026, 0, day)),
    })),
  );
const plan = fc
  .uniqueArray(
    fc.record({
      module: fc.constantFrom(...modules),
      count: fc.integer({ min: 0, max: 8 }),
      part: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
    }),
    { selector: ({ module }) => module },
  )
  .map((all): DrawShare[] =>
    all.map(({ module, count, part }) => ({
      module,
      count,
      hard: part === null ? null : Math.min(part, count),
    })),
  );
const drawing = fc.record({
  bank: bankOf,
  shares: plan,
  count: fc.integer({ min: 1, max: 40 }),
  unseenFirst: fc.boolean(),
  seed: fc.integer(),
});

describe('drawFairly', () => {
  it('draws as many as asked, none twice, and of each quota exactly its count where the bank has it', () => {
    fc.assert(
      fc.property(drawing, ({ bank, shares, count, unseenFirst, seed }) => {
        const quotas = quotasOf(shares, count);
        const drawn = drawFairly(bank, { count, quotas, unseenFirst }, seeded(seed));
        expect(drawn).toHaveLength(Math.min(count, bank.length));
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
        const isFilled = quotas.every(
          (quota) => bank.filter((question) => isIn(quota, question)).length >= quota.count,
        );
        for (const quota of quotas) {
          const own = drawn.filter((question) => isIn(quota, question)).length;
          const has = bank.filter((question) => isIn(quota, question)).length;
          if (isFilled) expect(own).toBe(quota.count);
          else expect(own).toBeGreaterThanOrEqual(Math.min(quota.count, has));
        }
      }),
    );
  });

  it('repeats as little as the bank allows, and then what was seen least and longest ago', () => {
    fc.assert(
      fc.property(drawing, ({ bank, count, seed }) => {
        const drawn = drawFairly(bank, { count, quotas: [], unseenFirst: true }, seeded(seed));
        const unseen = bank.filter(({ timesSeen }) => timesSeen === 0).length;
        const repeated = drawn.filter(({ timesSeen }) => timesSeen > 0).length;
        expect(repeated).toBe(Math.max(0, drawn.length - unseen));
        const rank = ({ timesSeen, lastSeenAt }: Known) => timesSeen * 1e15 + (lastSeenAt?.getTime() ?? 0);
        const chosen = new Set(drawn);
        const worst = Math.max(...drawn.map(rank));
        for (const left of bank.filter((question) => !chosen.has(question)))
          expect(rank(left)).toBeGreaterThanOrEqual(worst);
      }),
    );
  });

  it('repeats as little within each module, too', () => {
    fc.assert(
      fc.property(drawing, ({ bank, shares, count, seed }) => {
        const quotas = quotasOf(shares, count);
        const own = (all: readonly Banked[], at: number) => {
          const quota = quotas[at];
          return quota === undefined ? [] : all.filter((question) => isIn(quota, question));
        };
        fc.pre(quotas.length > 0 && quotas.every((quota, at) => own(bank, at).length >= quota.count));
        const drawn = drawFairly(bank, { count, quotas, unseenFirst: true }, seeded(seed));
        for (const [at, quota] of quotas.entries()) {
          const unseen = own(bank, at).filter(({ timesSeen }) => timesSeen === 0).length;
          const repeated = own(drawn, at).filter(({ timesSeen }) => timesSeen > 0).length;
          expect(repeated).toBe(Math.max(0, quota.count - unseen));
        }
      }),
    );
  });

  /** The sum of squares of a draw of `each` out of `of` by chance, as chi-square of `of` - 1 degrees. */
  function chiSquare(counts: readonly number[], draws: number, each: number): number {
    const of = counts.length;
    const part = each / of;
    const squares = counts.reduce((sum, count) => sum + (count - draws * part) ** 2, 0);
    return (squares / (draws * part * (1 - part))) * ((of - 1) / of);
  }

  it('gives the questions of a module the same chance: 10,000 draws stay under the 99.9 % point', () => {
    const bank: Banked[] = Array.from({ length: 24 }, (_, id) => ({
      id,
      module: id < 12 ? 'Uno' : 'Dos',
      isHard: false,
      timesSeen: 0,
      lastSeenAt: null,
    }));
    const quotas = quotasOf(
      [
        { module: 'Uno', count: 3, hard: null },
        { module: 'Dos', count: 7, hard: null },
      ],
      10,
    );
    for (const unseenFirst of [true, false]) {
      const counts = Array.from({ length: 24 }, () => 0);
      const first = Array.from({ length: 24 }, () => 0);
      for (let seed = 1; seed <= 10_000; seed += 1) {
        const drawn = drawFairly(bank, { count: 10, quotas, unseenFirst }, seeded(seed));
        for (const { id } of drawn) counts[id] = (counts[id] ?? 0) + 1;
        const id = drawn[0]?.id ?? 0;
        first[id] = (first[id] ?? 0) + 1;
      }
      const under = 31.264; // of 11 degrees
      expect(chiSquare(counts.slice(0, 12), 10_000, 3)).toBeLessThan(under);
      expect(chiSquare(counts.slice(12), 10_000, 7)).toBeLessThan(under);
      const fromOne = first.slice(0, 12).reduce((sum, each) => sum + each, 0);
      expect(chiSquare(first.slice(0, 12), fromOne, 1)).toBeLessThan(under);
    }
  });

  it('gives every order of four options the same chance', () => {
    const counts = new Map<string, number>();
    for (let seed = 1; seed <= 10_000; seed += 1) {
      const order = optionOrder(4, seeded(seed));
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 10_000, 1)).toBeLessThan(49.728); // of 23 degrees
  });
});

describe('drawExam', () => {
  const question = (type: number, options: string[]) => ({
    type,
    options,
    module: '',
    isHard: false,
    timesSeen: 0,
    lastSeenAt: null,
  });
  const off = { shares: [], unseenFirst: false, shuffled: false, count: 4 };

  it('leaves options alone until they are to change places, and then all but those that speak of each other', () => {
    const bank = [
      question(12, ['a', 'b', 'c']),
      question(12, ['a', 'Todas las anteriores']),
      question(1, []),
    ];
    expect(drawExam(bank, off, seeded(1)).map(({ optionOrder: order }) => order)).toEqual(['', '', '']);
    const drawn = drawExam(bank, { ...off, shuffled: true }, seeded(1));
    const orderOf = (at: number) =>
      drawn.find(({ options }) => options === bank[at]?.options)?.optionOrder ?? '?';
    expect([...orderOf(0)].toSorted().join('')).toBe('ABC');
    expect([orderOf(1), orderOf(2)]).toEqual(['', '']);
  });
});
