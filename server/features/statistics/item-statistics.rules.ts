/**
 * The statistics of a question and an exam, from answer counts alone (spec 10.8). Each answer is related to the other
 * questions of its exam, so that no question is compared with itself. Nothing is computed below `leastAnswers`.
 */
export const leastAnswers = 30;

/** Equal answers to one question, in exams of `size` questions with `others` other right answers. */
export interface Answers {
  /** '' = unanswered. */
  answer: string;
  size: number;
  others: number;
  count: number;
}

export interface Discrimination {
  /** The corrected point-biserial correlation, from -1 to 1. */
  r: number;
  /** Its 95 per cent interval by Fisher's z. */
  low: number;
  high: number;
  /** The number of answers it is based on. */
  n: number;
}

/** The normal quantile of a 95 per cent interval. */
const z95 = 1.959_963_985;

/**
 * The correlation between answering right and the share of right answers to the other questions. Null below
 * `leastAnswers`, if all or none are right, or if everybody did equally well.
 */
export function discriminationOf(answers: readonly Answers[], key: string): Discrimination | null {
  let [n, x, y, yy, xy] = [0, 0, 0, 0, 0];
  for (const { answer, size, others, count } of answers) {
    if (size < 2) continue; // there is no other question to compare with
    const rest = others / (size - 1);
    n += count;
    y += count * rest;
    yy += count * rest * rest;
    if (answer !== key) continue;
    x += count;
    xy += count * rest;
  }
  const spread = (n * x - x * x) * (n * yy - y * y);
  if (n < leastAnswers || spread < 1e-9) return null;
  const r = Math.max(-1, Math.min(1, (n * xy - x * y) / Math.sqrt(spread)));
  return { r, ...fisherInterval(r, n), n };
}

/** The 95 per cent interval of a correlation from n pairs, n > 3. */
export function fisherInterval(r: number, n: number): { low: number; high: number } {
  const half = z95 / Math.sqrt(n - 3);
  return { low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}

/** How often each answer was given by a group. */
export interface Group {
  n: number;
  counts: ReadonlyMap<string, number>;
}

/**
 * The people who answered the other questions worst and best: at least a third from either end, without separating
 * equals. Null below `leastAnswers`, or if the two would overlap.
 */
export function upperAndLowerGroups(answers: readonly Answers[]): { lower: Group; upper: Group } | null {
  const judged = answers.filter(({ size }) => size > 1);
  const n = judged.reduce((sum, { count }) => sum + count, 0);
  if (n < leastAnswers) return null;
  const byRest = judged.toSorted((a, b) => restOf(a) - restOf(b));
  const lower = fromTheStart(byRest, n / 3);
  const upper = fromTheStart(byRest.toReversed(), n / 3);
  if (lower.length + upper.length > byRest.length) return null;
  return { lower: groupOf(lower), upper: groupOf(upper) };
}

const restOf = ({ size, others }: Answers) => others / (size - 1);

function fromTheStart(sorted: readonly Answers[], least: number): readonly Answers[] {
  let taken = 0;
  const end = sorted.findIndex((each, at) => {
    const before = sorted[at - 1];
    if (taken >= least && before !== undefined && restOf(before) !== restOf(each)) return true;
    taken += each.count;
    return false;
  });
  return end === -1 ? sorted : sorted.slice(0, end);
}

function groupOf(answers: readonly Answers[]): Group {
  const counts = countsOf(answers);
  return { n: [...counts.values()].reduce((sum, count) => sum + count, 0), counts };
}

/** How often each answer was given. */
export function countsOf(answers: readonly Answers[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer, count } of answers) counts.set(answer, (counts.get(answer) ?? 0) + count);
  return counts;
}

/** One question in exams: how it was answered, and its key. */
export interface Item {
  key: string;
  answers: readonly Answers[];
}

export interface Reliability {
  kr20: number;
  /** The number of exams, and of the questions in each. */
  exams: number;
  size: number;
  /** False: questions were drawn, so not everybody had the same ones, and the figure is approximate. */
  isSameForAll: boolean;
}

/**
 * Kuder and Richardson's formula 20 over the exams of the most frequent size: k ÷ (k − 1) × (1 − Σpq ÷ σ²), with the
 * variance of all exams. A question that only some were asked is weighted by their share, which gives the plain formula
 * if everybody had the same questions. Null below `leastAnswers` exams, for one question, or for equal results.
 */
export function reliabilityOf(items: readonly Item[]): Reliability | null {
  const size = usualSize(items);
  if (size < 2) return null;
  let [answered, sum, squares] = [0, 0, 0];
  const asked = items.map(({ key, answers }) => {
    let [n, right] = [0, 0];
    for (const { answer, others, count } of answers.filter((each) => each.size === size)) {
      const isRight = answer === key;
      const total = others + (isRight ? 1 : 0);
      n += count;
      if (isRight) right += count;
      sum += count * total;
      squares += count * total * total;
    }
    answered += n;
    return { n, right };
  });
  const exams = answered / size; // each exam counts once for each of its questions
  const mean = sum / answered;
  const variance = squares / answered - mean * mean;
  if (exams < leastAnswers || variance < 1e-9) return null;
  const products = asked.reduce(
    (total, { n, right }) => total + (n === 0 ? 0 : (right * (n - right)) / n),
    0,
  );
  const kr20 = (size / (size - 1)) * (1 - products / exams / variance);
  const isSameForAll = asked.every(({ n }) => n === 0 || n === exams);
  return { kr20, exams: Math.round(exams), size, isSameForAll };
}

/** The number of questions that most exams had. */
function usualSize(items: readonly Item[]): number {
  const counts = new Map<number, number>();
  for (const { answers } of items)
    for (const { size, count } of answers) counts.set(size, (counts.get(size) ?? 0) + count / size);
  const [usual] = [...counts].toSorted(([sizeA, a], [sizeB, b]) => b - a || sizeB - sizeA);
  return usual?.[0] ?? 0;
}
