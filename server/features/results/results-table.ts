import { type ResultColumn, resultColumns } from '../../../contract/calls/result.ts';
import { resultColumnLabels, resultStateText } from '../../../contract/content/result-labels.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import type { Cell } from '../../platform/spreadsheets/csv.ts';
import type { PersonResult } from './results.queries.ts';

/** Rows of a file: more would keep a spreadsheet, and the server, busy for too long. */
export const mostRows = { csv: 100_000, xlsx: 20_000 } as const;

const yesOrNo = (is: boolean) => (is ? 'Sí' : 'No');
/** '2026-11-18 14:05': spreadsheets read it as a date. */
const minuteOf = (instant: Date, timeZone: string) => localOfInstant(instant, timeZone).replace('T', ' ');

const cells: Record<ResultColumn, (row: PersonResult, timeZone: string) => Cell> = {
  firstName: (row) => row.firstName,
  lastName: (row) => row.lastName,
  document: (row) => (row.isDeleted ? '' : (row.documentNumber ?? '')),
  username: (row) => (row.isDeleted ? '' : row.username),
  email: (row) => (row.isDeleted ? '' : (row.email ?? '')),
  phone: (row) => (row.isDeleted ? '' : (row.phone ?? '')),
  group: (row) => row.groups.join(', '),
  state: (row) => resultStateText(row),
  enrolled: (row, timeZone) => minuteOf(row.enrolledAt, timeZone),
  readMinutes: (row) => Math.round((row.readSeconds * 100) / 60) / 100,
  readingComplete: (row) => yesOrNo(row.isReadingComplete),
  attempts: (row) => row.attemptCount,
  grade: (row) => row.bestGrade ?? '',
  passed: (row) => yesOrNo(row.isPassed),
  certificate: (row) => row.certificateCode ?? '',
  activity: (row, timeZone) => minuteOf(row.lastActivityAt, timeZone),
};

/** The width of each column of a workbook, in characters. */
export const columnWidths: Record<ResultColumn, number> = {
  firstName: 22,
  lastName: 26,
  document: 16,
  username: 18,
  email: 32,
  phone: 16,
  group: 28,
  state: 14,
  enrolled: 18,
  readMinutes: 15,
  readingComplete: 17,
  attempts: 10,
  grade: 12,
  passed: 10,
  certificate: 22,
  activity: 18,
};

/** The chosen columns in their order; without a choice all. */
export const chosenColumns = (names: string | undefined): readonly ResultColumn[] =>
  names === undefined ? resultColumns : resultColumns.filter((column) => names.split(',').includes(column));

/** Results as a table: the headings, then a row a person. Times are the portal's. */
export function resultsTable(
  rows: readonly PersonResult[],
  columns: readonly ResultColumn[],
  timeZone: string,
): Cell[][] {
  return [
    columns.map((column) => resultColumnLabels[column]),
    ...rows.map((row) => columns.map((column) => cells[column](row, timeZone))),
  ];
}
