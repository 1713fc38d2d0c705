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

/** Refuses (404) a course that is not there. */
export async function requireCourse({ db }: Context, courseId: number): Promise<void> {
  if ((await queries.findExamSettings(db, courseId, null)) === undefined) throw new Refusal('notFound');
}

/**
 * Changes settings for attempts that start from now on; running ones keep theirs (spec 8.3): minutes allowed, how
 * many questions an exam draws, the grade from 1 to 100 that passes; hours between two attempts, which count for
 * everybody from now on. A save of the course like any other, so that an
 * older open form of it is told. Refuses (404) an unknown course.
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
