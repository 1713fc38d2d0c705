import type { AttemptState, attemptKinds } from '../../../contract/attempts/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash, seenFirstName, seenLastName } from '../../platform/database/deleted-people.ts';
import { matchesSearch, partsMatch } from '../../platform/database/text-search.ts';
import { membersOfGroup } from '../groups/group-members.ts';

/** The attempt's number among the member's attempts of its kind in the course, from 1. */
const number = sql<number>`(select count(*)::int from attempt earlier
  where earlier.account_id = attempt.account_id and earlier.course_id = attempt.course_id
    and earlier.kind = attempt.kind and earlier.id <= attempt.id)`;
const answeredCount = sql<number>`(select count(*)::int from attempt_answer
  where attempt_answer.attempt_id = attempt.id and attempt_answer.answer <> '')`;
const lateCount = sql<number>`(select count(*)::int from attempt_late_click
  where attempt_late_click.attempt_id = attempt.id and attempt_late_click.accepted_at is null)`;
const certificateCode = sql<string | null>`(select code from certificate
  where certificate.attempt_id = attempt.id and replaced_at is null and revoked_at is null)`;

/** Attempts with their members and counts: everything shown of an attempt except its questions. */
const attempts = (db: Database) =>
  db
    .selectFrom('attempt')
    .innerJoin('account', 'account.id', 'attempt.account_id')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .select(['attempt.id', 'attempt.course_id as courseId', 'course.title as courseTitle'])
    .select(['attempt.account_id as accountId', 'account.username'])
    .select([seenFirstName.as('firstName'), seenLastName.as('lastName')])
    .select(['attempt.started_at as startedAt', 'attempt.closes_at as closesAt'])
    .select(['attempt.finished_at as finishedAt', 'attempt.annulled_at as annulledAt'])
    .select(['attempt.paused_seconds as pausedSeconds', 'attempt.question_count as questionCount'])
    .select(['attempt.time_factor_percent as timeFactorPercent', 'attempt.grade'])
    .select(['attempt.correct_count as correctCount', 'attempt.minimum_grade as minimumGrade'])
    .select(['attempt.passed', sql<(typeof attemptKinds)[number]>`attempt.kind`.as('kind')])
    .select(sql<'member' | 'time' | 'admin' | null>`attempt.ended_by`.as('endedBy'))
    .select(number.as('number'))
    .select(answeredCount.as('answeredCount'))
    .select(lateCount.as('lateCount'))
    .select(certificateCode.as('certificateCode'));

export type StoredAttempt = Awaited<ReturnType<typeof listAttemptsOfMember>>[number];

export interface AttemptFilter {
  courseId: number;
  state: AttemptState | 'all';
  search?: string | undefined;
  groupId?: number | undefined;
}

function found(db: Database, { courseId, state, search = '', groupId }: AttemptFilter) {
  const ofCourse = db
    .selectFrom('attempt')
    .where('attempt.course_id', '=', courseId)
    .where(sql<boolean>`attempt.account_id not in ${accountsInTrash}`)
    .$if(groupId !== undefined, (all) =>
      all.where(sql<boolean>`attempt.account_id in ${membersOfGroup(groupId ?? 0, courseId)}`),
    );
  const inState = {
    all: ofCourse,
    running: ofCourse.where('attempt.finished_at', 'is', null),
    finished: ofCourse.where('attempt.finished_at', 'is not', null).where('attempt.annulled_at', 'is', null),
    annulled: ofCourse.where('attempt.annulled_at', 'is not', null),
  }[state];
  if (search === '') return inState; // counted by an index alone
  const people = db
    .selectFrom('account')
    .select('id')
    .where(partsMatch(sql.ref('account.search'), search));
  return inState.where('attempt.account_id', 'in', people);
}

/** Attempts of a course, newest first. The page is chosen before the counts are computed. */
export function listAttempts(
  db: Database,
  filter: AttemptFilter,
  window: { limit: number; offset: number },
): Promise<StoredAttempt[]> {
  const page = found(db, filter)
    .select('attempt.id')
    .orderBy('attempt.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  return attempts(db).where('attempt.id', 'in', page).orderBy('attempt.id', 'desc').execute();
}

export async function countAttempts(db: Database, filter: AttemptFilter): Promise<number> {
  const { count } = await found(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A member's attempts of a course, newest first. */
export function listAttemptsOfMember(db: Database, accountId: number, courseId: number) {
  return attempts(db)
    .where('attempt.account_id', '=', accountId)
    .where('attempt.course_id', '=', courseId)
    .orderBy('attempt.id', 'desc')
    .execute();
}

const ofPerson = (db: Database, accountId: number, search = '') => {
  const own = db
    .selectFrom('attempt')
    .innerJoin('course', 'course.id', 'attempt.course_id')
    .where('attempt.account_id', '=', accountId);
  return search === '' ? own : own.where(matchesSearch('course', search));
};

/** A member's attempts in every course, newest first. The page is chosen before the counts are computed. */
export function listAttemptsOfPerson(
  db: Database,
  accountId: number,
  search: string | undefined,
  window: { limit: number; offset: number },
): Promise<StoredAttempt[]> {
  const page = ofPerson(db, accountId, search)
    .select('attempt.id')
    .orderBy('attempt.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  return attempts(db).where('attempt.id', 'in', page).orderBy('attempt.id', 'desc').execute();
}

export async function countAttemptsOfPerson(
  db: Database,
  accountId: number,
  search: string | undefined,
): Promise<number> {
  const { count } = await ofPerson(db, accountId, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An attempt; only of that account unless `accountId` is null. */
export function findAttempt(
  db: Database,
  id: number,
  accountId: number | null,
): Promise<StoredAttempt | undefined> {
  const wanted = attempts(db).where('attempt.id', '=', id);
  return (
    accountId === null ? wanted : wanted.where('attempt.account_id', '=', accountId)
  ).executeTakeFirst();
}

/** The times of an attempt of that account; null matches nobody. */
export function findTimes(db: Database, id: number, accountId: number | null) {
  return db
    .selectFrom('attempt')
    .select(['started_at as startedAt', 'closes_at as closesAt', 'paused_seconds as pausedSeconds'])
    .select('finished_at as finishedAt')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
