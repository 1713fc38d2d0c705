import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readEarlier } from '../../platform/database/migrations.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';

const migration = '0012-reports.sql';

test('sign-ins from before migration 0012 keep their time and get the gender of their account', async () => {
  const server = inject('databaseServer');
  const name = 'before_reports';
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const client = new pg.Client({ ...server, database: name });
  await client.connect();
  try {
    const before = (await readEarlier()).filter(({ name }) => name < migration);
    for (const { text } of before) await client.query(text);
    await client.query(`insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at)
      select 'p' || n, 'p' || n || '@x.test', 'P', 'P', n, '1980-01-01', '!', now() from generate_series(1, 2) n`);
    await client.query(`update account set deleted_at = now() where id = 2`);
    await client.query(`insert into sign_in (account_id, at) values
      (1, '2026-01-01T00:00:00Z'), (2, '2026-01-02T00:00:00Z'), (2, '2026-01-03T00:00:00Z')`);
    await client.query(await earlierMigration(migration));
    const { rows } = await client.query('select gender, at from sign_in order by at');
    expect(rows).toEqual([
      { gender: 1, at: new Date('2026-01-01T00:00:00Z') },
      { gender: 2, at: new Date('2026-01-02T00:00:00Z') },
      { gender: 2, at: new Date('2026-01-03T00:00:00Z') },
    ]);
  } finally {
    await client.end();
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
});
