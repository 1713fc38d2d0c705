import type { FailedQuestion, GenderFigures, ReportCourse } from '../../../contract/calls/report.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import { requireCourse } from '../courses/exam-settings.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import * as queries from './reports.queries.ts';
import { isBackwards, mostFailed, type Period } from './reports.rules.ts';

/**
 * Successful sign-ins of members by gender (spec 10.3), in one query. Renewals do not count, nor do administrators. The
 * days of the period are the portal's. Refuses (400) a period that ends before it begins.
 */
export async function countSignIns(context: Context, period: Period): Promise<GenderFigures> {
  return queries.countSignIns(context.db, spanOf(context, period));
}

/** The courses that a report can be about (spec 10.2): drafts and archived ones too, newest first. */
export async function listReportCourses(
  { db }: Context,
  input: ListInput,
): Promise<{ rows: ReportCourse[]; total: number }> {
  const [rows, total] = await Promise.all([
    queries.listCourses(db, input.Search, listWindow(input)),
    queries.countCourses(db, input.Search),
  ]);
  return { rows, total };
}

/**
 * The ten questions of a course that failed most (spec 10.3), over attempts that ended in the period and were not
 * annulled; overdue ones are closed first. Refuses (400) a period that ends before it begins, (404) an unknown course.
 */
export async function listMostFailed(
  context: Context,
  courseId: number,
  period: Period,
): Promise<FailedQuestion[]> {
  const span = spanOf(context, period);
  await closeOverdueOfCourse(context, courseId);
  const questions = await queries.listMostFailed(context.db, { courseId, span, limit: mostFailed });
  if (questions.length === 0) await requireCourse(context, courseId);
  return questions;
}

/** A period in instants: from the first moment of its first day to the first one after its last. */
function spanOf({ config }: Context, period: Period): queries.Span {
  if (isBackwards(period)) {
    const errors = [{ field: 'To', message: sentence('periodBackwards') }];
    throw new Refusal('periodBackwards', { errors });
  }
  const beginning = (day: string) => instantOfLocal(`${day}T00:00`, config.timeZone);
  const { from, to } = period;
  return {
    from: from === undefined ? null : beginning(from),
    until: to === undefined ? null : beginning(Temporal.PlainDate.from(to).add({ days: 1 }).toString()),
  };
}
