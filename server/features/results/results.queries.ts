import {
  type ResultCounts,
  type ResultFilter,
  type ResultSort,
  type ResultState,
  resultFilters,
} from '../../../contract/results/calls.ts';
import { type Database, sql, withRoomForRows } from '../../platform/database/database.ts';
import { accountsInTrash, seenFirstName, seenLastName } from '../../platform/database/deleted-people.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import { groupNamesOf, membersOfGroup } from '../groups/group-members.ts';

/** The stored achievements of a person in a course. */
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
  groups: string[];
  isByHand: boolean;
  closedAt: Date | null;
  closedReason: string | null;
  lastActivityAt: Date;
}

export interface StoredPerson {
  firstName: string;
  lastName: string;
  username: string;
  email: string | null;
  documentNumber: string | null;
  phone: string | null;
  isDeleted: boolean;
  isActive: boolean;
  isBlocked: boolean;
}
export type PersonResult = StoredResult & StoredPerson;

type Sql = ReturnType<typeof sql>;

/** `those`: limits to these accounts (`array(…)`). `where`: a condition, which may use the time of passing. */
type Scope = { courseId: number; those?: Sql } | { accountId: number } | { where: Sql; passedAt: Sql };

/** The condition of each state; an enrolment is in the first whose condition holds (spec 17.1). */
const holds = (neededSeconds: ReturnType<typeof sql>) =>
  [
    ['closed', sql`closed_at is not null`],
    ['passed', sql`enrolment.passed`],
    ['running', sql`is_running`],
    ['failed', sql`best_grade is not null`],
    ['ready', hasRead(neededSeconds)],
    ['reading', sql`read_seconds > 0`],
    ['invited', sql`is_invited`],
    ['fresh', sql`true`],
  ] as const satisfies [ResultState, unknown][];
const hasRead = (neededSeconds: ReturnType<typeof sql>) =>
  sql`(reading_completed_at is not null or read_seconds >= ${neededSeconds})`;

/**
 * The figures of a course's enrolments, or of a member's courses (spec 17.1). The database keeps exam results beside
 * the enrolment (decision 0029).
 */
export function results(scope: Scope) {
  const of = () => {
    if ('where' in scope) return scope.where;
    if ('accountId' in scope) return sql`enrolment.account_id = ${scope.accountId}`;
    const inCourse = sql`enrolment.course_id = ${scope.courseId}`;
    return scope.those === undefined
      ? inCourse
      : sql`${inCourse} and enrolment.account_id = any (${scope.those})`;
  };
  const dates =
    'where' in scope ? sql`, ${scope.passedAt} as passed_at, certificate.issued_at as certificate_at` : sql``;
  const needed = sql`60 * course.duration_minutes`;
  const states = holds(needed).map(([state, isTrue]) => sql`when ${isTrue} then ${sql.lit(state)}`);
  return sql`
    select enrolment.account_id, enrolment.course_id, enrolled_at, read_seconds, ${hasRead(needed)} as has_read,
      certificate.code, attempt_count, annulled_count, is_running, enrolment.passed as is_passed, best_grade,
      is_best_by_hand, closed_at, closed_reason,
      last_activity_at, name, ${groupNamesOf(sql`enrolment.account_id`, sql`enrolment.group_id`)} as groups,
      case ${sql.join(states, sql` `)} end as state ${dates}
    from ${enrolments}
    join course on course.id = enrolment.course_id
    left join certificate on certificate.account_id = enrolment.account_id
      and certificate.course_id = enrolment.course_id and ${isValid}
    where ${of()}`;
}
const enrolments = sql`(
  select *, search collate "C" as name, greatest(enrolled_at, last_read_at, last_sat_at) as last_activity_at
  from enrolment) enrolment`;
const isValid = sql`certificate.replaced_at is null and certificate.revoked_at is null`;

export const facts = sql`result.account_id as "accountId", result.course_id as "courseId", result.state,
  enrolled_at as "enrolledAt", read_seconds as "readSeconds", has_read as "isReadingComplete",
  attempt_count as "attemptCount", annulled_count as "annulledCount", is_running as "isRunning",
  best_grade as "bestGrade", is_passed as "isPassed", groups, code as "certificateCode",
  is_best_by_hand as "isByHand", closed_at as "closedAt", closed_reason as "closedReason",
  last_activity_at as "lastActivityAt"`;
export const whose = sql`${seenFirstName} as "firstName", ${seenLastName} as "lastName", account.username,
  account.email, account.document_number as "documentNumber", account.phone,
  account.deleted_at is not null as "isDeleted", account.activated_at is not null as "isActive",
  account.blocked_at is not null as "isBlocked"`;

/** A member's courses in figures, the newest application first. */
export async function listResultsOfMember(db: Database, accountId: number) {
  const { rows } = await sql<StoredResult & { title: string; durationMinutes: number; minimumGrade: number }>`
    select ${facts}, course.title, course.duration_minutes as "durationMinutes",
      course.minimum_grade as "minimumGrade"
    from (${results({ accountId })}) result join course on course.id = result.course_id
    order by enrolled_at desc, course.id desc`.execute(db);
  return rows;
}

export interface Wanted {
  courseId: number;
  state: ResultFilter;
  search?: string | undefined;
  groupId?: number | undefined;
  sort?: ResultSort | undefined;
  isDescending?: boolean;
}

interface Window {
  limit: number;
  offset: number;
}

/** Enrolled people with the search text in their name, username, e-mail or numbers. */
const haveWords = ({ search = '' }: Wanted) => partsMatch(sql.ref('enrolment.search'), search);

/** Those of the group; true without one. */
const areOfGroup = ({ courseId, groupId }: Wanted) =>
  groupId === undefined ? sql`true` : sql`account_id in ${membersOfGroup(groupId, courseId)}`;

/** Leaves out people of the Papelera: lists of people do not show them. */
const isOutsideTrash = sql`account_id not in ${accountsInTrash}`;

/** Filters by state through columns of the enrolment, for which PostgreSQL keeps statistics. */
function inState(state: ResultFilter, courseId: number) {
  if (state === 'all') return sql`true`;
  if (state === 'certified')
    return sql`enrolment.account_id in (
      select account_id from certificate where course_id = ${courseId} and ${isValid})`;
  const all = holds(sql`(select 60 * duration_minutes from course where course.id = ${courseId})`);
  const place = all.findIndex(([name]) => name === state);
  const [earlier, own] = [all.slice(0, place), all[place]?.[1]];
  return sql`(${sql.join([...earlier.map(([, isTrue]) => sql`not ${isTrue}`), own], sql` and `)})`;
}

/** The sort order of rows; equal ones follow the account. */
const sorted: Record<ResultSort, Record<'up' | 'down', ReturnType<typeof sql>>> = {
  name: { up: sql`name`, down: sql`name desc` },
  reading: { up: sql`read_seconds`, down: sql`read_seconds desc` },
  attempts: { up: sql`attempt_count`, down: sql`attempt_count desc` },
  grade: { up: sql`best_grade nulls first`, down: sql`best_grade desc nulls last` },
  activity: { up: sql`last_activity_at`, down: sql`last_activity_at desc` },
};
const orderOf = ({ sort = 'name', isDescending = false }: Wanted) =>
  sql`${sorted[sort][isDescending ? 'down' : 'up']}, account_id`;

/**
 * Selects the accounts of a page. A few are found first (`offset 0`) and then sorted, because PostgreSQL overestimates
 * them and would scan the index on names. For many, that index is read until the page is full and each account is
 * looked up in the group; `is true` keeps PostgreSQL from joining all of it first.
 */
const onPage = (wanted: Wanted, { limit, offset }: Window, areFew = false) => sql`
  select account_id from (
    select * from ${enrolments}
    where course_id = ${wanted.courseId} and ${isOutsideTrash} and ${inState(wanted.state, wanted.courseId)}
      and ${haveWords(wanted)}
      and ${areFew ? sql`${areOfGroup(wanted)} offset 0` : sql`(${areOfGroup(wanted)}) is true`}) enrolment
  order by ${orderOf(wanted)} limit ${limit} offset ${offset}`;

/**
 * Counts each state among those found, in one pass. Without a search, certificates are counted by their index: each
 * belongs to an attempt, and so to an enrolment.
 */
function countsOf(wanted: Wanted) {
  const { courseId, search = '' } = wanted;
  const countOf = (state: ResultFilter) =>
    state === 'certified' && search === ''
      ? sql`(select count(*) from certificate where course_id = ${courseId} and ${isValid} and ${isOutsideTrash}
          and ${areOfGroup(wanted)})`
      : sql`count(*) filter (where ${inState(state, courseId)})`;
  const counts = resultFilters.map((state) => sql`(${countOf(state)})::int as ${sql.ref(state)}`);
  return sql`
    select ${sql.join(counts)} from enrolment
    where course_id = ${courseId} and ${isOutsideTrash} and ${haveWords(wanted)} and ${areOfGroup(wanted)}`;
}

/**
 * A page of a course's results and the counts of all found, from one snapshot. Only the columns that count and sort are
 * computed for everybody, the others for the page.
 */
export function listResults(
  db: Database,
  wanted: Wanted,
  window: Window,
): Promise<{ rows: PersonResult[]; counts: ResultCounts }> {
  return withRoomForRows(db, async (inside) => {
    const counted = await sql<ResultCounts>`${countsOf(wanted)}`.execute(inside);
    const [counts] = counted.rows;
    if (counts === undefined) throw new Error('counts without a row');
    const areFew = counts[wanted.state] * fewOf < counts.all;
    const { rows } = await sql<PersonResult>`
      with chosen as materialized (${onPage(wanted, window, areFew)})
      select ${facts}, ${whose}
      from (${results({ courseId: wanted.courseId, those: sql`array(select account_id from chosen)` })}) result
      join account on account.id = result.account_id
      order by ${orderOf(wanted)}`.execute(inside);
    return { rows, counts };
  });
}

/** Few: at most one in this many. */
const fewOf = 20;

/** Lists members enrolled in the course among these accounts, or among all that the filter finds; at most `limit`. */
export async function listRecipients(
  db: Database,
  wanted: Wanted,
  accountIds: readonly number[] | undefined,
  limit: number,
): Promise<PersonResult[]> {
  const chosen =
    accountIds === undefined
      ? onPage(wanted, { limit, offset: 0 })
      : sql`select id from unnest(${accountIds}::int[]) id`;
  const { rows } = await sql<PersonResult>`
    select ${facts}, ${whose}
    from (${results({ courseId: wanted.courseId, those: sql`array(${chosen})` })}) result
    join account on account.id = result.account_id
    order by ${orderOf(wanted)} limit ${limit}`.execute(db);
  return rows;
}

/** The names of any accounts, for messages about failures. */
export function listNames(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id', seenFirstName.as('firstName'), seenLastName.as('lastName')])
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
