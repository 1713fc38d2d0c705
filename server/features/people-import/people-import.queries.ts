import type { ImportColumn, ImportLineKind, ImportOutcome } from '../../../contract/people-import/calls.ts';
import type { NameOrder } from '../../../contract/people-import/fields.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { JudgedLine, KnownPerson, LineAnswer } from './parsing/judge-lines.rules.ts';
import type { Mended, ReadLine } from './parsing/read-line.rules.ts';

export type ImportState = 'columns' | 'review' | 'running' | 'done';

/** The choices made when starting. */
export interface ImportPlan {
  courseIds: number[];
  /** The course of each value of the column 'Curso'; null = none. Absent in imports from before. */
  courseOf?: Record<string, number | null>;
  /** The courses that repeated lines of a person add to the first one, by that line's number. */
  coursesOfLine?: Record<string, number[]>;
  group: string;
  access: 'letter' | 'active';
  tellExisting: boolean;
}

export interface StoredImport {
  id: number;
  authorId: number;
  state: ImportState;
  version: number;
  name: string;
  reading: string;
  hasHeadings: boolean;
  /** Days without a format count from 1904, as in old workbooks of a Mac. */
  is1904: boolean;
  columns: ImportColumn[];
  nameOrder: NameOrder;
  isNameOrderClear: boolean;
  notes: string[];
  plan: ImportPlan | null;
  createdAt: Date;
}

const importColumns = sql`id, author_id as "authorId", state, version, name, reading, has_headings as "hasHeadings", is_1904 as "is1904", columns,
  name_order as "nameOrder", name_order_is_clear as "isNameOrderClear", notes, plan, created_at as "createdAt"`;

/** An import with the name of the person who started it. */
export async function findImport(
  db: Database,
  id: number,
): Promise<(StoredImport & { author: string }) | undefined> {
  const { rows } = await sql<StoredImport & { author: string }>`
    select ${importColumns}, (select first_name || ' ' || last_name from account where account.id = author_id) as author
    from people_import where id = ${id}`.execute(db);
  return rows[0];
}

/** The import, locked until the transaction ends. */
export async function lockImport(db: Database, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${importColumns} from people_import where id = ${id} for update`.execute(db);
  return rows[0];
}

type NewImport = Omit<StoredImport, 'id' | 'version' | 'plan'>;

export async function insertImport(db: Database, given: NewImport): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into people_import (author_id, state, name, reading, has_headings, is_1904, columns, name_order, name_order_is_clear, notes,
      created_at)
    values (${given.authorId}, ${given.state}, ${given.name}, ${given.reading}, ${given.hasHeadings}, ${given.is1904}, ${JSON.stringify(given.columns)}::jsonb,
      ${given.nameOrder}, ${given.isNameOrderClear}, ${JSON.stringify(given.notes)}::jsonb, ${given.createdAt})
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('no import was stored');
  return row.id;
}

export async function insertLines(
  db: Database,
  importId: number,
  lines: readonly { line: number; cells: string[] }[],
): Promise<void> {
  await sql`insert into people_import_line (import_id, line, cells)
    select ${importId}, line, cells from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) given (line int, cells jsonb)`.execute(
    db,
  );
}

/** Changes fields of an import; each change raises its version. */
export async function updateImport(
  db: Database,
  id: number,
  change: { state: ImportState; columns?: ImportColumn[]; nameOrder?: NameOrder },
): Promise<void> {
  const { state, columns, nameOrder } = change;
  await sql`update people_import set state = ${state}, version = version + 1,
      columns = coalesce(${columns === undefined ? null : JSON.stringify(columns)}::jsonb, columns),
      name_order = coalesce(${nameOrder ?? null}::text, name_order)
    where id = ${id}`.execute(db);
}

export async function deleteImport(db: Database, id: number): Promise<void> {
  await sql`delete from people_import where id = ${id}`.execute(db);
}

export interface StoredLine {
  line: number;
  cells: string[];
  mended: Mended;
  answer: LineAnswer | null;
  read: ReadLine | null;
  known: KnownPerson[];
  kind: ImportLineKind | null;
  judged: Omit<JudgedLine, 'line' | 'kind'> | null;
  outcome: ImportOutcome | null;
  outcomeText: string;
  accountId: number | null;
}

const lineColumns = sql`line, cells, mended, answer, read, known, kind, judged, outcome, outcome_text as "outcomeText",
  account_id as "accountId"`;

export async function listAllLines(db: Database, importId: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from people_import_line where import_id = ${importId} order by line`.execute(db);
  return rows;
}

export interface LinesWanted {
  kind?: ImportLineKind | undefined;
  outcome?: ImportOutcome | undefined;
  search?: string | undefined;
}

const wanted = (importId: number, { kind, outcome, search }: LinesWanted) => sql`import_id = ${importId}
  ${kind === undefined ? sql`` : sql`and kind = ${kind}`} ${outcome === undefined ? sql`` : sql`and outcome = ${outcome}`}
  ${search === undefined ? sql`` : sql`and fold(concat_ws(' ', read->'person'->>'firstName', read->'person'->>'lastName', read->'person'->>'email', cells::text)) like '%' || fold(${search}) || '%'`}`;

/** A page of lines: those to correct or answer first. */
export async function listLines(
  db: Database,
  importId: number,
  given: LinesWanted,
  window: { limit: number; offset: number },
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from people_import_line where ${wanted(importId, given)}
    order by case when outcome = 'failed' then 0 end,
      array_position(array['problem', 'ask', 'existing', 'repeated', 'left', 'new'], kind), line
    limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

export async function countLines(db: Database, importId: number, given: LinesWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from people_import_line where ${wanted(importId, given)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listLinesOf(
  db: Database,
  importId: number,
  lines: readonly number[],
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${lineColumns} from people_import_line where import_id = ${importId} and line = any(${lines}::int[])
    order by line`.execute(db);
  return rows;
}

export interface LineChange
  extends Pick<StoredLine, 'line' | 'mended' | 'answer' | 'read' | 'known' | 'kind' | 'judged'> {}

/** Stores the results of lines in one statement. */
export async function updateLines(
  db: Database,
  importId: number,
  changes: readonly LineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`update people_import_line set mended = given.mended, answer = given.answer, read = given.read,
      known = given.known, kind = given.kind, judged = given.judged
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      given (line int, mended jsonb, answer text, read jsonb, known jsonb, kind text, judged jsonb)
    where people_import_line.import_id = ${importId} and people_import_line.line = given.line`.execute(db);
}

export interface ImportCounts {
  kinds: Partial<Record<ImportLineKind, number>>;
  outcomes: Partial<Record<ImportOutcome, number>>;
  total: number;
  newWithoutEmail: number;
}

export async function countKinds(db: Database, importId: number): Promise<ImportCounts> {
  const { rows } = await sql<{
    kind: ImportLineKind | null;
    outcome: ImportOutcome | null;
    count: number;
    withoutEmail: number;
  }>`select kind, outcome, count(*)::int as count,
      count(*) filter (where kind = 'new' and read->'person'->>'email' = '')::int as "withoutEmail"
    from people_import_line where import_id = ${importId} group by kind, outcome`.execute(db);
  const counts: ImportCounts = { kinds: {}, outcomes: {}, total: 0, newWithoutEmail: 0 };
  for (const { kind, outcome, count, withoutEmail } of rows) {
    counts.total += count;
    counts.newWithoutEmail += withoutEmail;
    if (kind !== null) counts.kinds[kind] = (counts.kinds[kind] ?? 0) + count;
    if (outcome !== null) counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + count;
  }
  return counts;
}

/** The people that an import added: those without an e-mail, and the number of unsent mails. */
export async function findAfterwards(db: Database, importId: number) {
  const { rows } = await sql<{ withoutEmailIds: number[]; failedMails: number }>`
    select coalesce(array_agg(account.id order by people_import_line.line)
        filter (where account.email is null and account.deleted_at is null), '{}') as "withoutEmailIds",
      (count(*) filter (where exists (select from mail where mail.account_id = account.id
        and mail.kind in ('activation', 'letter') and mail.sent_at is null and mail.last_error is not null)))::int as "failedMails"
    from people_import_line join account on account.id = people_import_line.account_id
    where import_id = ${importId} and outcome = 'added'`.execute(db);
  return rows[0] ?? { withoutEmailIds: [], failedMails: 0 };
}

/** The values of the column 'Curso' in lines that repeat a person, with the line of that person. */
export async function listRepeatedCourses(
  db: Database,
  importId: number,
): Promise<{ line: number; value: string }[]> {
  const { rows } = await sql<{ line: number; value: string }>`
    select (judged->>'sameAs')::int as line, read->'person'->>'course' as value from people_import_line
    where import_id = ${importId} and kind = 'repeated' and judged->>'sameAs' is not null
      and coalesce(read->'person'->>'course', '') <> '' order by people_import_line.line`.execute(db);
  return rows;
}

/** The values of the column 'Curso' in the lines to import, with their number, the most frequent first. */
export async function listCourseValues(
  db: Database,
  importId: number,
): Promise<{ value: string; count: number }[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select read->'person'->>'course' as value, count(*)::int as count from people_import_line
    where import_id = ${importId} and kind in ('new', 'existing', 'repeated')
      and coalesce(read->'person'->>'course', '') <> ''
    group by value order by count desc, value`.execute(db);
  return rows;
}

export async function listCourseNames(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('course')
    .select(['id', 'title as name'])
    .where('id', 'in', ids)
    .orderBy('title')
    .execute();
}

export async function listImports(db: Database, window: { limit: number; offset: number }) {
  const { rows } = await sql<{
    id: number;
    state: ImportState;
    name: string;
    author: string;
    createdAt: Date;
    total: number;
    settled: number;
  }>`select people_import.id, state, name, account.first_name || ' ' || account.last_name as author,
      people_import.created_at as "createdAt", lines.total, lines.settled
    from (select * from people_import order by id desc limit ${window.limit} offset ${window.offset}) people_import
    join account on account.id = people_import.author_id
    cross join lateral (select count(*)::int as total, count(outcome)::int as settled
      from people_import_line where import_id = people_import.id) lines
    order by people_import.id desc`.execute(db);
  return rows;
}

export async function countImports(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from people_import`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes abandoned lists, and those imported long ago. */
export async function purgeImports(
  db: Database,
  { unusedBefore, doneBefore }: { unusedBefore: Date; doneBefore: Date },
): Promise<void> {
  await sql`delete from people_import where created_at < ${unusedBefore} and state in ('columns', 'review')
    or created_at < ${doneBefore} and state = 'done'`.execute(db);
}

export async function findUsernames(db: Database, importId: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ line: number; username: string }>`
    select line, username from people_import_line join account on account.id = people_import_line.account_id
    where import_id = ${importId} and account.deleted_at is null`.execute(db);
  return new Map(rows.map(({ line, username }) => [line, username]));
}
