import type { FailedQuestion } from '../../../contract/reports/calls.ts';
import type { Context } from '../../context/context.ts';
import { withRoomForRows } from '../../platform/database/database.ts';
import { requireCourse } from '../courses/exam-settings.ts';
import { closeOverdueOfCourse } from '../exams/close-attempt.ts';
import { mostFailed } from './course-statistics.rules.ts';
import { answersOfGroup } from './group-figures.queries.ts';
import * as queries from './most-failed.queries.ts';
import type { Period } from './period.rules.ts';
import { instantsOf, spanOf } from './period.ts';
import { answersGiven } from './statistics.queries.ts';
import { tallyForReading } from './tallies.ts';

/**
 * The ten most failed questions of a course (spec 10.3), over attempts of everybody or a group that ended in the period
 * and were not annulled; overdue ones are closed first. Refuses (400) a period that ends before it begins, (404) an
 * unknown course.
 */
export async function listMostFailed(
  context: Context,
  courseId: number,
  { groupId, ...period }: Period & { groupId?: number | undefined },
): Promise<FailedQuestion[]> {
  const { db, config } = context;
  const days = spanOf(period);
  await closeOverdueOfCourse(context, courseId);
  const ofEverybody = async () => {
    await tallyForReading(context, courseId);
    return queries.listMostFailed(db, answersGiven(courseId, days), mostFailed);
  };
  const ofGroup = (group: number) => {
    const given = answersOfGroup(courseId, { groupId: group, span: instantsOf(days, config.timeZone) });
    return withRoomForRows(db, (inside) => queries.listMostFailed(inside, given, mostFailed));
  };
  const questions = groupId === undefined ? await ofEverybody() : await ofGroup(groupId);
  if (questions.length === 0) await requireCourse(context, courseId);
  return questions;
}
