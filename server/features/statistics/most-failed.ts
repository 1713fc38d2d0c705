import type { FailedQuestion } from '../../../contract/calls/report.ts';
import type { Context } from '../../context/context.ts';
import { requireCourse } from '../courses/exam-settings.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import { mostFailed } from './course-statistics.rules.ts';
import * as queries from './most-failed.queries.ts';
import type { Period } from './period.rules.ts';
import { spanOf } from './period.ts';
import { tallyForReading } from './tallies.ts';

/**
 * The ten questions of a course that failed most (spec 10.3), over attempts that ended in the period and were not
 * annulled; overdue ones are closed first. Refuses (400) a period that ends before it begins, (404) an unknown course.
 */
export async function listMostFailed(
  context: Context,
  courseId: number,
  period: Period,
): Promise<FailedQuestion[]> {
  const span = spanOf(period);
  await closeOverdueOfCourse(context, courseId);
  await tallyForReading(context, courseId);
  const questions = await queries.listMostFailed(context.db, { courseId, span, limit: mostFailed });
  if (questions.length === 0) await requireCourse(context, courseId);
  return questions;
}
