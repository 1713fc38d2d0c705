import type { Slice } from '../../../contract/drawing/chart-shapes.ts';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import type { FailedQuestion, ReportCourse } from '../../../contract/reports/calls.ts';
import { groupWords, periodText, type Share } from '../../../contract/reports/figures.ts';
import type { Query } from '../../lib/page/screen.ts';
import type { ActivityView } from './activity.rules.ts';

/** The reports; the first is the default. */
export const reportTabs = [
  { tab: 'accesos', label: 'Accesos Hombre / Mujer' },
  { tab: 'preguntas', label: 'Preguntas Más fallada' },
  { tab: 'tiempo', label: 'En el tiempo' },
] as const;
type ReportTab = (typeof reportTabs)[number]['tab'];

/** The parameters of the address, days as typed. */
export interface Wanted {
  tab: ReportTab;
  /** '' = none. */
  id: string;
  /** The id of a group; '' = everybody. */
  group: string;
  from: string;
  to: string;
}

export interface PeriodProblem {
  field: 'from' | 'to';
  message: string;
}

/** The report on sign-ins: the counts, and the pie's slices as paths. */
export interface GenderReport {
  shares: Share[];
  slices: Slice[];
  total: number;
}

/** A question with the length of its bar, in per cent of the longest. */
export type QuestionBar = FailedQuestion & { length: number };

/** Everything that /report shows (spec 10.1). */
export interface ReportData {
  wanted: Wanted;
  /** The time of the count, and the local day. */
  now: string;
  today: string;
  /** The choice of colours, a number of `chartColours`. */
  colours: number;
  problem: PeriodProblem | null;
  /** The groups to choose from, and the chosen one; none if the report cannot be filtered by group. */
  groups: NamedGroup[];
  group: NamedGroup | null;
  courses: ReportCourse[];
  /** The course of the questions; null for another report, or without courses. */
  course: ReportCourse | null;
  /** Null if the report was not requested, or could not be counted. */
  gender: GenderReport | null;
  questions: QuestionBar[] | null;
  activity: ActivityView | null;
}

/** Reads an address; a tab that does not exist is the first. */
export function wantedOf(query: Query): Wanted {
  const { tab } = reportTabs.find((each) => each.tab === query['tab']) ?? reportTabs[0];
  const { id = '', group = '', from = '', to = '' } = query;
  return { tab, id: id.trim(), group: group.trim(), from: from.trim(), to: to.trim() };
}

/** The address of a report, without empty parameters. */
export function hrefOf({ tab, id, group, from, to }: Wanted): string {
  const given = Object.entries({ tab, id: tab === 'preguntas' ? id : '', group, from, to });
  return `/report?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}

/** The group and the period of a report in words, for captions. */
export function scopeText({ wanted, group }: Pick<ReportData, 'wanted' | 'group'>): string {
  const period = periodText(wanted.from || undefined, wanted.to || undefined);
  return group === null ? period : `${period}, ${groupWords(group.name)}`;
}

/** Short cuts to periods that end today. */
export function shortcuts(today: string): { label: string; from: string }[] {
  const month = new Date(`${today}T00:00:00Z`);
  month.setUTCDate(month.getUTCDate() - 29);
  return [
    { label: 'Todo', from: '' },
    { label: 'Últimos 30 días', from: month.toISOString().slice(0, 10) },
    { label: 'Este mes', from: `${today.slice(0, 7)}-01` },
    { label: 'Este año', from: `${today.slice(0, 4)}-01-01` },
  ];
}
