import type { InputOf } from '../../../contract/endpoint.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { resultFiles } from '../../../contract/results/file-calls.ts';
import type { Context } from '../../context/context.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { mostRows } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { closeOverdue } from '../exams/close-attempt.ts';
import { spanOf } from '../statistics/period.ts';
import { type CoursesWanted, listCourseResults, listCourses } from './course-results.queries.ts';
import { writeResults } from './export-results.ts';
import { courseFileColumns } from './results-table.ts';

/**
 * The results of several courses as a file (spec 17.8), a row for each person and course: of the named courses or all,
 * of a group, of those enrolled or passed in a period. It is a snapshot, with overdue attempts closed first. Refuses
 * (404) an unknown course, (400) a period that ends before it begins, (409) too many rows for the file type.
 */
export async function exportCourses(
  context: Context,
  input: InputOf<typeof resultFiles.exportCourses>,
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { Format: format, GroupId: groupId, By: by = 'enrolled' } = input;
  const span = spanOf({ from: input.From || undefined, to: input.To || undefined });
  const courseIds = idsOf(input.CourseIds);
  if (courseIds !== null && (await listCourses(context.db, courseIds)).length < courseIds.length)
    throw new Refusal('notFound');
  await closeOverdue(context);
  const { timeZone } = context.config;
  const most = mostRows[format];
  const wanted: CoursesWanted = { courseIds, groupId, ...span, by };
  const rows = await listCourseResults(context.db, wanted, { timeZone, limit: most + 1 });
  if (rows.length > most) throw new Refusal('tooManyForFile', { values: { most } });
  const body = await writeResults({ rows, columns: courseFileColumns, format, timeZone });
  const details = { format, rows: rows.length, courses: courseIds ?? [], by, ...span };
  await recordAudit(context, 'export.results', 'courses', {
    ...details,
    ...(groupId !== undefined && { groupId }),
  });
  const today = localOfInstant(context.clock.now(), timeZone).slice(0, 10);
  return { body, contentType: mediaTypes[format], name: `Resultados de cursos ${today}.${format}` };
}

const idsOf = (list: string | undefined): number[] | null =>
  list === undefined ? null : [...new Set(list.split(',').map(Number))];
