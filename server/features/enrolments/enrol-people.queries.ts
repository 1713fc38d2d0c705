import { type Database, sql } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/text-search.ts';
import type { AskedLine } from './people-list.rules.ts';

/** The most people that a line offers to choose from. */
const mostCandidates = 5;

const isWhole = sql`fold(asked.name) in (fold(btrim(first_name || ' ' || last_name)), fold(btrim(last_name || ' ' || first_name)))`;

/**
 * Finds the people that lines may name, by e-mail if there is one, else by username or by the words of a name. The
 * three words are three conditions, because `like all` would not use the index.
 */
export async function findPeople(db: Database, courseId: number, lines: readonly AskedLine[]) {
  const asked = lines.map(({ line, text, email, words }) => {
    const [first = null, second = first, third = second] = words.map((word) => likePattern(word));
    return { line, name: text, email, first, second, third };
  });
  const { rows } = await sql<{
    line: number;
    userId: number;
    firstName: string;
    lastName: string;
    username: string;
    email: string | null;
    isSure: boolean;
    isAdmin: boolean;
    isActive: boolean;
    isEnrolled: boolean;
    isClosed: boolean;
  }>`
    select asked.line, account.id as "userId", account.first_name as "firstName", account.last_name as "lastName",
      account.username, account.email, matched.is_sure as "isSure", account.role = 'admin' as "isAdmin",
      account.activated_at is not null as "isActive",
      enrolment.account_id is not null and enrolment.closed_at is null as "isEnrolled",
      enrolment.closed_at is not null as "isClosed"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      asked (line int, name text, email text, first text, second text, third text)
    cross join lateral (
      select id, bool_or(is_sure) as is_sure from (
        select id, true as is_sure from account where lower(account.email) = lower(asked.email)
        union all
        select id, true from account where asked.email is null and lower(username) = lower(asked.name)
        union all
        (select id, ${isWhole} as is_sure from account
          where asked.email is null and account.search like fold(asked.first)
            and account.search like fold(asked.second) and account.search like fold(asked.third)
            and deleted_at is null
          order by is_sure desc, id desc limit ${mostCandidates})
      ) found group by id
    ) matched
    join account on account.id = matched.id and account.deleted_at is null
    left join enrolment on enrolment.account_id = account.id and enrolment.course_id = ${courseId}
    order by asked.line, matched.is_sure desc, account.search collate "C"`.execute(db);
  return rows;
}

/** The living accounts among these, locked against deletion and another role, in the order of their ids. */
export function lockAccounts(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'role', 'username', 'email'])
    .select(['password_hash as passwordHash', sql<boolean>`activated_at is not null`.as('isActive')])
    .select(sql<boolean>`blocked_at is not null`.as('isBlocked'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
}

/** The courses that members are enrolled in, by id; waits for a concurrent archiving, hiding or deletion. */
export function lockCourses(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('course')
    .select(['id', 'title', 'is_published as isPublished', 'archived_at as archivedAt'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Creates missing reading clocks; a running one stays. */
export async function openReadingClocks(db: Database, accountIds: readonly number[], now: Date) {
  await sql`insert into reading_clock (account_id, credited_at)
    select id, ${now} from unnest(${accountIds}::int[]) id order by id
    on conflict do nothing`.execute(db);
}

export interface Place {
  accountId: number;
  courseId: number;
}

/** Enrols members in each of the courses; returns the enrolments that are new. */
export async function insertEnrolments(
  db: Database,
  { accountIds, courseIds }: { accountIds: readonly number[]; courseIds: readonly number[] },
  now: Date,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    insert into enrolment (account_id, course_id, enrolled_at)
    select account_id, course_id, ${now}
    from unnest(${accountIds}::int[]) account_id cross join unnest(${courseIds}::int[]) course_id
    order by account_id, course_id
    on conflict do nothing returning account_id as "accountId", course_id as "courseId"`.execute(db);
  return rows;
}

/** Locks the enrolments of members in the courses, in the order in which merging or deleting a group locks them. */
export async function lockEnrolments(
  db: Database,
  { accountIds, courseIds }: { accountIds: readonly number[]; courseIds: readonly number[] },
): Promise<void> {
  await sql`select from enrolment
    where account_id = any(${accountIds}::int[]) and course_id = any(${courseIds}::int[])
    order by account_id, course_id for no key update`.execute(db);
}

/** Opens closed enrolments of members again; returns those that were closed. */
export async function reopenEnrolments(
  db: Database,
  { accountIds, courseIds }: { accountIds: readonly number[]; courseIds: readonly number[] },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    with closed as materialized (
      select account_id, course_id from enrolment
      where account_id = any(${accountIds}::int[]) and course_id = any(${courseIds}::int[]) and closed_at is not null
      order by account_id, course_id for no key update)
    update enrolment set closed_at = null, closed_reason = null from closed
    where enrolment.account_id = closed.account_id and enrolment.course_id = closed.course_id
    returning enrolment.account_id as "accountId", enrolment.course_id as "courseId"`.execute(db);
  return rows;
}
