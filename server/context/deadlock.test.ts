import { expect, test } from 'vitest';
import { visitor } from '../../contract/caller.ts';
import { type Database, sql } from '../platform/database/database.ts';
import { aTestPortal } from '../testing/portal.ts';
import { contextOf, transaction } from './context.ts';

const world = aTestPortal();
const lock = (db: Database, key: number) => sql`select pg_advisory_xact_lock(${key})`.execute(db);

test('two transactions that lock each other out both end: the one that PostgreSQL ends is run once more', async () => {
  const context = contextOf(world.portal, visitor);
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const runs = [0, 0];
  const after: number[] = [];
  const cross = (me: 0 | 1) =>
    transaction(context, async (inside) => {
      runs[me] = (runs[me] ?? 0) + 1;
      inside.afterCommit(() => void after.push(me));
      await lock(inside.db, 9100 + me);
      both[me].resolve();
      await both[me === 0 ? 1 : 0].promise; // each holds its first lock before it asks for the other's
      await lock(inside.db, 9101 - me);
      return me;
    });
  expect(await Promise.all([cross(0), cross(1)])).toEqual([0, 1]);
  expect(runs.toSorted()).toEqual([1, 2]);
  expect(after.toSorted()).toEqual([0, 1]);
});
