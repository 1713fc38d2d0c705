import {
  type ResultCounts,
  type ResultFilter,
  type ResultSort,
  type ResultState,
  resultStates,
} from '../../../contract/calls/result.ts';
import { type Database, sql, withRoomForRows } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

/** What somebody has achieved in a course they are enrolled in. */
export interface StoredResult {
  accountId: number;
  courseId: number;
  state: ResultState;
  enrolledAt: Date;
  readSeconds: number;
  isReadingComplete: boolean;
  attemptCount: number;
  annulledCount: number;
  isRunning: boolean;
  bestGrade: number | null;
  isPassed: boolean;
  certificateCode: string | null;
  lastActivityAt: Date;
}

export interface StoredPerson {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  isDeleted: boolean;
  isActive: boolean;
}
export type PersonResult = StoredResult & StoredPerson;

/** `those`: of these accounts (`array(…)`) alone. */
type Scope = { courseId: number; those?: ReturnType<typeof sql> } | { accountId: number };

/** Those enrolled in a course, or every course of a member, in figures (spec 17.1). */
function results(scope: Scope) {
  const of = (table: string) => {
    if ('accountId' in scope) return sql`${sql.ref(`${table}.account_id`)} = ${scope.accountId}`;
    const inCourse = sql`${sql.ref(`${table}.course_id`)} = ${scope.courseId}`;
    if (scope.those === undefined) return inCourse;
    return sql`${inCourse} and ${sql.ref(`${table}.account_id`)} = any (${scope.those})`;
  };
  return sql`
    select enrolment.account_id, enrolment.course_id, enrolled_at, read_seconds, has_read, certificate.code,
      coalesce(attempt_count, 0) as attempt_count, coalesce(annulled_count, 0) as annulled_count,
      coalesce(is_running, false) as is_running, coalesce(is_passed, false) as is_passed, best_grade,
      greatest(enrolled_at, last_read_at, last_sat_at) as last_activity_at,
      case when is_passed then 'passed' when is_running then 'running' when best_grade is not null then 'failed'
        when has_read then 'ready' when read_seconds > 0 then 'reading' else 'fresh' end as state
    from enrolment
    join course on course.id = enrolment.course_id
    cross join lateral (
      select reading_completed_at is not null or read_seconds >= 60 * duration_minutes as has_read) reading
    left join (
      select account_id, course_id,
        (count(*) filter (where annulled_at is null))::int as attempt_count,
        (count(*) filter (where annulled_at is not null))::int as annulled_count,
        bool_or(finished_at is null) as is_running,
        bool_or(passed) as is_passed,
        max(grade) filter (where finished_at is not null and annulled_at is null) as best_grade,
        max(greatest(started_at, case when ended_by <> 'admin' then finished_at end)) as last_sat_at
      from attempt where ${of('attempt')} group by account_id, course_id
    ) sat on sat.account_id = enrolment.account_id and sat.course_id = enrolment.course_id
    left join certificate on certificate.account_id = enrolment.account_id
      and certificate.course_id = enrolment.course_id
      and certificate.replaced_at is null and certificate.revoked_at is null
    where ${of('enrolment')}`;
}

const facts = sql`result.account_id as "accountId", result.course_id as "courseId", result.state,
  enrolled_at as "enrolledAt", read_seconds as "readSeconds", has_read as "isReadingComplete",
  attempt_count as "attemptCount", annulled_count as "annulledCount", is_running as "isRunning",
  best_grade as "bestGrade", is_passed as "isPassed", code as "certificateCode",
  last_activity_at as "lastActivityAt"`;
const whose = sql`account.first_name as "firstName", account.last_name as "lastName", account.username,
  account.email, account.deleted_at is not null as "isDeleted", account.activated_at is not null as "isActive"`;

/** A member's courses in figures, the newest application first. */
export async function listResultsOfMember(db: Database, accountId: number) {
  const { rows } = await sql<StoredResult & { title: string; durationMinutes: number }>`
    select ${facts}, course.title, course.duration_minutes as "durationMinutes"
    from (${results({ accountId })}) result join course on course.id = result.course_id
    order by enrolled_at desc, course.id desc`.execute(db);
  return rows;
}

export interface Wanted {
  courseId: number;
  state: ResultFilter;
  search?: string | undefined;
  sort?: ResultSort | undefined;
  isDescending?: boolean;
}

interface Window {
  limit: number;
  offset: number;
}

const isFound = (search: string) => partsMatch(sql.ref('account.search'), search);

/**
 * Who has a name, username or e-mail with the search text in it; everybody without one. `is true`: those found are put
 * into a table and looked up there, because PostgreSQL expects a hundredth of them and would fetch each by itself.
 */
const found = (search = '') =>
  search === ''
    ? sql``
    : sql`and (enrolment.account_id in (select id from account where ${isFound(search)})) is true`;

const inState = (state: ResultFilter) => {
  if (state === 'all') return sql`true`;
  return state === 'certified' ? sql`code is not null` : sql`state = ${state}`;
};

/** By what rows are sorted; equal ones by the account. */
const sorted: Record<ResultSort, Record<'up' | 'down', ReturnType<typeof sql>>> = {
  name: { up: sql`account.search collate "C"`, down: sql`account.search collate "C" desc` },
  reading: { up: sql`read_seconds`, down: sql`read_seconds desc` },
  attempts: { up: sql`attempt_count`, down: sql`attempt_count desc` },
  grade: { up: sql`best_grade nulls first`, down: sql`best_grade desc nulls last` },
  activity: { up: sql`last_activity_at`, down: sql`last_activity_at desc` },
};
/** What of a result a list is sorted by; a name is the account's. */
const sortedBy: Record<ResultSort, ReturnType<typeof sql>> = {
  name: sql`account_id`,
  reading: sql`account_id, read_seconds`,
  attempts: sql`account_id, attempt_count`,
  grade: sql`account_id, best_grade`,
  activity: sql`account_id, last_activity_at`,
};
const orderOf = ({ sort = 'name', isDescending = false }: Wanted) =>
  sql`${sorted[sort][isDescending ? 'down' : 'up']}, account_id`;

/** Whose rows are on a page. By name they are found by the index on names, unless a state has to be known of everybody. */
function onPage(wanted: Wanted, { limit, offset }: Window) {
  const { sort = 'name', state, courseId, search = '' } = wanted;
  const part = sql`order by ${orderOf(wanted)} limit ${limit} offset ${offset}`;
  if (sort !== 'name') return sql`select account_id from result where ${inState(state)} ${part}`;
  if (state === 'all')
    return sql`select account_id from account join enrolment on enrolment.account_id = account.id
      where enrolment.course_id = ${courseId} and ${search === '' ? sql`true` : isFound(search)} ${part}`;
  return sql`select account_id from result join account on account.id = result.account_id
    where ${inState(state)} ${part}`;
}

const counted = sql.join(
  resultStates.map(
    (state) => sql`coalesce(sum(n) filter (where state = ${sql.lit(state)}), 0)::int as ${sql.ref(state)}`,
  ),
);

/**
 * A page of a course's results, and how many are in each state of all that the search finds: one statement, so that
 * both are of one moment. Of everybody only what counts and sorts is found out, all else of those on the page.
 */
export async function listResults(
  db: Database,
  wanted: Wanted,
  window: Window,
): Promise<{ rows: PersonResult[]; counts: ResultCounts }> {
  const { courseId, sort = 'name', search } = wanted;
  const { rows } = await withRoomForRows(db, (inside) =>
    sql<(PersonResult | { accountId: null }) & { counts: ResultCounts }>`
      with result as materialized (
        select state, code, ${sortedBy[sort]} from (${results({ courseId })} ${found(search)}) everybody),
      counts as (
        select coalesce(sum(n), 0)::int as "all", ${counted}, coalesce(sum(certified), 0)::int as certified
        from (select state, count(*) as n, count(code) as certified from result group by state) each),
      chosen as materialized (${onPage(wanted, window)}),
      page as (${results({ courseId, those: sql`array(select account_id from chosen)` })})
      select row_to_json(counts) as counts, ${facts}, ${whose}
      from counts left join (page result join account on account.id = result.account_id) on true
      order by ${orderOf(wanted)}`.execute(inside),
  );
  const [first] = rows;
  if (first === undefined) throw new Error('counts without a row');
  return { counts: first.counts, rows: rows.filter((row) => row.accountId !== null) };
}

/** Of these accounts, or of all that the filter finds, those enrolled in the course; at most `limit`. */
export async function listRecipients(
  db: Database,
  wanted: Wanted,
  accountIds: readonly number[] | undefined,
  limit: number,
): Promise<PersonResult[]> {
  const chosen =
    accountIds === undefined ? sql`` : sql`and enrolment.account_id = any (${accountIds}::int[])`;
  const { rows } = await sql<PersonResult>`
    select ${facts}, ${whose}
    from (${results(wanted)} ${chosen} ${accountIds === undefined ? found(wanted.search) : sql``}) result
    join account on account.id = result.account_id
    where ${accountIds === undefined ? inState(wanted.state) : sql`true`}
    order by ${orderOf(wanted)} limit ${limit}`.execute(db);
  return rows;
}

/** Names of accounts, whoever they are; for what cannot be done about them. */
export function listNames(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id', 'first_name as firstName', 'last_name as lastName'])
    .where('id', 'in', [0, ...ids])
    .execute();
}

export function findCourse(db: Database, id: number) {
  return db
    .selectFrom('course')
    .select(['id', 'title', 'duration_minutes as duration', 'minimum_grade as minimumGrade'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
