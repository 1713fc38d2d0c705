import { describe, expect, test } from 'vitest';
import {
  type Answers,
  discriminationOf,
  fisherInterval,
  type Item,
  reliabilityOf,
  upperAndLowerGroups,
} from './item-statistics.rules.ts';

/**
 * The quiz that K. Wuensch publishes with its sums (core.ecu.edu/wuenschk/StatHelp/KR20.txt): ten students, ten items,
 * Σpq = 2.18, variance of the totals 5.84.
 */
const wuensch = [
  '1111110110',
  '1011011101',
  '1111011001',
  '0010001000',
  '0000010010',
  '1110111111',
  '1101110111',
  '1111111101',
  '0101111101',
  '1101101110',
];

/** A sheet of rights and wrongs as counted answers, each sitter `times` times; 'B' is right, 'A' is wrong. */
function itemsOf(sheet: readonly string[], times: number): Item[] {
  const size = sheet[0]?.length ?? 0;
  return Array.from({ length: size }, (_, item) => ({
    key: 'B',
    answers: sheet.map((sitter) => {
      const isRight = sitter[item] === '1';
      const rights = [...sitter].filter((each) => each === '1').length;
      return { answer: isRight ? 'B' : 'A', size, others: rights - (isRight ? 1 : 0), count: times };
    }),
  }));
}

describe('KR-20', () => {
  test('of the published quiz: 10 ÷ 9 × (1 − 2.18 ÷ 5.84); three times the same sitters change nothing', () => {
    expect(reliabilityOf(itemsOf(wuensch, 3))).toEqual({
      kr20: expect.closeTo((10 / 9) * (1 - 2.18 / 5.84), 12),
      exams: 30,
      size: 10,
      isSameForAll: true,
    });
  });

  test('says nothing on fewer than thirty exams, on one question, and where all did equally well', () => {
    expect(reliabilityOf(itemsOf(wuensch, 2))).toBeNull();
    expect(reliabilityOf(itemsOf(['1', '0'], 30))).toBeNull();
    expect(reliabilityOf(itemsOf(['10', '01'], 30))).toBeNull();
    expect(reliabilityOf([])).toBeNull();
  });

  test('is over exams of the most frequent size, and says that questions were drawn', () => {
    const others = itemsOf(['110', '011', '000'], 4);
    const all = itemsOf(wuensch, 3).map((item, at) => ({
      ...item,
      answers: [...item.answers, ...(others[at]?.answers ?? [])],
    }));
    expect(reliabilityOf(all)).toMatchObject({ exams: 30, size: 10, isSameForAll: true });
    const two = itemsOf(['11', '00'], 15);
    const three = itemsOf(['111', '000'], 15);
    for (const equallyMany of [
      [...two, ...three],
      [...three, ...two],
    ])
      expect(reliabilityOf(equallyMany)).toMatchObject({ exams: 30, size: 3 });
    // forty exams of two questions are more than thirty of ten, though they have fewer answers
    const short = itemsOf(['11', '00'], 20);
    expect(reliabilityOf([...itemsOf(wuensch, 3), ...short])).toMatchObject({ exams: 40, size: 2 });
    // a question that nobody was asked in these exams changes nothing
    expect(reliabilityOf([...itemsOf(wuensch, 3), { key: 'B', answers: [] }])).toEqual(
      reliabilityOf(itemsOf(wuensch, 3)),
    );
    // four questions, of which each exam drew two
    const drawn = [...itemsOf(['11', '00', '10'], 20), ...itemsOf(['11', '00', '01'], 10)];
    // p = 40/60, 20/60, 20/30·…: by hand Σ(n/N)pq = (2·13⅓ + 2·6⅔)/90 = 4/9, totals 2 (30), 0 (30), 1 (30): σ² = 2/3
    expect(reliabilityOf(drawn)).toEqual({
      kr20: expect.closeTo(2 * (1 - 4 / 9 / (2 / 3)), 12),
      exams: 90,
      size: 2,
      isSameForAll: false,
    });
  });
});

/** The correlation by its definition. */
function pearson(pairs: readonly { x: number; y: number }[]): number {
  const mean = (of: 'x' | 'y') => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [meanX, meanY] = [mean('x'), mean('y')];
  const sumOf = (part: (dx: number, dy: number) => number) =>
    pairs.reduce((sum, { x, y }) => sum + part(x - meanX, y - meanY), 0);
  return sumOf((dx, dy) => dx * dy) / Math.sqrt(sumOf((dx) => dx * dx) * sumOf((_, dy) => dy * dy));
}

describe('discrimination', () => {
  test('is the correlation of an item with the rest of the test, not with itself', () => {
    // item 1 of the quiz by hand: of the nine others the seven who knew it had 48 right, the three who did not 11; the
    // squares of all ten sum to 391. The textbook's point-biserial: (M₁ − M₀) ÷ σ × √pq
    const byHand = ((48 / 7 - 11 / 3) / Math.sqrt(39.1 - 5.9 ** 2)) * Math.sqrt(0.7 * 0.3);
    const [first] = itemsOf(wuensch, 4);
    const found = discriminationOf(first?.answers ?? [], 'B');
    expect(found).toMatchObject({ r: expect.closeTo(byHand, 12), n: 40 });
    expect(found?.r).toBeCloseTo(0.706, 3);
    expect(found?.low).toBeCloseTo(0.506, 3);
    expect(found?.high).toBeCloseTo(0.834, 3);
  });

  test('of exams of several sizes is the correlation by its definition, of shares of right answers', () => {
    const answers: Answers[] = [
      { answer: 'B', size: 3, others: 1, count: 7 },
      { answer: 'A', size: 3, others: 0, count: 6 },
      { answer: 'B', size: 11, others: 9, count: 11 },
      { answer: '', size: 11, others: 4, count: 9 },
      { answer: 'A', size: 2, others: 1, count: 5 },
    ];
    const pairs = answers.flatMap(({ answer, size, others, count }) =>
      Array.from({ length: count }, () => ({ x: answer === 'B' ? 1 : 0, y: others / (size - 1) })),
    );
    expect(discriminationOf(answers, 'B')).toMatchObject({ r: expect.closeTo(pearson(pairs), 12), n: 38 });
    // exams of one question say nothing of it, and a difference of one in a thousand questions does
    const alone: Answers = { answer: 'B', size: 1, others: 0, count: 50 };
    expect(discriminationOf([...answers, alone], 'B')).toEqual(discriminationOf(answers, 'B'));
    const near: Answers[] = [
      { answer: 'B', size: 1001, others: 501, count: 1 },
      { answer: 'A', size: 1001, others: 500, count: 29 },
    ];
    expect(discriminationOf(near, 'B')?.r).toBeCloseTo(1, 6);
  });

  test("has Fisher's interval: r = 0.5 of 28 pairs lies between 0.156 and 0.736", () => {
    // atanh 0.5 = 0.549306, 1.959964 ÷ 5 = 0.391993
    expect(fisherInterval(0.5, 28)).toEqual({
      low: expect.closeTo(0.156, 3),
      high: expect.closeTo(0.7357, 3),
    });
    expect(fisherInterval(1, 40)).toEqual({ low: 1, high: 1 });
  });

  test('says nothing on fewer than thirty answers, where all are right, and in exams of one question', () => {
    const answers = (size: number, times: number): Answers[] => [
      { answer: 'B', size, others: size - 1, count: times },
      { answer: 'A', size, others: 0, count: times },
    ];
    expect(discriminationOf(answers(3, 14), 'B')).toBeNull();
    expect(discriminationOf(answers(3, 15), 'B')).toMatchObject({ r: 1, low: 1, high: 1, n: 30 });
    expect(discriminationOf(answers(3, 15), 'A')?.r).toBe(-1);
    expect(discriminationOf(answers(3, 15), 'C')).toBeNull();
    expect(discriminationOf(answers(1, 15), 'B')).toBeNull();
  });
});

describe('the upper and the lower third', () => {
  test('are those who did best and worst in the other questions; equals stay together', () => {
    const answers = [0, 1, 2, 3].map((others) => ({
      answer: others > 1 ? 'C' : 'A',
      size: 4,
      others,
      count: 10,
    }));
    // a third of forty is thirteen and a bit: two groups of ten from either end
    expect(upperAndLowerGroups(answers)).toEqual({
      lower: { n: 20, counts: new Map([['A', 20]]) },
      upper: { n: 20, counts: new Map([['C', 20]]) },
    });
  });

  test('judge by the share of the others that was right, in exams of every size', () => {
    const half = { answer: 'A', size: 3, others: 1, count: 15 }; // one of two others
    const more = { answer: 'C', size: 11, others: 6, count: 15 }; // six of ten others
    const fewer = { answer: 'D', size: 11, others: 4, count: 15 };
    const alone = { answer: 'B', size: 1, others: 0, count: 15 }; // there is no other question
    const group = (answer: string) => ({ n: 15, counts: new Map([[answer, 15]]) });
    expect(upperAndLowerGroups([more, half])).toEqual({ lower: group('A'), upper: group('C') });
    expect(upperAndLowerGroups([half, fewer])).toEqual({ lower: group('D'), upper: group('A') });
    expect(upperAndLowerGroups([alone, more, half])).toEqual({ lower: group('A'), upper: group('C') });
    const ofTwo = [0, 1].map((others) => ({ answer: 'A', size: 2, others, count: 15 }));
    expect(upperAndLowerGroups(ofTwo)).toEqual({ lower: group('A'), upper: group('A') });
  });

  test('are not told where they overlap, or are too few', () => {
    const of = (counts: number[]) =>
      upperAndLowerGroups(counts.map((count, others) => ({ answer: 'A', size: 4, others, count })));
    expect(of([1, 38, 1])).toBeNull();
    expect(of([40])).toBeNull();
    expect(of([9, 1, 10, 10])).toMatchObject({ lower: { n: 10 }, upper: { n: 10 } });
    expect(of([10, 9, 10])).toBeNull();
    expect(of([10, 10, 10])).toMatchObject({ lower: { n: 10 }, upper: { n: 10 } });
  });
});
