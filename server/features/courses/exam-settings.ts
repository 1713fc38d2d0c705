import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import * as queries from './exam-settings.queries.ts';
import { changeCourse } from './save-course.ts';

/** Exam settings of a course, for administrators and the enrolled (spec 4.2): 404 no such course, 403 not enrolled. */
export async function getExamSettings(context: Context, courseId: number) {
  const { caller } = context;
  const accountId = caller.role === 'member' ? caller.accountId : null;
  const found = await queries.findExamSettings(context.db, courseId, accountId);
  if (found === undefined) throw new Refusal('notFound');
  if (caller.role !== 'admin' && !found.isEnrolled) throw new Refusal('notEnrolled');
  return found;
}

/** Refuses (404) an unknown course. */
export async function requireCourse({ db }: Context, courseId: number): Promise<void> {
  if ((await queries.findExamSettings(db, courseId, null)) === undefined) throw new Refusal('notFound');
}

/**
 * Changes the exam settings (spec 8.3): minutes, number of drawn questions, and the grade from 1 to 100 that passes,
 * for attempts that start from now on; the hours between two attempts, for everybody from now on. Running attempts do
 * not change. It is a save of the course like any other, so an older open form is refused later. Refuses (404) an
 * unknown course.
 */
export async function changeExamSettings(
  context: Context,
  courseId: number,
  change:
    | { examMinutes: number }
    | { questionsPerExam: number }
    | { minimumGrade: number }
    | { examWaitHours: number },
): Promise<void> {
  await changeCourse(context, courseId, change);
}
