import { expect, test, vi } from 'vitest';
import { aTestPortal } from '../../testing/portal.ts';
import { type Database, sql } from './database.ts';
import { prepared } from './prepared.ts';

const portal = aTestPortal();

const fixed = sql<string>`'fixed'`.as('fixed');

test('each gets the answer for their own values, also at once and in a transaction; it is built once', async () => {
  const build = vi.fn((db: Database, name: string, ids: number[]) =>
    db
      .selectNoFrom([sql<string>`${name}::text`.as('name'), sql<number[]>`${ids}::int[]`.as('ids'), fixed])
      .where(sql<boolean>`${name}::text <> ${'nobody'}`),
  );
  const find = prepared(build);
  const { db } = portal.portal;
  const asked = Array.from({ length: 20 }, (_, n): [string, number[]] => [`a${n}`, [n, n + 1]]);
  const answers = await Promise.all(asked.map(([name, ids]) => find(db, name, ids)));
  expect(answers).toEqual(asked.map(([name, ids]) => [{ name, ids, fixed: 'fixed' }]));
  expect(await find(db, 'nobody', [])).toEqual([]);
  const inside = await db.transaction().execute((transaction) => find(transaction, 'x', [7]));
  expect(inside).toEqual([{ name: 'x', ids: [7], fixed: 'fixed' }]);
  expect(build).toHaveBeenCalledTimes(1);
});
