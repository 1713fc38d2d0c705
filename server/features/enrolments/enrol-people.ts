import { peopleListLines } from '../../../contract/constants.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { EnrolOutcome, PeopleLine } from '../../../contract/results/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAuditOfEach } from '../audit/audit.ts';
import { setEnrolmentGroup } from '../groups/group-people.ts';
import { ensureGroup } from '../groups/groups.ts';
import * as queries from './enrol-people.queries.ts';
import { countEnrolments, findCourse } from './enrolments.queries.ts';
import { judgeLines, linesOf } from './people-list.rules.ts';
import { tellEnrolled } from './tell-enrolled.ts';

/**
 * Matches each line of a pasted list to a person (spec 17.3); nothing changes. Refuses (404) an unknown course, (400)
 * too many lines.
 */
export async function previewEnrolment(
  { db }: Context,
  courseId: number,
  pasted: string,
): Promise<PeopleLine[]> {
  if ((await findCourse(db, courseId)) === undefined) throw new Refusal('notFound');
  const lines = linesOf(pasted);
  if (lines.length > peopleListLines) {
    const refusal = new Refusal('tooManyLines', { values: { most: peopleListLines } });
    refusal.errors.push({ field: 'Lines', message: refusal.message });
    throw refusal;
  }
  const found = await queries.findPeople(db, courseId, lines);
  return judgeLines(
    lines,
    found.map((person) => ({ ...person, fullname: fullName(person) })),
  );
}

export interface PeopleToEnrol {
  courseIds: readonly number[];
  accountIds: readonly number[];
  /** Each person gets one letter about everything. */
  tell: boolean;
  /** The name of a group; '' = none. */
  group?: string | undefined;
}

/**
 * Enrols members in courses for an administrator (spec 17.3) and reports each result, in the given order. Inactive ones
 * are enrolled as invited; a closed enrolment is reopened. All of them then carry `group` in these courses, if given.
 * Repeating it is harmless. Refuses (404) an unknown course, (409) a draft and an archived one.
 */
export const enrolPeople = (context: Context, wanted: PeopleToEnrol): Promise<EnrolOutcome[]> =>
  transaction(context, (inside) => enrolInside(inside, wanted));

/** The same within a transaction that has begun. */
export async function enrolInside(inside: Context, wanted: PeopleToEnrol): Promise<EnrolOutcome[]> {
  const [ids, courseIds] = [[...new Set(wanted.accountIds)], [...new Set(wanted.courseIds)]];
  const { group = '' } = wanted;
  const { db } = inside;
  const now = inside.clock.now();
  const groupId = group === '' ? null : await ensureGroup(inside, group);
  const accounts = await queries.lockAccounts(db, ids);
  const members = accounts.filter(({ role }) => role === 'member');
  const places = { accountIds: members.map(({ id }) => id), courseIds };
  // the same order of locks as in applyToCourse: clocks, courses, enrolments, the tally
  await queries.openReadingClocks(db, places.accountIds, now);
  const courses = await lockOpenCourses(inside, courseIds);
  const added = await queries.insertEnrolments(db, places, now);
  if (groupId !== null) await queries.lockEnrolments(db, places); // the group is given course by course
  const reopened = await queries.reopenEnrolments(db, places);
  for (const { id } of courses) {
    if (groupId !== null)
      await setEnrolmentGroup(inside, { courseId: id, accountIds: places.accountIds, groupId });
    await enter(inside, id, { added, reopened });
  }
  const changed = Map.groupBy([...added, ...reopened], ({ accountId }) => accountId);
  const isBack = new Set(reopened.map(({ accountId }) => accountId));
  const enrolled = members.flatMap((account) => {
    const own = new Set(changed.get(account.id)?.map(({ courseId }) => courseId));
    return own.size === 0 ? [] : [{ ...account, courses: courses.filter(({ id }) => own.has(id)) }];
  });
  const reached = wanted.tell ? await tellEnrolled(inside, enrolled) : new Set<number>();
  const known = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((userId) => {
    const account = known.get(userId);
    if (account === undefined) return { userId, fullname: '', outcome: 'unknown', letter: 'none' };
    const isNew = changed.has(userId);
    const unreached = account.isBlocked ? ('blocked' as const) : ('noAddress' as const);
    const told = reached.has(userId) ? ('queued' as const) : unreached;
    return {
      userId,
      fullname: fullName(account),
      outcome: outcomeOf(account, { isNew, isBack: isBack.has(userId) }),
      letter: wanted.tell && isNew ? told : 'none',
    };
  });
}

/** Counts and records those who entered one course. */
async function enter(
  inside: Context,
  courseId: number,
  { added, reopened }: { added: readonly queries.Place[]; reopened: readonly queries.Place[] },
): Promise<void> {
  const subjectsOf = (places: readonly queries.Place[]) =>
    places.filter((place) => place.courseId === courseId).map(({ accountId }) => `account:${accountId}`);
  const isNew = subjectsOf(added);
  if (isNew.length > 0) await countEnrolments(inside.db, courseId, isNew.length);
  await recordAuditOfEach(inside, 'enrolment.add', isNew, { courseId });
  await recordAuditOfEach(inside, 'enrolment.reopen', subjectsOf(reopened), { courseId });
}

function outcomeOf(
  account: { role: string; isActive: boolean },
  { isNew, isBack }: { isNew: boolean; isBack: boolean },
): EnrolOutcome['outcome'] {
  if (account.role !== 'member') return 'admin';
  if (!isNew) return 'already';
  if (isBack) return 'reopened';
  return account.isActive ? 'enrolled' : 'invited';
}

/** Courses, locked against archiving. Refuses (404) an unknown one, (409) a draft and an archived one. */
export async function lockOpenCourses({ db }: Context, courseIds: readonly number[]) {
  const courses = await queries.lockCourses(db, courseIds);
  if (courses.length < courseIds.length) throw new Refusal('notFound');
  if (courses.some(({ isPublished }) => !isPublished)) throw new Refusal('courseIsDraft');
  if (courses.some(({ archivedAt }) => archivedAt !== null)) throw new Refusal('courseArchived');
  return courses;
}
