import { Refusal } from '../../../contract/refusals.ts';
import { type Context, transaction } from '../../context.ts';
import { contentChanged } from '../content/content-version.ts';
import * as queries from './exam-settings.queries.ts';

/** Exam settings of a course, for administrators and the enrolled (decisions §2): 404 no such course, 403 not enrolled. */
export async function getExamSettings(context: Context, courseId: number) {
  const { caller } = context;
  const accountId = caller.role === 'member' ? caller.accountId : null;
  const found = await queries.findExamSettings(context.db, courseId, accountId);
  if (found === undefined) throw new Refusal('notFound');
  if (caller.role !== 'admin' && !found.isEnrolled) throw new Refusal('notEnrolled');
  return found;
}

/** Changes a setting for attempts that start from now on; running ones keep theirs (decisions §5). */
async function changeSetting(
  context: Context,
  courseId: number,
  change: queries.ExamSettingChange,
): Promise<void> {
  await transaction(context, async (inside) => {
    const changed = await queries.updateExamSettings(inside.db, courseId, change, inside.clock.now());
    if (changed === undefined) throw new Refusal('notFound');
    await contentChanged(inside);
  });
}

/** Minutes allowed for the exam. Refuses (404) an unknown course. */
export function changeExamMinutes(context: Context, courseId: number, minutes: number): Promise<void> {
  return changeSetting(context, courseId, { exam_minutes: minutes });
}

/** How many questions an exam draws. Refuses (404) an unknown course. */
export function changeQuestionsPerExam(context: Context, courseId: number, count: number): Promise<void> {
  return changeSetting(context, courseId, { questions_per_exam: count });
}

/** The grade from 1 to 100 that passes. Refuses (404) an unknown course. */
export function changeMinimumGrade(context: Context, courseId: number, grade: number): Promise<void> {
  return changeSetting(context, courseId, { minimum_grade: grade });
}
