import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import * as queries from './exam-settings.queries.ts';

/** Exam settings of a course, for administrators and the enrolled (spec 4.2): 404 no such course, 403 not enrolled. */
export async function getExamSettings(context: Context, courseId: number) {
  const { caller } = context;
  const accountId = caller.role === 'member' ? caller.accountId : null;
  const found = foundRow(await queries.findExamSettings(context.db, courseId, accountId));
  if (caller.role !== 'admin' && !found.isEnrolled) throw new Refusal('notEnrolled');
  return found;
}

/** Refuses (404) an unknown course. */
export async function requireCourse({ db }: Context, courseId: number): Promise<void> {
  if ((await queries.findExamSettings(db, courseId, null)) === undefined) throw new Refusal('notFound');
}
