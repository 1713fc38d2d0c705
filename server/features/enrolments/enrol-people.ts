import type { EnrolOutcome, PeopleLine } from '../../../contract/calls/result.ts';
import { peopleListLines } from '../../../contract/constants.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAuditOfEach } from '../audit/audit.ts';
import { setEnrolmentGroup } from '../groups/group-people.ts';
import { ensureGroup } from '../groups/groups.ts';
import * as queries from './enrol-people.queries.ts';
import { countEnrolments, findCourse, lockCourseForApplying } from './enrolments.queries.ts';
import { judgeLines, linesOf } from './people-list.rules.ts';

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

/**
 * Enrols members for an administrator (spec 17.3) and says what became of each, in the order given: only active members
 * are enrolled. Those who are enrolled then carry `group` in this course, if one is named. Repeating it is harmless.
 * Refuses (404) an unknown course, (409) a draft and an archived one.
 */
export function enrolPeople(
  context: Context,
  courseId: number,
  ids: readonly number[],
  { group = '' }: { group?: string } = {},
): Promise<EnrolOutcome[]> {
  return transaction(context, async (inside) => {
    const { db } = inside;
    const now = inside.clock.now();
    const groupId = group === '' ? null : await ensureGroup(inside, group);
    const accounts = await queries.lockAccounts(db, ids);
    const members = accounts
      .filter(({ role, isActive }) => role === 'member' && isActive)
      .map(({ id }) => id);
    // the same order of locks as in applyToCourse: clocks, the course, enrolments, the tally
    await queries.openReadingClocks(db, members, now);
    await requireOpenCourse(inside, courseId);
    const enrolled = await queries.insertEnrolments(db, members, courseId, now);
    if (groupId !== null) await setEnrolmentGroup(inside, { courseId, accountIds: members, groupId });
    await countEnrolments(db, courseId, enrolled.length);
    const subjects = enrolled.map((id) => `account:${id}`);
    await recordAuditOfEach(inside, 'enrolment.add', subjects, { courseId });
    const [known, isNew] = [new Map(accounts.map((account) => [account.id, account])), new Set(enrolled)];
    return [...new Set(ids)].map((userId) => {
      const account = known.get(userId);
      if (account === undefined) return { userId, fullname: '', outcome: 'unknown' };
      return { userId, fullname: fullName(account), outcome: outcomeOf(account, isNew.has(userId)) };
    });
  });
}

function outcomeOf(account: { role: string; isActive: boolean }, isNew: boolean): EnrolOutcome['outcome'] {
  if (account.role !== 'member') return 'admin';
  if (!account.isActive) return 'inactive';
  return isNew ? 'enrolled' : 'already';
}

async function requireOpenCourse({ db }: Context, courseId: number): Promise<void> {
  const open = await lockCourseForApplying(db, courseId);
  if (open === undefined)
    throw new Refusal((await findCourse(db, courseId)) === undefined ? 'notFound' : 'courseIsDraft');
  if (open.archivedAt !== null) throw new Refusal('courseArchived');
}
