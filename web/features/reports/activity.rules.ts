import type { Column } from '../../../contract/drawing/chart-shapes.ts';
import type { ActivityReport } from '../../../contract/statistics/calls.ts';

type Time = ActivityReport['times'][number];

/** Measures over time, in the order of the charts and of the table's columns. */
export const measures = [
  { key: 'applied', label: 'Inscripciones' },
  { key: 'read', label: 'Lecturas completas' },
  { key: 'exams', label: 'Exámenes terminados' },
  { key: 'passed', label: 'Exámenes aprobados' },
  { key: 'certified', label: 'Certificados' },
] as const satisfies { key: keyof Time; label: string }[];

/** A measure over time, its columns in per cent of width and height. */
export interface TimeSeries {
  title: string;
  columns: Column[];
  total: number;
  most: number;
}

/** Everything that the report over time shows. */
export interface ActivityView extends ActivityReport {
  series: TimeSeries[];
}

/** Every day or month from the first to the last that has something, those without anything too. */
export function withGaps({ grain, times }: Pick<ActivityReport, 'grain' | 'times'>): Time[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(times.map((time) => [time.since, time]));
  const every: Time[] = [];
  for (let since = first.since; since <= last.since; since = next(since, grain))
    every.push(known.get(since) ?? { since, applied: 0, read: 0, exams: 0, passed: 0, certified: 0 });
  return every;
}

function next(day: string, grain: 'day' | 'month'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (grain === 'day') date.setUTCDate(date.getUTCDate() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1, 1);
  return date.toISOString().slice(0, 10);
}

const monthFormat = new Intl.DateTimeFormat('es', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const dayFormat = new Intl.DateTimeFormat('es', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** 'febrero de 2024', '29 feb 2024' */
export const timeName = (since: string, grain: 'day' | 'month'): string =>
  (grain === 'month' ? monthFormat : dayFormat).format(new Date(since));
