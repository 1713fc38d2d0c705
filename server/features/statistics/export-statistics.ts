import type { StatisticsFormat, StatisticsTable } from '../../../contract/calls/statistics.ts';
import { mediaTypes } from '../../../contract/content/media-types.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { csvOf } from '../../platform/spreadsheets/csv.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { recordAudit } from '../audit/audit.ts';
import { activity, courseStatistics } from './course-statistics.ts';
import type { Period } from './period.rules.ts';
import { activityTables, courseTables, type FileTable } from './statistics-tables.rules.ts';

type Wanted = Period & { courseId?: number | undefined };

/**
 * A table of the statistics as a file, in which no cell runs as a formula (spec 10.4). Refuses like the figures themselves,
 * and (400) a course's table without a course.
 */
export async function exportStatistics(
  context: Context,
  table: StatisticsTable,
  format: StatisticsFormat,
  wanted: Wanted,
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { title, name, rows, widths } = await tableOf(context, table, wanted);
  const { courseId = null } = wanted;
  await recordAudit(context, 'export.statistics', 'statistics', { table, format, courseId });
  const days = [wanted.from && ` desde ${wanted.from}`, wanted.to && ` hasta ${wanted.to}`]
    .filter(Boolean)
    .join('');
  const file = `${name}${title === null ? '' : ` de ${title}`}${days}.${format}`;
  if (format === 'csv') return { body: Buffer.from(csvOf(rows)), contentType: mediaTypes.csv, name: file };
  return { body: await xlsxOf({ name, widths, rows }), contentType: mediaTypes.xlsx, name: file };
}

async function tableOf(
  context: Context,
  table: StatisticsTable,
  { courseId, ...period }: Wanted,
): Promise<FileTable & { title: string | null }> {
  if (table === 'activity' || table === 'courses')
    return { ...activityTables[table](await activity(context, { ...period, courseId })), title: null };
  if (courseId === undefined) {
    const errors = [{ field: 'courseId', message: sentence('reportNeedsCourse') }];
    throw new Refusal('reportNeedsCourse', { errors });
  }
  const course = await courseStatistics(context, courseId, period);
  return { ...courseTables[table](course), title: course.courseName };
}
