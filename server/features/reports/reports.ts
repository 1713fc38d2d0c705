import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { GenderFigures, ReportCourse } from '../../../contract/reports/calls.ts';
import type { Context } from '../../context/context.ts';
import type { Period } from '../statistics/period.rules.ts';
import { instantsOf, spanOf } from '../statistics/period.ts';
import * as queries from './reports.queries.ts';

/**
 * Successful sign-ins of members by gender (spec 10.3), in one query. Renewals do not count, nor do administrators. The
 * days of the period are the portal's. Refuses (400) a period that ends before it begins.
 */
export async function countSignIns(context: Context, period: Period): Promise<GenderFigures> {
  return queries.countSignIns(context.db, instantsOf(spanOf(period), context.config.timeZone));
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
