import { expect, it } from 'vitest';
import { sql } from '../platform/database/database.ts';
import { aTestPortal } from '../testing/portal.ts';
import { lockContent } from './demo-content.queries.ts';

const test = aTestPortal();

it('a first start waits for another that writes, also longer than a statement may wait for a lock', async () => {
  const { db } = test.portal;
  const [isWriting, isWritten] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction().execute(async (inside) => {
    await lockContent(inside);
    isWriting.resolve();
    await isWritten.promise;
  });
  await isWriting.promise;
  let isNext = false;
  const second = db.transaction().execute(async (inside) => {
    await sql`set local lock_timeout = '50ms'`.execute(inside);
    await lockContent(inside);
    isNext = true;
  });
  await sql`select pg_sleep(0.3)`.execute(db);
  expect(isNext).toBe(false);
  isWritten.resolve();
  await Promise.all([first, second]);
  expect(isNext).toBe(true);
});
