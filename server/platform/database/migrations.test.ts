import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyPrefix } from '../../testing/database-server.ts';
import { folderForTest } from '../../testing/lifetime.ts';
import { migrate } from './migrations.ts';

const folder = join(import.meta.dirname, '../../../database/migrations');

/** Tables of tens or hundreds of rows, as the portal comes with them. */
const small = ['fact', 'calculator', 'lexicon_entry', 'portal_page', 'untreated'];

/** The parts of a migration that keep others from writing for as long as a large table takes. */
function longLocksOf(text: string): string[] {
  const code = text.replace(/--.*$/gm, '');
  const made = [...code.matchAll(/create table (?:public\.)?(\w+)/gi)].map(([, table]) => table);
  const quick = new Set([...small, ...made]);
  const statements = [
    ...code.matchAll(
      /create (?:unique )?index (?!concurrently if not exists )[\s\S]*?\bon (?:public\.)?(\w+)/gi,
    ),
    ...code.matchAll(/(?:^|;)\s*(?:update|delete from) (?:public\.)?(\w+)/gi),
    ...code.matchAll(
      /alter table (?:public\.)?(\w+)[^;]*?\b(?:alter (?:column )?\w+ (?:set data )?type|generated always as \()/gi,
    ),
  ];
  return statements.filter(([, table]) => !quick.has(table)).map(([statement]) => statement.trim());
}

test('no new migration keeps people from writing while it changes a table that may be large', () => {
  expect(longLocksOf('create index a on public.attempt (id); update public.account set a = 1;')).toHaveLength(
    2,
  );
  expect(longLocksOf('alter table public.law alter column title type varchar(9);')).toHaveLength(1);
  expect(
    longLocksOf('create table public.a (b int); create index on public.a (b); update a set b = 1;'),
  ).toEqual([]);
  expect(longLocksOf('create index concurrently if not exists a on public.attempt (id);')).toEqual([]);
  const [, ...later] = readdirSync(folder).filter((name) => name.endsWith('.sql')); // than the baseline
  const found = later.map((name) => [name, longLocksOf(readFileSync(join(folder, name), 'utf8'))]);
  expect(found.filter(([, statements]) => statements?.length !== 0)).toEqual([]);
});

/** An empty database, and migrations of the test's own. */
async function aDatabase(migrations: Record<string, string>) {
  const name = `${copyPrefix}${randomBytes(6).toString('hex')}`;
  const server = inject('databaseServer');
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  const from = await folderForTest('migrations-');
  for (const [file, text] of Object.entries(migrations)) writeFileSync(join(from, file), text);
  const pool = new pg.Pool({ ...server, database: name });
  pool.on('error', () => undefined); // a connection may still be ending when its database goes
  onTestFinished(async () => {
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { pool, from };
}

const concurrently = {
  '0001-table.sql': 'create table public.answer (id int); insert into public.answer values (1), (1);',
  '0002-index.sql': `-- outside a transaction: the table is large
create unique index concurrently if not exists answer_id on public.answer (id);
create index concurrently if not exists answer_other on public.answer (id) where id > 0; -- and another
`,
};

const making = `select from pg_stat_activity
  where query like '%create unique index concurrently%' and pid <> pg_backend_pid() and datname = current_database()`;

test('an index is made while others write, by one of two nodes that start at once', async () => {
  const { pool, from } = await aDatabase({
    ...concurrently,
    '0001-table.sql': 'create table public.answer (id int); insert into public.answer values (1), (2);',
  });
  const writer = await pool.connect();
  await migrate(pool, new Set(['0001-table.sql']), from);
  await writer.query('begin');
  await writer.query('insert into public.answer values (3)');
  const starts = Promise.all([migrate(pool, undefined, from), migrate(pool, undefined, from)]);
  await expect.poll(async () => (await pool.query(making)).rowCount).toBe(1);
  await pool.query('insert into public.answer values (4)'); // who would wait for a usual index
  await writer.query('commit');
  writer.release();
  const added = (await starts).map((each) => each.added.length);
  expect(added.toSorted()).toEqual([0, 1]);
  const { rows } = await pool.query(
    'select indexrelid::regclass::text as name from pg_index where indisvalid and indrelid = $1::regclass order by 1',
    ['public.answer'],
  );
  expect(rows.map(({ name }) => name)).toEqual(['answer_id', 'answer_other']);
});

test('one that failed half-way is made again from the beginning', async () => {
  const { pool, from } = await aDatabase(concurrently);
  await expect(migrate(pool, undefined, from)).rejects.toThrow(
    /^Migration 0002-\S+ failed: could not create unique index .*start again/,
  );
  expect((await pool.query('select from pg_index where not indisvalid')).rowCount).toBe(1);
  await pool.query('delete from public.answer where ctid = (select min(ctid) from public.answer)');
  expect((await migrate(pool, undefined, from)).added).toEqual(['0002-index.sql']);
  expect((await pool.query('select from pg_index where not indisvalid')).rowCount).toBe(0);
});
