import type { NamedGroup } from '../../../contract/groups/fields.ts';
import { groupWords, periodText } from '../../../contract/reports/figures.ts';
import type { CourseStatistics, QuestionStatistics } from '../../../contract/statistics/calls.ts';
import { funnelSteps, stepNames } from '../../../contract/statistics/words.ts';
import type { Query } from '../../lib/page/screen.ts';
import type { CountBar } from '../reports/count-bars.tsx';
import type { PeriodProblem } from '../reports/report.rules.ts';

/** The parameters of the address, days as typed; '' = none. */
export interface WantedStatistics {
  id: number;
  /** The id of a group; '' = everybody. */
  group: string;
  from: string;
  to: string;
}

/** Everything that /estadisticas shows. */
export interface StatisticsData {
  wanted: WantedStatistics;
  today: string;
  colours: number;
  /** The groups to choose from, and the chosen one. */
  groups: NamedGroup[];
  group: NamedGroup | null;
  problem: PeriodProblem | null;
  /** Null for an invalid period. */
  course: CourseStatistics | null;
  funnel: CountBar[];
  grades: CountBar[];
  used: CountBar[];
}

export const wantedOf = ({ group = '', from = '', to = '' }: Query, id: number): WantedStatistics => ({
  id,
  group: group.trim(),
  from: from.trim(),
  to: to.trim(),
});

/** The address of a course's statistics; what is empty is left out. */
export function hrefOf({ id, group, from, to }: WantedStatistics): string {
  const given = Object.entries({ id: String(id), group, from, to });
  return `/estadisticas?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}

/** The period and the group in words. */
export function scopeText({ wanted, group }: Pick<StatisticsData, 'wanted' | 'group'>): string {
  const period = periodText(wanted.from || undefined, wanted.to || undefined);
  return group === null ? period : `${period}, ${groupWords(group.name)}`;
}

/** The course, the group and the period that a file is of. */
export const fileInput = ({ wanted, group }: Pick<StatisticsData, 'wanted' | 'group'>) => ({
  courseId: wanted.id,
  GroupId: group?.id,
  From: wanted.from || undefined,
  To: wanted.to || undefined,
});

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));
/** '75 %', with a no-break space. */
export const percentText = (part: number, whole: number): string => `${percentOf(part, whole)}\u00a0%`;

/** The bars of the funnel, each as long as its share of those who enrolled. */
export const funnelBars = ({ funnel }: CourseStatistics): CountBar[] =>
  funnelSteps.map(({ step, label }) => ({
    label,
    count: funnel[step],
    length: percentOf(funnel[step], funnel.applied),
    ...(step === 'applied' ? {} : { note: percentText(funnel[step], funnel.applied) }),
  }));

export const stepBars = (counts: readonly number[], lengths: readonly number[], unit = ''): CountBar[] =>
  stepNames.map((label, at) => ({
    label: `${label}${unit}`,
    count: counts[at] ?? 0,
    length: lengths[at] ?? 0,
  }));

/** Questions with an alarm first, then the most failed. */
export function byUrgency(questions: readonly QuestionStatistics[]): QuestionStatistics[] {
  const shareOf = ({ right, asked }: QuestionStatistics) => (asked === 0 ? 1 : right / asked);
  return questions.toSorted(
    (a, b) => Number(b.alarm !== null) - Number(a.alarm !== null) || shareOf(a) - shareOf(b),
  );
}

/** '0,42'; a rounded zero has no sign. */
function twoDecimals(value: number): string {
  const text = value.toFixed(2).replace('.', ',');
  return text === '-0,00' ? '0,00' : text.replace('-', '−');
}

const unknown = 'Todavía no se sabe';

/** A discrimination in two or three words. */
export function discriminationWord(found: QuestionStatistics['discrimination']): string {
  if (found === null) return unknown;
  if (found.high < 0) return 'Al revés';
  if (found.low > 0.2) return 'Distingue bien';
  return found.low > 0 ? 'Distingue algo' : 'No se sabe si distingue';
}

/** Describes a discrimination with its interval: 'distingue bien: 0,42 (de 0,31 a 0,52; 200 respuestas)'. */
export function discriminationText(found: QuestionStatistics['discrimination']): string {
  if (found === null) return unknown;
  const { r, low, high, n } = found;
  return `${discriminationWord(found)}: ${twoDecimals(r)} (de ${twoDecimals(low)} a ${twoDecimals(high)}; ${n} respuestas)`;
}
