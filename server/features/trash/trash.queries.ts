import type { TrashType } from '../../../contract/papelera.ts';
import { type Database, sql } from '../../platform/database.ts';
import { likePattern } from '../../platform/text-search.ts';
import { type Part, type TrashKind, trashKinds } from './trash-kinds.ts';

const titleOf = ({ title }: TrashKind) =>
  sql<string>`coalesce(${sql.join(title.map((column) => sql`nullif(${sql.ref(column)}, '')`))}, '')`;

const isFound = (kind: TrashKind, search: string | undefined) =>
  search === undefined ? sql`true` : sql`fold(${titleOf(kind)}) like fold(${likePattern(search)})`;

const together = (search: string | undefined, select: (kind: TrashKind) => ReturnType<typeof sql>) =>
  sql.join(
    trashKinds.map(
      (kind) =>
        sql`select ${select(kind)} from ${sql.table(kind.table)} where deleted_at is not null and ${isFound(kind, search)}`,
    ),
    sql` union all `,
  );

export interface TrashedRow {
  type: TrashType;
  id: number;
  title: string;
  deletedAt: Date;
  deletedBy: string | null;
}

export async function listTrash(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
): Promise<TrashedRow[]> {
  const { rows } = await sql<TrashedRow>`
    select trash.type, trash.id, trash.title, trash.deleted_at as "deletedAt",
      nullif(concat_ws(' ', account.first_name, account.last_name), '') as "deletedBy"
    from (
      select * from (${together(
        search,
        (kind) => sql`${sql.lit(kind.type)} as type, id, ${titleOf(kind)} as title, deleted_at, deleted_by`,
      )}) every
      order by deleted_at desc, type, id desc limit ${window.limit} offset ${window.offset}
    ) trash left join account on account.id = trash.deleted_by
    order by trash.deleted_at desc, trash.type, trash.id desc`.execute(db);
  return rows;
}

export async function countTrash(db: Database, search: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(count)::int as count from (${together(search, () => sql`count(*) as count`)}) every`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Holds a row of the Papelera until the transaction is over; whether it lies there. */
export async function lockTrashed(db: Database, { table }: TrashKind, id: number): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(table)} where id = ${id} and deleted_at is not null for update`.execute(db);
  return rows.length > 0;
}

export async function restoreRow(db: Database, { table }: TrashKind, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null where id = ${id}`.execute(db);
}

/** The name of an article's category if that lies in the Papelera; else nobody deletes it before the transaction is over. */
export async function findTrashedCategoryOf(db: Database, articleId: number): Promise<string | undefined> {
  const category = await db
    .selectFrom('category')
    .select(['name', 'deleted_at'])
    .where('id', '=', (eb) => eb.selectFrom('article').select('category_id').where('id', '=', articleId))
    .forShare()
    .executeTakeFirstOrThrow();
  return category.deleted_at === null ? undefined : category.name;
}

/** The title of the course of material if that lies in the Papelera; else nobody deletes it before the transaction is over. */
export async function findTrashedCourseOf(db: Database, fileId: number): Promise<string | undefined> {
  const course = await db
    .selectFrom('course')
    .select(['title', 'deleted_at'])
    .where('id', '=', (eb) => eb.selectFrom('course_file').select('course_id').where('id', '=', fileId))
    .forShare()
    .executeTakeFirstOrThrow();
  return course.deleted_at === null ? undefined : course.title;
}

/** An article whose hour came while it lay in the Papelera is a plain draft again. */
export async function dropPassedSchedule(db: Database, articleId: number, now: Date): Promise<void> {
  await db
    .updateTable('article')
    .set({ publish_at: null })
    .where('id', '=', articleId)
    .where('publish_at', '<=', now)
    .execute();
}

const needed = ({ table, neededBy }: TrashKind) =>
  neededBy === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${sql.table(neededBy.table)} needing
        where needing.${sql.ref(neededBy.column)} = ${sql.table(table)}.id)`;

export async function isNeeded(db: Database, kind: TrashKind, id: number): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select ${needed(kind)} as needed from ${sql.table(kind.table)} where id = ${id}`.execute(db);
  return rows[0]?.needed ?? false;
}

/** Up to `limit` rows that have lain in the Papelera since before an instant and that nothing needs, held; none that is being restored now. */
export async function lockOldTrash(
  db: Database,
  kind: TrashKind,
  deletedBefore: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind.table)} where deleted_at < ${deletedBefore} and not ${needed(kind)}
    limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes rows for good, and before them what belongs to them. */
export async function deleteForGood(db: Database, kind: TrashKind, ids: number[]): Promise<void> {
  await deleteParts(db, kind.parts ?? [], sql`${ids}::int[]`);
  await sql`delete from ${sql.table(kind.table)} where id = any(${ids}::int[])`.execute(db);
}

async function deleteParts(
  db: Database,
  parts: readonly Part[],
  owners: ReturnType<typeof sql>,
): Promise<void> {
  for (const { table, column, parts: ofThese } of parts) {
    const belongs = sql`${sql.ref(column)} = any(${owners})`;
    if (ofThese !== undefined)
      await deleteParts(db, ofThese, sql`array(select id from ${sql.table(table)} where ${belongs})`);
    await sql`delete from ${sql.table(table)} where ${belongs}`.execute(db);
  }
}
