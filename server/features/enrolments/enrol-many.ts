import type { SeenRow } from '../../../contract/bulk.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { changeEach } from '../bulk/change-each.ts';
import * as queries from './enrolments.queries.ts';
import { applyToCourse } from './enrolments.ts';

/**
 * Enrols members in a course (spec 7.4). Refuses an unknown course or a draft (404), and an archived one (409); reports
 * administrators, and who takes it already.
 */
export async function enrolMany(context: Context, items: readonly SeenRow[], courseId: number) {
  const course = await queries.findCourse(context.db, courseId);
  if (course?.isPublished !== true) throw new Refusal('notFound');
  if (course.archivedAt !== null) throw new Refusal('courseArchived');
  return changeEach(context, items, async (each, { Id }) => {
    const role = await queries.lockRole(each.db, Id);
    if (role === undefined) throw new Refusal('notFound');
    if (role !== 'member') throw new Refusal('onlyMembersEnrol');
    if (!(await applyToCourse(each, Id, courseId)).isNew) throw new Refusal('alreadyEnrolled');
  });
}
