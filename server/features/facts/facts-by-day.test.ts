import { expect, test } from 'vitest';
import type { ParameterKey } from '../../../contract/facts/keys.ts';
import { sql } from '../../platform/database/database.ts';
import { earlierMigration } from '../../testing/earlier-migrations.ts';
import { aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();

test('what held before facts counted by day still holds: the last save, and nothing where it was taken back', async () => {
  const { db } = world.portal;
  const save = (key: ParameterKey, version: number, value: number | null, day: string | null) =>
    sql`insert into parameter (key, version, value, source, link, valid_from, reviewed_on, saved_at)
      values (${key}, ${version}, ${value === null ? null : JSON.stringify(value)}::jsonb, 'Ley', '', ${day}, '2026-01-01', now())`.execute(
      db,
    );
  await save('aporte', 1, 1100, '2012-01-01');
  await save('aporte', 2, 1200, '2020-01-01');
  await save('sueldo-minimo', 1, 100, '2025-01-01');
  await save('sueldo-minimo', 2, 150, '2024-01-01'); // its day was wrong before
  await save('tope-del-sueldo', 1, 300, '2024-01-01');
  await save('tope-del-sueldo', 2, null, null);
  const migration = await earlierMigration('0206-facts-by-day.sql');
  await sql.raw(migration.slice(0, migration.indexOf('-- The values of facts'))).execute(db);
  const values = async (key: ParameterKey) => {
    const { rows } = await sql<{ value: number; day: string | null }>`
      select value, valid_from as day from parameter_value where key = ${key} order by valid_from`.execute(
      db,
    );
    return rows.map(({ value, day }) => [value, day]);
  };
  expect(await values('aporte')).toEqual([
    [1100, '2012-01-01'],
    [1200, '2020-01-01'],
  ]);
  expect(await values('sueldo-minimo')).toEqual([[150, '2024-01-01']]);
  expect(await values('tope-del-sueldo')).toEqual([]);
});
