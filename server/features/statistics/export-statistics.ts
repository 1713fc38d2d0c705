import { mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { groupWords } from '../../../contract/reports/figures.ts';
import type { StatisticsFormat, StatisticsTable } from '../../../contract/statistics/calls.ts';
import type { Context } from '../../context/context.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { tableFile } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { nameOfGroup } from '../groups/groups.ts';
import { activity, courseStatistics } from './course-statistics.ts';
import type { Period } from './period.rules.ts';
import { activityTables, courseTables, type FileTable } from './statistics-tables.rules.ts';

/** The tables that show which answer is right: the lectors' reports have none (spec 4.7). */
const keyedTables: readonly StatisticsTable[] = ['questions', 'options'];

type Wanted = Period & { courseId?: number | undefined; groupId?: number | undefined };

/**
 * A table of the statistics as a file, in which no cell runs as a formula (spec 10.4). Refuses like the figures themselves,
 * and (400) a course's table without a course, (404) an unknown group.
 */
export async function exportStatistics(
  context: Context,
  table: StatisticsTable,
  format: StatisticsFormat,
  wanted: Wanted,
): Promise<Omit<WholeFile, 'isAttachment'>> {
  if (keyedTables.includes(table) && context.caller.role !== 'admin') throw new Refusal('notAllowed');
  const group = await nameOfGroup(context, wanted.groupId);
  const { title, name, rows, widths } = await tableOf(context, table, wanted);
  const { courseId = null, groupId = null } = wanted;
  await recordAudit(context, 'export.statistics', 'statistics', { table, format, courseId, groupId });
  const days = [wanted.from && ` desde ${wanted.from}`, wanted.to && ` hasta ${wanted.to}`]
    .filter(Boolean)
    .join('');
  const about = `${title === null ? '' : ` de ${title}`}${group === null ? '' : `, ${groupWords(group)}`}`;
  const body = await tableFile(format, { name, widths, rows });
  return { body, contentType: mediaTypes[format], name: `${name}${about}${days}.${format}` };
}

async function tableOf(
  context: Context,
  table: StatisticsTable,
  { courseId, groupId, ...period }: Wanted,
): Promise<FileTable & { title: string | null }> {
  if (table === 'activity' || table === 'courses')
    return {
      ...activityTables[table](await activity(context, { ...period, courseId, groupId })),
      title: null,
    };
  if (courseId === undefined) {
    const errors = [{ field: 'courseId', message: sentence('reportNeedsCourse') }];
    throw new Refusal('reportNeedsCourse', { errors });
  }
  const course = await courseStatistics(context, courseId, { ...period, groupId });
  return { ...courseTables[table](course), title: course.courseName };
}
