import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash } from '../../platform/database/deleted-people.ts';
import { foldedPattern } from '../../platform/database/text-search.ts';

/** The groups of these names, in their order: those that are there and new ones, all locked against deletion. */
export async function ensureGroups(db: Database, names: readonly string[], now: Date): Promise<number[]> {
  // in the order of the names, like every lock of several groups
  const { rows } = await sql<{ id: number; folded: string }>`
    insert into people_group (name, created_at)
    select name, ${now} from (
      select distinct on (fold(name)) name, fold(name) as folded
      from unnest(${names}::text[]) with ordinality as given (name, place) order by fold(name), place) wanted
    order by folded collate "C"
    on conflict (folded_name) do update set version = people_group.version
    returning id, folded_name as folded`.execute(db);
  const ids = new Map(rows.map(({ folded, id }) => [folded, id]));
  const folded = await sql<{ name: string }>`
    select fold(name) as name from unnest(${names}::text[]) with ordinality as given (name, place)
    order by place`.execute(db);
  return folded.rows.map(({ name }) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error('a group was neither found nor made');
    return id;
  });
}

/** Groups by name without their people, at most `limit`. */
export function listGroupNames(db: Database, limit: number) {
  return db
    .selectFrom('people_group')
    .select(['id', 'name'])
    .orderBy(sql`folded_name collate "C"`)
    .limit(limit)
    .execute();
}

export function findGroupName(db: Database, id: number): Promise<{ name: string } | undefined> {
  return db.selectFrom('people_group').select('name').where('id', '=', id).executeTakeFirst();
}

export function listGroupsOf(db: Database, accountId: number) {
  return db
    .selectFrom('account_group')
    .innerJoin('people_group', 'people_group.id', 'account_group.group_id')
    .select(['people_group.id', 'people_group.name'])
    .where('account_group.account_id', '=', accountId)
    .orderBy(sql`folded_name collate "C"`)
    .execute();
}

const named = (search: string) =>
  search === '' ? sql<boolean>`true` : sql<boolean>`folded_name like ${foldedPattern(search)}`;

const outsideTrash = sql`account_id not in ${accountsInTrash}`;

/** A page of groups by name, with the number of people and courses in each. */
export async function listGroups(db: Database, search: string, window: { limit: number; offset: number }) {
  const page = sql`select * from people_group where ${named(search)}
    order by folded_name collate "C" limit ${window.limit} offset ${window.offset}`;
  return counted(db, page);
}

export async function findGroup(db: Database, id: number) {
  return (await counted(db, sql`select * from people_group where id = ${id}`))[0];
}

/** Groups by name with their people and the courses of these. */
async function counted(db: Database, groups: ReturnType<typeof sql>) {
  const { rows } = await sql<{
    id: number;
    name: string;
    version: number;
    peopleCount: number;
    courseCount: number;
  }>`
    select id, name, version,
      (select count(*)::int from (
        select account_id from account_group where group_id = people_group.id
        union select account_id from enrolment where group_id = people_group.id) carrier
        join account on account.id = carrier.account_id where account.deleted_at is null) as "peopleCount",
      (select count(*)::int from (
        select course_id from enrolment where group_id = people_group.id and ${outsideTrash}
        union select course_id from enrolment join account_group on account_group.account_id = enrolment.account_id
          where account_group.group_id = people_group.id and enrolment.${outsideTrash}) taken
        join course on course.id = taken.course_id where course.deleted_at is null) as "courseCount"
    from (${groups}) people_group
    order by folded_name collate "C"`.execute(db);
  return rows;
}

export async function countGroups(db: Database, search: string): Promise<number> {
  const { count } = await db
    .selectFrom('people_group')
    .where(named(search))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertGroup(db: Database, name: string, now: Date) {
  return db
    .insertInto('people_group')
    .values({ name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Locks groups for a change, in the order of their names. */
export function lockGroups(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('people_group')
    .select(['id', 'name', 'version'])
    .where('id', 'in', ids)
    .orderBy(sql`folded_name collate "C"`)
    .forUpdate()
    .execute();
}

/** Locks a group against deletion; several may hold it at once. */
export function lockGroupShared(db: Database, id: number) {
  return db.selectFrom('people_group').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
}

export function renameGroup(db: Database, id: number, name: string) {
  return db
    .updateTable('people_group')
    .set((eb) => ({ name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function deleteGroup(db: Database, id: number) {
  return db.deleteFrom('people_group').where('id', '=', id).execute();
}

/** Puts the people and enrolments of a group into another one, or out of any. */
export async function moveMembers(db: Database, from: number, into: number | null): Promise<void> {
  if (into !== null)
    await sql`insert into account_group (account_id, group_id)
      select account_id, ${into} from account_group where group_id = ${from} order by account_id
      on conflict do nothing`.execute(db);
  await sql`select from enrolment where group_id = ${from} order by account_id, course_id for no key update`.execute(
    db,
  );
  if (into !== null)
    await db.updateTable('announcement').set({ group_id: into }).where('group_id', '=', from).execute();
  await db.updateTable('enrolment').set({ group_id: into }).where('group_id', '=', from).execute();
}

/** Puts living accounts into a group; returns those who were not in it. */
export async function insertPeople(
  db: Database,
  groupId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into account_group (account_id, group_id)
    select id, ${groupId} from account where id = any (${accountIds}::int[]) and deleted_at is null order by id
    on conflict do nothing returning account_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes accounts out of a group; returns those who were in it. */
export async function deletePeople(
  db: Database,
  groupId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from account_group where group_id = ${groupId} and account_id = any (${accountIds}::int[])
    returning account_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives enrolments of a course a group, or takes it away; returns those that had another one. */
export async function setEnrolmentGroup(
  db: Database,
  {
    courseId,
    accountIds,
    groupId,
  }: { courseId: number; accountIds: readonly number[]; groupId: number | null },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with locked as (
      select account_id from enrolment where course_id = ${courseId} and account_id = any (${accountIds}::int[])
        and group_id is distinct from ${groupId} order by account_id for no key update)
    update enrolment set group_id = ${groupId}
    where course_id = ${courseId} and account_id in (select account_id from locked)
    returning account_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listLiving(db: Database, accountIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listEnrolled(
  db: Database,
  courseId: number,
  accountIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('enrolment')
    .select('account_id')
    .where('course_id', '=', courseId)
    .where('account_id', 'in', accountIds)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
