import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { reauthenticateCaller } from '../accounts/sessions/reauthenticate.ts';
import { findEnrolmentOfCourse } from './courses.queries.ts';
import type { CourseState } from './courses.rules.ts';
import { getCourseToEdit } from './courses.ts';

/** The settings of a course that its grades and certificates rest on. */
const certifiedParts = [
  'durationMinutes',
  'hasCertificate',
  'examMinutes',
  'questionsPerExam',
  'minimumGrade',
  'examWaitHours',
  'examAttemptLimit',
  'examDraw',
] as const satisfies readonly (keyof CourseState)[];

/**
 * Asks for the owner's proof (400) where somebody is enrolled in the course: from then on its questions and exam settings
 * move what a certificate rests on (spec 5.7). Call it outside a transaction, which would undo the count of wrong
 * passwords.
 */
export async function proveIfTaken(context: Context, courseId: number): Promise<void> {
  if ((await findEnrolmentOfCourse(context.db, courseId)) !== undefined) await reauthenticateCaller(context);
}

/**
 * Like proveIfTaken, for a save of a course that changes one of those settings. Refuses (403) a redactor, who changes them
 * only while nobody takes the course and it has no questions.
 */
export async function proveCertified(
  context: Context,
  courseId: number,
  change: { [Part in keyof CourseState]?: CourseState[Part] | undefined },
): Promise<void> {
  if (certifiedParts.every((part) => change[part] === undefined)) return;
  const stored = await getCourseToEdit(context, courseId);
  const isMoved = certifiedParts.some(
    (part) => change[part] !== undefined && !isDeepStrictEqual(change[part], stored[part]),
  );
  if (!isMoved) return;
  const isTaken = (await findEnrolmentOfCourse(context.db, courseId)) !== undefined;
  if (context.caller.role !== 'admin' && (isTaken || stored.questionCount > 0))
    throw new Refusal('examSettingsNotYours');
  if (isTaken) await reauthenticateCaller(context);
}
