import type { BulkResult, SeenRow } from '../../../contract/bulk.ts';
import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAuditOfEach } from '../audit/audit.ts';
import * as queries from './groups.queries.ts';
import { ensureGroup } from './groups.ts';

/**
 * Inside a transaction: puts accounts into a group (spec 17.5) and returns those who were not in it; deleted ones are
 * left out. Repeating it is harmless. Refuses (404) an unknown group.
 */
export async function addPeopleToGroup(
  inside: Context,
  { groupId, accountIds }: { groupId: number; accountIds: readonly number[] },
): Promise<number[]> {
  if ((await queries.lockGroupShared(inside.db, groupId)) === undefined) throw new Refusal('groupGone');
  const added = await queries.insertPeople(inside.db, groupId, accountIds);
  await recordAuditOfEach(inside, 'account.group', added.map(subjectOf), { groupId });
  return added;
}

/**
 * Inside a transaction: sets or removes (null) the group of enrolments in a course, whatever groups their people have;
 * returns the people whose enrolment had another one. People who are not enrolled are left out. Refuses (404) an
 * unknown group.
 */
export async function setEnrolmentGroup(
  inside: Context,
  given: { courseId: number; accountIds: readonly number[]; groupId: number | null },
): Promise<number[]> {
  const { courseId, groupId } = given;
  if (groupId !== null && (await queries.lockGroupShared(inside.db, groupId)) === undefined)
    throw new Refusal('groupGone');
  const changed = await queries.setEnrolmentGroup(inside.db, given);
  const details = { courseId, ...(groupId !== null && { groupId }) };
  await recordAuditOfEach(inside, 'enrolment.group', changed.map(subjectOf), details);
  return changed;
}

/** Puts chosen accounts into the group of that name, a new one if there is none, and reports each result. */
export function addManyToGroup(
  context: Context,
  items: readonly SeenRow[],
  name: string,
): Promise<BulkResult[]> {
  return transaction(context, async (inside) => {
    const groupId = await ensureGroup(inside, name);
    const added = await addPeopleToGroup(inside, { groupId, accountIds: idsOf(items) });
    return resultsOf(items, added, 'alreadyInGroup', (left) => queries.listLiving(inside.db, left));
  });
}

/** Takes chosen accounts out of a group and reports each result. Refuses (404) an unknown group. */
export function removeManyFromGroup(
  context: Context,
  items: readonly SeenRow[],
  groupId: number,
): Promise<BulkResult[]> {
  return transaction(context, async (inside) => {
    if ((await queries.lockGroupShared(inside.db, groupId)) === undefined) throw new Refusal('groupGone');
    const removed = await queries.deletePeople(inside.db, groupId, idsOf(items));
    await recordAuditOfEach(inside, 'account.ungroup', removed.map(subjectOf), { groupId });
    return resultsOf(items, removed, 'notInGroup', (left) => queries.listLiving(inside.db, left));
  });
}

/**
 * Gives ticked people of a course the group of that name there, a new one if there is none, and returns the outcome of
 * each; '' takes away the group that they carry in this course alone.
 */
export function groupManyInCourse(
  context: Context,
  items: readonly SeenRow[],
  { courseId, name }: { courseId: number; name: string },
): Promise<BulkResult[]> {
  return transaction(context, async (inside) => {
    const groupId = name === '' ? null : await ensureGroup(inside, name);
    const changed = await setEnrolmentGroup(inside, { courseId, accountIds: idsOf(items), groupId });
    const otherwise = groupId === null ? 'noGroupInCourse' : 'alreadyInGroup';
    return resultsOf(items, changed, otherwise, (left) => queries.listEnrolled(inside.db, courseId, left));
  });
}

const idsOf = (items: readonly SeenRow[]) => items.map(({ Id }) => Id);
const subjectOf = (id: number) => `account:${id}`;

/** Done for those who changed; for the others, why not: `listThere` finds those of them who are still there. */
async function resultsOf(
  items: readonly SeenRow[],
  changed: readonly number[],
  otherwise: RefusalCode,
  listThere: (ids: readonly number[]) => Promise<number[]>,
): Promise<BulkResult[]> {
  const isChanged = new Set(changed);
  const left = idsOf(items).filter((id) => !isChanged.has(id));
  const there = new Set(left.length === 0 ? [] : await listThere(left));
  return items.map(({ Id: id }) =>
    isChanged.has(id)
      ? { id, state: 'done', message: '' }
      : { id, state: 'failed', message: sentence(there.has(id) ? otherwise : 'alreadyGone') },
  );
}
