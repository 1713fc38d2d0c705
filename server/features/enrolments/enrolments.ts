import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { allowedMinutes } from '../exams/exams.rules.ts';
import { holdStarts } from '../exams/hold-starts.ts';
import * as queries from './enrolments.queries.ts';

/**
 * Applies a member to a course and opens their reading clock (spec 7.4). Twice is harmless: `isNew` says whether
 * this call did it. Refuses a course that is not there or a draft (404), and one that is archived (409).
 */
export function applyToCourse(
  context: Context,
  accountId: number,
  courseId: number,
): Promise<{ isNew: boolean }> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const now = inside.clock.now();
    if ((await queries.findEnrolment(db, accountId, courseId)) !== undefined) return { isNew: false };
    await queries.advanceReadingClock(db, accountId, now);
    const course = await queries.lockCourseForApplying(db, courseId);
    if (course === undefined) throw new Refusal('notFound');
    if (course.archivedAt !== null) throw new Refusal('courseArchived');
    const isNew = (await queries.insertEnrolment(db, accountId, courseId, now)) !== undefined;
    if (isNew) await queries.countEnrolment(db, courseId, 1);
    return { isNew };
  });
}

/**
 * A member leaves a course (spec 7.4): what they read of it goes, their comment stays as it was published. Twice is
 * harmless. Refuses (409) who has opened its exam, were it annulled later, and (404) a course that is not there.
 */
export function leaveCourse(context: Context, accountId: number, courseId: number): Promise<void> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    if (!(await holdStarts(inside, accountId, courseId))) {
      if ((await queries.findCourse(db, courseId)) === undefined) throw new Refusal('notFound');
      return;
    }
    if ((await queries.findAttempt(db, accountId, courseId)) !== undefined)
      throw new Refusal('courseHasResults');
    await queries.deleteEnrolment(db, accountId, courseId);
    await queries.countEnrolment(db, courseId, -1);
  });
}

/** Refuses (403) a member who has not applied to the course, and (404) a course that is not there, or a draft. */
export async function requireEnrolment(context: Context, accountId: number, courseId: number): Promise<void> {
  const enrolment = await queries.findEnrolment(context.db, accountId, courseId);
  if (enrolment === undefined) await refuseUnenrolled(context, courseId);
}

/** Why a member without an enrolment is refused: the course is not there, or a draft (404), or they have not applied (403). */
export async function refuseUnenrolled(context: Context, courseId: number): Promise<never> {
  const course = await queries.findCourse(context.db, courseId);
  throw new Refusal(course?.isPublished === true ? 'notEnrolled' : 'notFound');
}

/**
 * Minutes allowed for the exam of a course as it stands now; for a member with their own share of time. Refuses (404)
 * what is not there for the caller.
 */
export async function getExamMinutes(context: Context, courseId: number): Promise<number> {
  await assertCourseSeen(context, courseId);
  const course = await queries.findCourse(context.db, courseId);
  if (course === undefined) throw new Refusal('notFound');
  const { caller } = context;
  if (caller.role !== 'member') return course.examMinutes;
  return allowedMinutes(course.examMinutes, await queries.getTimeFactorPercent(context.db, caller.accountId));
}
