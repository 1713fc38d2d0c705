import type { RawBuilder } from 'kysely';
import { sql, type TableName } from '../../platform/database/database.ts';

type Reference = RawBuilder<unknown>;

/**
 * The accounts in a group, themselves or by an enrolment; with a course, themselves or by the enrolment in it
 * (spec 17.5). With `union all` the planner expects 200 people, and looks up 50,000 one by one.
 */
export const membersOfGroup = (groupId: number, courseId?: number) => sql`(
  select account_id from account_group where group_id = ${groupId}
  union
  select account_id from enrolment where group_id = ${groupId}
    ${courseId === undefined ? sql`` : sql`and course_id = ${courseId}`})`;

/** True for a row of a person and a course, such as a certificate, if its person is of the group in that course. */
export const isOfGroup = (groupId: number, table: string) => sql<boolean>`(
  ${sql.ref(`${table}.account_id`)} in (select account_id from account_group where group_id = ${groupId})
  or (${sql.ref(`${table}.account_id`)}, ${sql.ref(`${table}.course_id`)}) in (
    select account_id, course_id from enrolment where group_id = ${groupId}))`;

/**
 * The rows of a table of persons and courses whose person is in the group for that course, each once. Two joins, so
 * that PostgreSQL can estimate each: it looks up a few people and hashes many.
 */
export const rowsOfGroup = (table: TableName, groupId: number) => sql`(
  select row.* from ${sql.table(table)} row
  join account_group on account_group.account_id = row.account_id and account_group.group_id = ${groupId}
  union all
  select row.* from ${sql.table(table)} row
  join enrolment by_course on by_course.account_id = row.account_id and by_course.course_id = row.course_id
  where by_course.group_id = ${groupId} and not exists (select from account_group
    where account_group.account_id = row.account_id and account_group.group_id = ${groupId})) ${sql.ref(table)}`;

/** The names of an account's groups, that of a given enrolment first. */
export const groupNamesOf = (accountId: Reference, ofEnrolment: Reference = sql`null::int`) => sql<
  string[]
>`array(
  select people_group.name from (
    select ${ofEnrolment} as id, 0 as place
    union all
    select group_id, 1 from account_group
    where account_id = ${accountId} and group_id is distinct from ${ofEnrolment}) carried
  join people_group on people_group.id = carried.id
  order by place, folded_name collate "C")`;

/** The same of a person and a course, whose enrolment may have a group of its own. */
export const groupNamesIn = (accountId: Reference, courseId: Reference) =>
  groupNamesOf(
    accountId,
    sql`(select group_id from enrolment where enrolment.account_id = ${accountId} and enrolment.course_id = ${courseId})`,
  );
