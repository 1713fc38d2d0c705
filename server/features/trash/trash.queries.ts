import type { TrashType } from '../../../contract/trash/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import { type Part, type TrashKind, trashKinds } from './trash-kinds.ts';

function titleOf({ table, title, titledBy }: TrashKind) {
  const written = sql<string>`coalesce(${sql.join(title.map((column) => sql`nullif(${sql.ref(column)}, '')`))}, '')`;
  if (titledBy === undefined) return written;
  return sql<string>`(select ${written} from ${sql.table(titledBy.table)} titling
    where titling.${sql.ref(titledBy.column)} = ${sql.table(table)}.id order by titling.version desc limit 1)`;
}

/** The condition that a row is in the Papelera; `since` is the instant from which its days are not over. */
const isInTrash = ({ isHiddenAtExpiry }: TrashKind, since: Date) =>
  isHiddenAtExpiry === true ? sql`deleted_at >= ${since}` : sql`deleted_at is not null`;

/** People lie in the table of accounts, and erasing them is no deletion of a row: they are no kind of content. */
const person = {
  columns: sql`'Persona' as type, id, first_name || ' ' || last_name as title, deleted_at, deleted_by, null::int as course_id`,
  isFound: (search: string | undefined) =>
    search === undefined
      ? sql`erase_at is not null`
      : sql`erase_at is not null and ${partsMatch(sql.ref('account.search'), search)}`,
};

const matchesSearch = (kind: TrashKind, search: string | undefined) =>
  search === undefined ? sql`true` : partsMatch(sql`search_part(${titleOf(kind)})`, search);

/** The wanted rows of the Papelera. */
export interface TrashWanted {
  search: string | undefined;
  /** Undefined = every type. */
  type: TrashType | undefined;
  isContentOnly: boolean;
  /** The instant from which the days of a row are not over. */
  since: Date;
  /** The instant from which a row has more than a week left. */
  soonSince: Date;
}

const together = (
  { search, type, since, isContentOnly }: TrashWanted,
  select: { of: (kind: TrashKind) => ReturnType<typeof sql>; people: ReturnType<typeof sql> },
) => {
  const content = trashKinds
    .filter((kind) => type === undefined || kind.type === type)
    .map(
      (kind) =>
        sql`select ${select.of(kind)} from ${sql.table(kind.table)} where ${isInTrash(kind, since)} and ${matchesSearch(kind, search)}`,
    );
  const hasPeople = !isContentOnly && (type === undefined || type === 'Persona');
  const people = sql`select ${select.people} from account where ${person.isFound(search)}`;
  const none = sql`select ${select.people} from account where false`;
  return sql.join([...content, hasPeople ? people : none], sql` union all `);
};

export interface TrashedRow {
  type: TrashType;
  id: number;
  title: string;
  course: string | null;
  deletedAt: Date;
  deletedBy: string | null;
}

const columnsOf = (
  kind: TrashKind,
) => sql`${sql.lit(kind.type)} as type, id, ${titleOf(kind)} as title, deleted_at,
  deleted_by, ${kind.isOfCourse === true ? sql.ref('course_id') : sql`null::int`} as course_id`;

/** Newest first; of people alone those whose days end soon come first, the next to go before the others. */
function orderOf({ type, soonSince }: TrashWanted, table: '' | 'trash.' = '') {
  const [at, kind, id] = ['deleted_at', 'type', 'id'].map((column) => sql.ref(`${table}${column}`));
  const soon = type === 'Persona' ? sql`case when ${at} < ${soonSince} then ${at} end, ` : sql``;
  return sql`${soon}${at} desc, ${kind}, ${id} desc`;
}

export async function listTrash(
  db: Database,
  wanted: TrashWanted,
  window: { limit: number; offset: number },
): Promise<TrashedRow[]> {
  const { rows } = await sql<TrashedRow>`
    select trash.type, trash.id, trash.title, course.title as course, trash.deleted_at as "deletedAt",
      nullif(concat_ws(' ', account.first_name, account.last_name), '') as "deletedBy"
    from (
      select * from (${together(wanted, { of: columnsOf, people: person.columns })}) every
      order by ${orderOf(wanted)} limit ${window.limit} offset ${window.offset}
    ) trash
    left join account on account.id = trash.deleted_by
    left join course on course.id = trash.course_id
    order by ${orderOf(wanted, 'trash.')}`.execute(db);
  return rows;
}

export async function countTrash(db: Database, wanted: TrashWanted): Promise<number> {
  const count = sql`count(*) as count`;
  const counts = together(wanted, { of: () => count, people: count });
  const { rows } = await sql<{ count: number }>`
    select sum(count)::int as count from (${counts}) every`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks a row of the Papelera until the transaction ends; false if it is not there. */
export async function lockTrashed(db: Database, kind: TrashKind, id: number, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select id from ${sql.table(kind.table)} where id = ${id} and ${isInTrash(kind, since)} for update`.execute(
    db,
  );
  return rows.length > 0;
}

export async function restoreRow(db: Database, { table }: TrashKind, id: number): Promise<void> {
  await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null where id = ${id}`.execute(db);
}

/**
 * The name of an article's category if that is in the Papelera; otherwise the category is locked against deletion until
 * the transaction ends.
 */
export async function findTrashedCategoryOf(db: Database, articleId: number): Promise<string | undefined> {
  const category = await db
    .selectFrom('category')
    .select(['name', 'deleted_at'])
    .where('id', '=', (eb) => eb.selectFrom('article').select('category_id').where('id', '=', articleId))
    .forShare()
    .executeTakeFirst();
  return category === undefined || category.deleted_at === null ? undefined : category.name;
}

/**
 * The title of a row's course if that is in the Papelera; otherwise the course is locked against deletion until the
 * transaction ends.
 */
export async function findTrashedCourseOf(
  db: Database,
  { table }: TrashKind,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ title: string; deleted_at: Date | null }>`
    select title, deleted_at from course
    where id = (select course_id from ${sql.table(table)} where id = ${id}) for share`.execute(db);
  const [course] = rows;
  return course === undefined || course.deleted_at === null ? undefined : course.title;
}

/** The title of the law of a text if that is in the Papelera; otherwise the law is locked like a course. */
export async function findTrashedLawOf(db: Database, textId: number): Promise<string | undefined> {
  const law = await db
    .selectFrom('law')
    .select(['title', 'deleted_at'])
    .where('id', '=', textId) // a text has the id of its law
    .forShare()
    .executeTakeFirst();
  return law === undefined || law.deleted_at === null ? undefined : law.title;
}

/** An article whose planned publication passed while it was in the Papelera becomes a plain draft. */
export async function dropPassedSchedule(db: Database, articleId: number, now: Date): Promise<void> {
  await db
    .updateTable('article')
    .set({ publish_at: null })
    .where('id', '=', articleId)
    .where('publish_at', '<=', now)
    .execute();
}

const needed = ({ table, neededBy, broughtBy }: TrashKind) => {
  if (broughtBy !== undefined) return sql<boolean>`${sql.table(table)}.${sql.ref(broughtBy)} is not null`;
  return neededBy === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${sql.table(neededBy.table)} needing
        where needing.${sql.ref(neededBy.column)} = ${sql.table(table)}.id)`;
};

export async function isNeeded(db: Database, kind: TrashKind, id: number): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select ${needed(kind)} as needed from ${sql.table(kind.table)} where id = ${id}`.execute(db);
  return rows[0]?.needed ?? false;
}

/**
 * Locks up to `limit` rows that came into the Papelera before an instant and that nothing needs; rows being restored
 * are skipped.
 */
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

/** Deletes rows permanently, after the parts that belong to them. */
export async function deletePermanently(db: Database, kind: TrashKind, ids: number[]): Promise<void> {
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
