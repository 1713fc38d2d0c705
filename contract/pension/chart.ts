import type { ScenarioKey } from './scenarios.ts';

/** A line of the chart: its value today, after each year, and at the end, which may come within a year. */
export interface ChartLine {
  key: ScenarioKey;
  values: readonly number[];
  /** The label at its right end: a figure and what it is. */
  figure: string;
  name: string;
}

/** A tick of an axis, in percent of its length. */
interface Tick {
  at: number;
  text: string;
}

/** Lines that fan out over time, in percent of a plot: x from the left, y from the top. */
export interface Chart {
  /** The chart in a sentence, for people who cannot see it. */
  label: string;
  lines: { key: ScenarioKey; path: string }[];
  /** The area between the highest and the lowest line. */
  zone: string;
  ends: { at: number; figure: string; name: string }[];
  rows: Tick[];
  columns: Tick[];
  start: Tick;
}

/** The minimum distance of labels, the height of their two lines, in percent of the plot. */
const labelHeight = 17;

const twoDecimals = (value: number): number => Math.floor(value * 100 + 0.5) / 100;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is not less. */
export function roundStep(atLeast: number): number {
  let power = 1;
  while (power * 10 <= atLeast) power *= 10;
  for (const digit of [1, 2, 2.5, 5]) if (digit * power >= atLeast) return digit * power;
  return power * 10;
}

/** Draws lines over their months. `tell` formats the numbers of the vertical axis. */
export function fan(given: {
  label: string;
  lines: readonly ChartLine[];
  /** The months behind each value, the same for all lines. */
  months: readonly number[];
  start: string;
  tell: (value: number) => string;
  columns: readonly { month: number; text: string }[];
}): Chart {
  const { label, lines, months, start, tell, columns } = given;
  const last = Math.max(1, months.at(-1) ?? 1);
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const step = roundStep(most / 5);
  const rows = Math.max(1, Math.ceil(most / step));
  const top = step * rows;
  const x = (month: number) => twoDecimals((month / last) * 100);
  const y = (value: number) => twoDecimals(100 - (Math.max(0, value) / top) * 100);
  const pointsOf = ({ values }: ChartLine) =>
    values.map((value, place) => `${x(months[place] ?? last)} ${y(value)}`);
  const byEnd = lines.toSorted((one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0));
  const [highest, lowest] = [byEnd[0], byEnd.at(-1)];
  return {
    label,
    lines: lines.map((line) => ({ key: line.key, path: `M${pointsOf(line).join('L')}` })),
    zone:
      highest === undefined || lowest === undefined
        ? ''
        : `M${[...pointsOf(highest), ...pointsOf(lowest).toReversed()].join('L')}Z`,
    ends: apart(byEnd.map(({ values, figure, name }) => ({ at: y(values.at(-1) ?? 0), figure, name }))),
    rows: Array.from({ length: rows + 1 }, (_, row) => ({ at: y(row * step), text: tell(row * step) })),
    columns: columns.map(({ month, text }) => ({ at: x(month), text })),
    start: { at: y(lines[0]?.values[0] ?? 0), text: start },
  };
}

/** Labels from top to bottom, moved as little as possible to keep them apart and inside the plot. */
function apart<Label extends { at: number }>(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  let free = 0;
  for (const label of labels) {
    const at = Math.max(label.at, free);
    placed.push({ ...label, at });
    free = at + labelHeight;
  }
  let limit = 100 - labelHeight / 2;
  return placed
    .toReversed()
    .map((label) => {
      const at = twoDecimals(Math.min(label.at, limit));
      limit = at - labelHeight;
      return { ...label, at };
    })
    .toReversed();
}

/** Ticks of an axis of ages: the first, the last, and tens of years not too near to them. */
export function ageColumns(fromMonths: number, toMonths: number): { month: number; text: string }[] {
  const [from, to] = [Math.floor(fromMonths / 12), Math.floor(toMonths / 12)];
  const near = Math.max(2, (to - from) / 6);
  const between = [];
  for (let age = Math.ceil((from + 1) / 10) * 10; age < to; age += 10)
    if (age - from > near && to - age > near)
      between.push({ month: age * 12 - fromMonths, text: String(age) });
  return [
    { month: 0, text: `${from} años` },
    ...between,
    ...(to > from ? [{ month: toMonths - fromMonths, text: String(to) }] : []),
  ];
}

/** The months of a chart: today, each whole year, and the end. */
export function chartMonths(months: number): number[] {
  const years = Array.from({ length: Math.floor(months / 12) + 1 }, (_, year) => year * 12);
  return months % 12 === 0 ? years : [...years, months];
}
