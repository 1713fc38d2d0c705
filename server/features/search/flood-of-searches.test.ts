import { expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { searchContent } from './search.ts';

const portal = aTestPortal();

test('however many search and however long it takes, others get a connection', async () => {
  const { db } = portal.portal;
  const waiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  const { promise: end, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const locked = db.transaction().execute(async (inside) => {
    await sql`lock table law in access exclusive mode`.execute(inside);
    begin();
    await end;
  });
  await begun;
  const searches = Array.from({ length: 20 }, () =>
    portal.client.visitor.homeSlider.find({ value: 'pension' }),
  );
  await expect.poll(waiting).toBe(3);
  await portal.client.visitor.category.get({});
  expect(await waiting()).toBe(3);
  release();
  await locked;
  expect(await Promise.all(searches)).toHaveLength(20);
});

test('beyond two hundred that wait, a search is refused at once and told when to come back', async () => {
  const { db } = portal.portal;
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const locked = db.transaction().execute(async (inside) => {
    await sql`lock table law in access exclusive mode`.execute(inside);
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const find = () => searchContent(portal.context(), 'pension').catch((error: unknown) => error);
  const waiting = Array.from({ length: 203 }, find); // three of them search
  expect(await find()).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  end.resolve();
  await locked;
  const answers = await Promise.all(waiting);
  expect(answers.filter((each) => Array.isArray(each))).toHaveLength(203);
});
