import { scaleBand, scaleLinear } from 'd3-scale';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { Share } from '../reports/figures.ts';

/**
 * The shapes of charts, for the screen and for the files (decision 0017). Only the server computes them: the
 * browser gets numbers and paths.
 */
export interface Slice extends Share {
  /** The data of an SVG path around the middle of the pie. */
  path: string;
  /** The middle of the label; null = the slice is too narrow for one. */
  labelAt: { x: number; y: number } | null;
  /** Its place among the parts, from 0. */
  part: number;
}

/** The smallest slice, in per cent, with room for its label. */
const leastLabelledPercent = 12;
const gap = 0.022;

/** The slices of a pie from twelve o'clock on, with a gap between them; a count of 0 has none. */
export function slicesOf(shares: readonly Share[], radius: number): Slice[] {
  const isWhole = shares.some(({ percent }) => percent === 100);
  const layout = pie<Share>()
    .sort(null)
    .value(({ count }) => count)
    .padAngle(isWhole ? 0 : gap);
  const outline = arc<PieArcDatum<Share>>().innerRadius(0).outerRadius(radius).digits(1);
  const labels = arc<PieArcDatum<Share>>()
    .innerRadius(0)
    .outerRadius(1.2 * radius);
  return layout([...shares])
    .filter(({ data }) => data.count > 0)
    .map((slice) => {
      const [x, y] = labels.centroid(slice).map((value) => Math.round(value)) as [number, number];
      const labelAt = slice.data.percent >= leastLabelledPercent ? { x, y } : null;
      return { ...slice.data, path: outline(slice) ?? '', labelAt, part: slice.index };
    });
}

/** The lengths of bars, rounded to a tenth; the longest is `full`. */
export function barLengths(counts: readonly number[], full: number): number[] {
  const lengthOf = scaleLinear([0, Math.max(1, ...counts)], [0, full]);
  return counts.map((count) => Math.round(10 * lengthOf(count)) / 10);
}

/** A column of a chart, in per cent of its width and height. */
export interface Column {
  x: number;
  width: number;
  height: number;
}

/** The maximum width of a column in per cent of its chart: a single column would look like a wall. */
const widestColumn = 12;

/** Columns for consecutive counts, the highest as high as the chart; a count of 0 has none. */
export function columnsOf(counts: readonly number[]): Column[] {
  const places = scaleBand(counts.keys(), [0, 100]).paddingInner(0.25);
  const width = Math.min(widestColumn, places.bandwidth());
  const aside = (places.bandwidth() - width) / 2;
  const heights = barLengths(counts, 100);
  const tenth = (value: number) => Math.round(10 * value) / 10;
  return counts.flatMap((count, at) =>
    count === 0
      ? []
      : [
          {
            x: Math.max(0, tenth((places(at) ?? 0) + aside)),
            width: tenth(width),
            height: Math.max(1, heights[at] ?? 0),
          },
        ],
  );
}
