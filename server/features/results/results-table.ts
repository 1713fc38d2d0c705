import { type ResultColumn, resultColumns } from '../../../contract/results/calls.ts';
import { resultColumnLabels, resultStateText } from '../../../contract/results/labels.ts';
import { calendarDate, localOfInstant } from '../../platform/calendar.ts';
import type { Cell } from '../../platform/spreadsheets/csv.ts';
import type { CourseResult } from './course-results.queries.ts';
import type { PersonResult } from './results.queries.ts';

const yesOrNo = (is: boolean) => (is ? 'Sí' : 'No');
/** '2026-11-18 14:05': spreadsheets read it as a date. */
const minuteOf = (instant: Date, timeZone: string) => localOfInstant(instant, timeZone).replace('T', ' ');

/** A row of a file; in files of several courses, also the course and two dates. */
export type FileRow = PersonResult &
  Partial<Pick<CourseResult, 'courseTitle' | 'passedAt' | 'certificateAt'>>;
type AddedColumn = 'course' | 'passedAt' | 'certificateAt';
export type FileColumn = ResultColumn | AddedColumn;

const addedLabels: Record<AddedColumn, string> = {
  course: 'Curso',
  passedAt: 'Aprobó el',
  certificateAt: 'Certificado del',
};
const labels: Record<FileColumn, string> = { ...resultColumnLabels, ...addedLabels };

/** The columns of a file of several courses: the course before the state, each date after its value. */
export const courseFileColumns: readonly FileColumn[] = resultColumns.flatMap((column): FileColumn[] => {
  if (column === 'state') return ['course', column];
  if (column === 'passed') return [column, 'passedAt'];
  return column === 'certificate' ? [column, 'certificateAt'] : [column];
});

const dayOf = (instant: Date | null | undefined, timeZone: string) =>
  instant == null ? '' : calendarDate(instant, timeZone);

const cells: Record<FileColumn, (row: FileRow, timeZone: string) => Cell> = {
  firstName: (row) => row.firstName,
  lastName: (row) => row.lastName,
  document: (row) => (row.isDeleted ? '' : (row.documentNumber ?? '')),
  username: (row) => (row.isDeleted ? '' : row.username),
  email: (row) => (row.isDeleted ? '' : (row.email ?? '')),
  phone: (row) => (row.isDeleted ? '' : (row.phone ?? '')),
  group: (row) => row.groups.join(', '),
  course: (row) => row.courseTitle ?? '',
  state: (row) => resultStateText(row),
  enrolled: (row, timeZone) => minuteOf(row.enrolledAt, timeZone),
  readMinutes: (row) => Math.round((row.readSeconds * 100) / 60) / 100,
  readingComplete: (row) => yesOrNo(row.isReadingComplete),
  attempts: (row) => row.attemptCount,
  grade: (row) => row.bestGrade ?? '',
  passed: (row) => yesOrNo(row.isPassed),
  passedAt: (row, timeZone) => dayOf(row.passedAt, timeZone),
  certificate: (row) => row.certificateCode ?? '',
  certificateAt: (row, timeZone) => dayOf(row.certificateAt, timeZone),
  activity: (row, timeZone) => minuteOf(row.lastActivityAt, timeZone),
};

/** The width of each column of a workbook, in characters. */
export const columnWidths: Record<FileColumn, number> = {
  firstName: 22,
  lastName: 26,
  document: 16,
  username: 18,
  email: 32,
  phone: 16,
  group: 28,
  course: 34,
  state: 14,
  enrolled: 18,
  readMinutes: 15,
  readingComplete: 17,
  attempts: 10,
  grade: 12,
  passed: 10,
  passedAt: 14,
  certificate: 22,
  certificateAt: 16,
  activity: 18,
};

/** The chosen columns in their order; without a choice all. */
export const chosenColumns = (names: string | undefined): readonly ResultColumn[] =>
  names === undefined ? resultColumns : resultColumns.filter((column) => names.split(',').includes(column));

/** Results as a table: the headings, then a row a person. Times are the portal's. */
export function resultsTable(
  rows: readonly FileRow[],
  columns: readonly FileColumn[],
  timeZone: string,
): Cell[][] {
  return [
    columns.map((column) => labels[column]),
    ...rows.map((row) => columns.map((column) => cells[column](row, timeZone))),
  ];
}
