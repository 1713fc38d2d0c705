import type { CoursePreview } from '../../../../contract/certificates/administration-calls.ts';
import type { Context } from '../../../context/context.ts';
import { printedName } from '../certificates.rules.ts';
import { listPrinted } from '../issuing.queries.ts';
import { listDue } from '../reconcile-certificates.ts';
import { awaitsSignature } from '../reconciling.queries.ts';
import { countValid } from './list.queries.ts';

const namedAtMost = 200;

/**
 * Previews a change of a course's certificates (spec 9.9): the members who get one at once, and the number of valid
 * ones that stay.
 */
export async function previewCourse(context: Context, courseId: number): Promise<CoursePreview> {
  const { db } = context;
  const [due, kept, waits] = await Promise.all([
    listDue(context, courseId),
    countValid(db, courseId),
    awaitsSignature(db),
  ]);
  const named = await listPrinted(db, due.slice(0, namedAtMost));
  const people = named.map(({ accountId, firstName, lastName, grade }) => ({
    userId: accountId,
    fullname: printedName(firstName, lastName),
    grade,
  }));
  people.sort((left, right) => left.fullname.localeCompare(right.fullname, 'es'));
  return { people, total: due.length, kept, waits };
}
