import { csvOf } from '../../platform/spreadsheets/csv.ts';
import { csvRows, delimiterLine, openQuotes } from '../../platform/spreadsheets/csv-rows.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { BadBank, type ReadBank } from './bank.rules.ts';
import { headerAt, readTable, searchedForHeader, tableOf, wantedColumns } from './table.rules.ts';

const delimiters = [';', ',', '\t'];
function delimitersOf(text: string): string[] {
  const told = delimiterLine.exec(text)?.[1];
  return told === undefined ? delimiters : [told, ...delimiters];
}

/** True for rows of as many cells each, at least three, whatever their titles. */
export function looksLikeTable(text: string): boolean {
  return delimitersOf(text).some((delimiter) => {
    try {
      const [first, second] = csvRows(text, delimiter, 2).map(({ cells }) => cells.length);
      return first !== undefined && first >= 3 && first === second;
    } catch {
      return false; // its quotes are invalid with this delimiter
    }
  });
}

/** The delimiter of the header row, in the first line or below titles; undefined: there is no header. */
export const csvDelimiter = (text: string): string | undefined =>
  delimiterWithHeader(text, 1) ?? delimiterWithHeader(text, searchedForHeader);

const delimiterWithHeader = (text: string, lines: number) =>
  delimitersOf(text).find((delimiter) => {
    try {
      return headerAt(csvRows(text, delimiter, lines)) !== -1;
    } catch {
      return false; // its quotes are invalid with this delimiter
    }
  });

/** Reads a CSV file, separated by semicolons, commas or tabs. */
export function readCsv(text: string): ReadBank {
  const delimiter = csvDelimiter(text);
  if (delimiter === undefined) throw new BadBank(wantedColumns);
  try {
    return readTable(csvRows(text, delimiter));
  } catch (error) {
    throw new BadBank(openQuotes(text, error, 'el CSV'));
  }
}

export const writeCsv = (questions: readonly BankedQuestion[]): string => csvOf(tableOf(questions));
