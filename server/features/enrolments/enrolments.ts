import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { hasClosed, momentText } from '../courses/course-dates.rules.ts';
import { assertCourseSeen } from '../courses/courses.ts';
import { allowedMinutes } from '../exams/exams.rules.ts';
import { lockStarts } from '../exams/lock-starts.ts';
import * as queries from './enrolments.queries.ts';

/**
 * Enrols a member in a course and starts their reading clock (spec 7.4). Repeating it is harmless: `isNew` tells if
 * this call did it. Refuses an unknown course or a draft (404), an archived or closed one (409), and a member taken out
 * of it (403).
 */
export function applyToCourse(
  context: Context,
  accountId: number,
  courseId: number,
): Promise<{ isNew: boolean }> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const now = inside.clock.now();
    const enrolment = await queries.findEnrolment(db, accountId, courseId);
    if (enrolment?.closedAt) throw new Refusal('enrolmentClosed');
    if (enrolment !== undefined) return { isNew: false };
    await queries.advanceReadingClock(db, accountId, now);
    const course = foundRow(await queries.lockCourseForApplying(db, courseId));
    if (course.archivedAt !== null) throw new Refusal('courseArchived');
    if (course.closesAt !== null && hasClosed(course.closesAt, now))
      throw new Refusal('courseIsOver', {
        values: { when: momentText(course.closesAt, inside.config.timeZone) },
      });
    const isNew = (await queries.insertEnrolment(db, accountId, courseId, now)) !== undefined;
    if (isNew) await queries.countEnrolments(db, courseId, 1);
    return { isNew };
  });
}

/**
 * A member leaves a course (spec 7.4): their reading is deleted, their published comment stays. Repeating it is
 * harmless. Refuses (409) a member with an opened exam, even if its attempt was annulled, or with a grade, and (404) an
 * unknown course.
 */
export function leaveCourse(context: Context, accountId: number, courseId: number): Promise<void> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    if (!(await lockStarts(inside, accountId, courseId))) {
      if ((await queries.findCourse(db, courseId)) === undefined) throw new Refusal('notFound');
      return;
    }
    if ((await queries.findAttempt(db, accountId, courseId)) !== undefined)
      throw new Refusal('courseHasResults');
    await queries.deleteEnrolment(db, accountId, courseId);
    await queries.countEnrolments(db, courseId, -1);
  });
}

/** Refuses (403) a member who is not enrolled or was taken out, and (404) an unknown course or a draft. */
export async function requireEnrolment(context: Context, accountId: number, courseId: number): Promise<void> {
  const enrolment = await queries.findEnrolment(context.db, accountId, courseId);
  if (enrolment === undefined) await refuseUnenrolled(context, courseId);
  if (enrolment?.closedAt) throw new Refusal('enrolmentClosed');
}

/** The caller's enrolment in a course, or that they were taken out; neither if the course does not exist. */
export async function getOwnEnrolment(
  { db, caller }: Context,
  courseId: number,
): Promise<{ isEnrolled: boolean; isClosed: boolean }> {
  const found =
    caller.role === 'open' ? undefined : await queries.findEnrolment(db, caller.accountId, courseId);
  return { isEnrolled: found?.closedAt === null, isClosed: Boolean(found?.closedAt) };
}

/** The refusal of a member without an enrolment: unknown course or draft (404), else not enrolled (403). */
export async function refuseUnenrolled(context: Context, courseId: number): Promise<never> {
  const course = await queries.findCourse(context.db, courseId);
  throw new Refusal(course?.isPublished === true ? 'notEnrolled' : 'notFound');
}

/**
 * The current exam minutes of a course, for a member adjusted by their time factor. Refuses (404) a course that the
 * caller may not see.
 */
export async function getExamMinutes(context: Context, courseId: number): Promise<number> {
  await assertCourseSeen(context, courseId);
  const course = foundRow(await queries.findCourse(context.db, courseId));
  const { caller } = context;
  if (caller.role !== 'member') return course.examMinutes;
  return allowedMinutes(course.examMinutes, await queries.getTimeFactorPercent(context.db, caller.accountId));
}
