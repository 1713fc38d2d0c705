import type { ImportOutcome } from '../../../contract/people-import/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { ImportPlan, StoredLine } from './people-import.queries.ts';

/** Starts an import: fixes its plan and settles the lines left out. */
export async function startRun(db: Database, id: number, plan: ImportPlan): Promise<void> {
  await sql`update people_import set state = 'running', version = version + 1, plan = ${JSON.stringify(plan)}::jsonb
    where id = ${id}`.execute(db);
  await sql`update people_import_line set outcome = 'out', outcome_text = case kind
      when 'left' then 'Quedó fuera.' when 'repeated' then coalesce(judged->>'text', '')
      when 'ask' then 'Nadie dijo si es la misma persona: quedó fuera.'
      else 'Quedó por arreglar: no se importó.' end
    where import_id = ${id} and kind not in ('new', 'existing')`.execute(db);
}

/** Queues the next batch of an import, in the caller's transaction; after a failed batch, the next line. */
export async function queueBatch(db: Database, importId: number, alone = 0): Promise<void> {
  const payload = JSON.stringify({ importId, alone: Math.max(alone, 0) });
  await sql`select graphile_worker.add_job('importPeople', ${payload}::json,
    job_key => ${`import:${importId}`})`.execute(db);
}

/** Queues the next batch of every running import. */
export async function queueRunning(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from people_import where state = 'running' order by id`.execute(db);
  for (const { id } of rows) await queueBatch(db, id);
}

/**
 * The next lines to import, those with a username first, so that none is made from the names of somebody else; in their
 * order.
 */
export async function listUnsettled(db: Database, importId: number, limit: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select line, cells, mended, answer, read, known, kind, judged, outcome, outcome_text as "outcomeText",
      account_id as "accountId"
    from people_import_line where import_id = ${importId} and outcome is null
    order by coalesce(read->'person'->>'username', '') = '', line limit ${limit}`.execute(db);
  return rows;
}

export interface SettledLine {
  line: number;
  outcome: ImportOutcome;
  text: string;
  accountId: number | null;
}

export async function settleLines(
  db: Database,
  importId: number,
  settled: readonly SettledLine[],
): Promise<void> {
  await sql`update people_import_line set outcome = given.outcome, outcome_text = given.text, account_id = given."accountId"
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) given (line int, outcome text, text text, "accountId" int)
    where people_import_line.import_id = ${importId} and people_import_line.line = given.line`.execute(db);
}

export async function finishRun(db: Database, id: number, now: Date): Promise<void> {
  await sql`update people_import set state = 'done', version = version + 1, finished_at = ${now} where id = ${id}`.execute(
    db,
  );
}

export async function countFinished(db: Database, importId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*)::int as count from people_import_line
    where import_id = ${importId} and outcome is not null group by outcome`.execute(db);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** The accounts that this import has added, which its lines may match. */
export async function findAddedBy(
  db: Database,
  importId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from people_import_line
    where import_id = ${importId} and account_id = any(${ids}::int[]) and outcome = 'added'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
