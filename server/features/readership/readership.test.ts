import { expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCourse, anArticle } from '../../testing/builders.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { readershipTasks } from './readership.jobs.ts';

const world = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(world);

const day = 24 * 3600;
const shown = async () => (await api.inicio.get({})).data;
const mostRead = async () => (await shown()).mostRead.map(({ title, count }) => [title, count]);

test('openings of all nodes are summed by day, and a stop loses none', async () => {
  const { portal } = world;
  const articleId = await anArticle(portal, { title: 'Tu aporte' });
  const courseId = await aCourse(portal, { title: 'Tu cuenta' });
  const deleted = await anArticle(portal, { title: 'Borrado' });
  let twin = courseId; // a course with the number of the deleted article
  while (twin < deleted) twin = await aCourse(portal);
  const other = await world.another();
  for (let n = 0; n < 3; n += 1) portal.readership.opened('article', articleId);
  other.portal.readership.opened('article', articleId);
  other.portal.readership.opened('course', courseId);
  other.portal.readership.opened('article', deleted);
  await portal.db
    .updateTable('article')
    .set({ deleted_at: world.clock.now() })
    .where('id', '=', deleted)
    .execute();
  expect(await mostRead()).toEqual([]);
  await Promise.all([portal.readership.flush(), other.close()]);
  expect(await mostRead()).toEqual([
    ['Tu aporte', 4],
    ['Tu cuenta', 1],
  ]);
  world.clock.advance(6 * day);
  portal.readership.opened('course', courseId);
  await portal.readership.flush();
  expect(await mostRead()).toEqual([
    ['Tu aporte', 4],
    ['Tu cuenta', 2],
  ]);
  world.clock.advance(day);
  expect(await mostRead()).toEqual([['Tu cuenta', 1]]);
});

test('what cannot be written waits for the next time', async () => {
  const { portal } = world;
  const articleId = await anArticle(portal, { title: 'Mientras tanto' });
  await sql`alter table content_opening rename to away`.execute(portal.db);
  portal.readership.opened('article', articleId);
  await portal.readership.flush();
  await sql`alter table away rename to content_opening`.execute(portal.db);
  portal.readership.opened('article', articleId);
  await portal.readership.flush();
  expect(await mostRead()).toContainEqual(['Mientras tanto', 2]);
});

test('openings go after 400 days', async () => {
  const rows = async () => {
    const { rows: counts } = await sql<{ n: number }>`select count(*)::int as n from content_opening`.execute(
      world.portal.db,
    );
    return counts[0]?.n;
  };
  const known = await rows();
  const purge = () => readershipTasks(world.portal)['purgeReadership']?.({}, undefined as never);
  world.clock.advance(390 * day);
  await purge();
  expect(await rows()).toBe(known);
  world.clock.advance(20 * day);
  await purge();
  expect(await rows()).toBe(0);
});
