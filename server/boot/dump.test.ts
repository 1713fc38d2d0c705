import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../context/context.ts';
import { insertParts } from '../features/documents/documents.queries.ts';
import { ensureGroup } from '../features/groups/groups.ts';
import { putMail } from '../features/mail/outbox.ts';
import { migrate } from '../platform/database/migrations.ts';
import { anAdmin } from '../testing/builders.ts';
import { aSitting } from '../testing/exam-sitting.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { aTestPortal } from '../testing/portal.ts';
import { findPostgresTools, runTool, startToolServer, type Tools } from '../testing/postgres-tools.ts';
import { loadDemoContent } from './demo-content.ts';

type Address = Parameters<typeof runTool>[2];

const folder = await folderForTests('dump-');
const world = aTestPortal();
beforeAll(fill);

/**
 * The demonstration, somebody who passed, a comment, a mail, a message, a saved text and a group: a row of each table that
 * is searched.
 */
async function fill(): Promise<void> {
  await loadDemoContent(world.context());
  const { member, courseId, ...sitting } = await aSitting(world);
  await sitting.sit();
  const comment = {
    UserId: member.id,
    CourseId: courseId,
    Comment: 'Útil para mi jubilación',
    Calification: 5,
  };
  await world.client.as(member).course.addComment(comment);
  const mail = {
    kind: 'notice',
    accountId: null,
    to: 'ana@correo.test',
    subject: 'Aviso',
    text: 'Hola',
  } as const;
  await putMail(world.context(), { ...mail, hasSecret: false });
  const message = { FirstName: 'Ana', Email: 'ana@correo.test', Subject: 'Pensión', Comments: '¿Cuándo?' };
  await world.client.visitor.contact.sendMessage(message);
  await world.client
    .as(await anAdmin(world.portal))
    .mailing.addText({ Name: 'Bienvenida', Subject: 'Hola', Text: 'Te esperamos.' });
  await transaction(world.context(), (inside) => ensureGroup(inside, 'Constructora Illimani'));
  await insertParts(world.portal.db, 'reglamento.pdf', [{ page: 1, text: 'De los aportes' }]);
}

async function connect(address: pg.ClientConfig): Promise<pg.Client> {
  const opened = new pg.Client(address);
  await opened.connect();
  return opened;
}

const textsOf = async (on: pg.Client, query: string): Promise<string[]> =>
  (await on.query<{ text: string }>(query)).rows.map(({ text }) => text);

const isOwn = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
const listTables = (on: pg.Client) =>
  textsOf(
    on,
    `select format('%I.%I', nspname, relname) as text from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and ${isOwn} order by 1`,
  );
/** Functions of the portal and of its queue of jobs; those of extensions come with their extension. */
const listFunctions = (on: pg.Client, language: string) =>
  textsOf(
    on,
    `select pg_get_functiondef(pg_proc.oid) as text from pg_proc
       join pg_namespace on pg_namespace.oid = pronamespace join pg_language on pg_language.oid = prolang
     where lanname = '${language}' and ${isOwn} and prokind = 'f' and not exists (
       select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  );

describe('nothing that a dump contains depends on search_path, which is empty while it is restored:', () => {
  let client: pg.Client;
  beforeEach(async () => {
    client = await connect(world.address);
    await client.query(`set search_path = ''`);
  });
  afterEach(() => client.end());

  test('functions in SQL', async () => {
    const functions = await listFunctions(client, 'sql');
    expect(functions.length).toBeGreaterThan(5);
    for (const definition of functions) await client.query(definition); // PostgreSQL looks up all that they name
  });

  test('functions in PL/pgSQL, whose names it only looks up when they run', async () => {
    const tables = await textsOf(
      client,
      `select relname as text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const called = await textsOf(
      client,
      `select distinct proname::text as text from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    const unqualified = new RegExp(
      `\\b(?:from|join|into|update)\\s+(?:only\\s+)?(?:${tables.join('|')})\\b(?!\\.)|(?<![.\\w])(?:${called.join('|')})\\(`,
      'gi',
    );
    const functions = await listFunctions(client, 'plpgsql');
    expect(functions.length).toBeGreaterThan(5);
    const found = functions.map((definition) => {
      const [, name, body = ''] = /FUNCTION (\S+)\([\s\S]*?AS \$function\$([\s\S]*)/.exec(definition) ?? [];
      return [name, body.match(unqualified) ?? []];
    });
    expect(found.filter(([, names]) => names?.length !== 0)).toEqual([]);
  });

  test('generated columns, indexes, defaults and checks, with a row of each table', async () => {
    await client.query('begin; create schema restored');
    const filled: string[] = [];
    for (const table of (await listTables(client)).filter((name) => name.startsWith('public.'))) {
      const copy = table.replace('public.', 'restored.');
      await client.query(`create table ${copy} (like ${table} including all)`);
      const [columns] = await textsOf(
        client,
        `select string_agg(quote_ident(attname), ', ') as text from pg_attribute
         where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      const { rowCount } = await client.query(
        `insert into ${copy} (${columns}) overriding system value select ${columns} from ${table}`,
      );
      if (rowCount !== null && rowCount > 0) filled.push(table.replace('public.', ''));
    }
    const generated = await textsOf(
      client,
      `select distinct relname::text as text from pg_attribute join pg_class on pg_class.oid = attrelid
       where attgenerated <> '' and relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    await client.query('rollback');
    expect(filled).toEqual(expect.arrayContaining(generated));
  });
});

const tools = findPostgresTools();
/** The major version of the tests' server, whose tools npm does not bring. */
const testedMajor = 18;

const isDumped = tools !== undefined && (tools.major >= testedMajor || tools.hasServer);
const why = isDumped
  ? ''
  : `, skipped: this machine has no pg_dump of PostgreSQL ${testedMajor}, nor an older with its server`;
describe.skipIf(!isDumped)(`a dump of PostgreSQL’s own tools${why}`, () => {
  let dumped: Address;
  let closing: () => Promise<void>;

  beforeAll(async () => {
    ({ dumped, closing } = await databaseToDump(tools as Tools));
  });
  afterAll(() => closing());

  test.each(['custom', 'plain'])('restores every row of every table (%s)', async (format) => {
    const file = join(folder, `dump.${format}`);
    const restored = { ...dumped, database: `t_restored_${format}` };
    const before = await connect(dumped);
    await before.query(`create database ${restored.database} encoding 'UTF8' template template0`);
    await runTool(tools as Tools, 'pg_dump', dumped, [`--format=${format}`, '--no-owner', `--file=${file}`]);
    await (format === 'plain'
      ? runTool(tools as Tools, 'psql', restored, [
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          '-o',
          '/dev/null',
          '-f',
          file,
        ])
      : runTool(tools as Tools, 'pg_restore', restored, ['--no-owner', '--dbname', restored.database, file]));
    const after = await connect(restored);
    const counts = await countRows(after);
    expect(counts).toEqual(await countRows(before));
    expect(counts).toMatchObject({ 'public.course': 5, 'public.certificate': 1 });
    await after.end();
    await before.query(`drop database ${restored.database}`);
    await before.end();
  });
});

async function countRows(on: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listTables(on)) {
    const { rows } = await on.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

/** The test's own database, or, where the tools are older than its server, a copy of its rows in a server of theirs. */
async function databaseToDump(found: Tools): Promise<{ dumped: Address; closing: () => Promise<void> }> {
  if (found.major >= testedMajor) return { dumped: world.address, closing: async () => undefined };
  const server = await startToolServer(found);
  const pool = new pg.Pool({ ...server.connection, options: '-c session_replication_role=replica' });
  await migrate(pool);
  await runMigrations({ pgPool: pool });
  const client = await connect(world.address);
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ row: unknown }>(`select row_to_json(t) as row from ${table} t`);
    const { rows: columns } = await pool.query<{ names: string }>(
      `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const names = columns[0]?.names;
    await pool.query(`delete from ${table}`);
    await pool.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  }
  await client.end();
  await pool.end();
  return { dumped: server.connection, closing: server.close };
}
