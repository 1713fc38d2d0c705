import { expect, test } from 'vitest';
import { homeSlider } from '../../../contract/calls/home-slider.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aCourse, aMember, anArticle } from '../../testing/builders.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { readershipTasks } from './readership.jobs.ts';
import { addSearches } from './readership.queries.ts';

const world = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(world);

const day = 24 * 3600;
const shown = async () => (await api.inicio.get({})).data;
const mostRead = async () => (await shown()).mostRead.map(({ title, count }) => [title, count]);
const searches = async () => (await shown()).searches.map(({ words, count }) => [words, count]);
const search = (value: string, address = '10.0.0.1', at = world) =>
  aBrowser(at, { address }).call(homeSlider.find, { value });
/** Somebody searches, and nothing follows. */
async function triesLast(value: string, address: string, at = world): Promise<void> {
  await search(value, address, at);
  world.clock.advance(31);
  await at.portal.readership.flush();
}

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

test('the words of a search in vain are kept once somebody else asks for them on another day', async () => {
  const kept = async () =>
    (await world.portal.db.selectFrom('fruitless_search').select('words').execute()).map(
      ({ words }) => words,
    );
  await triesLast('Rosa Mamani Quispe', '10.0.0.1');
  world.clock.advance(day);
  await triesLast('rosa mamani quispe', '10.0.0.1'); // the same person again
  await triesLast('Zorzalía', '10.0.0.1');
  await triesLast('zorzalia', '10.0.0.2'); // somebody else, but the same day
  expect([await kept(), await searches()]).toEqual([[null, null, null], []]);
  world.clock.advance(day);
  const other = await world.another();
  for (const address of ['10.0.0.3', '10.0.0.4', '10.0.0.5']) await triesLast('ZORZALÍA', address, other);
  await other.close();
  expect(await searches()).toEqual([['zorzalia', 5]]);
  expect((await kept()).filter((words) => words !== null)).toEqual(['zorzalia']);
});

test('once a day has as many different ones as are kept, only those count on', async () => {
  const { db } = world.portal;
  const [known, fresh] = [Buffer.from('known'), Buffer.from('fresh')];
  const at = '2020-01-01';
  for (const digest of [known, known, fresh])
    await addSearches(db, [{ digest, day: at, visitorShare: 1, count: 1, words: 'algo' }], 1);
  const kept = db.selectFrom('fruitless_search').select(['digest', 'count']).where('day', '=', at);
  expect(await kept.execute()).toEqual([{ digest: known, count: 2 }]);
  await db.deleteFrom('fruitless_search').where('day', '=', at).execute();
});

test('of somebody who types only the last try counts, and none that was followed by a find', async () => {
  await anArticle(world.portal, { title: 'Jubilación mínima' });
  const counted = async () =>
    Number(
      (
        await sql<{ n: number }>`select coalesce(sum(count), 0)::int as n from fruitless_search`.execute(
          world.portal.db,
        )
      ).rows[0]?.n,
    );
  const before = await counted();
  for (const typed of ['wpl', 'wplo', 'wplomf']) await search(typed);
  await search('jubilacion');
  world.clock.advance(31);
  await world.portal.readership.flush();
  expect(await counted()).toBe(before);
  for (const typed of ['wpl', 'wplo']) await search(typed);
  await triesLast('wplomf', '10.0.0.1');
  expect(await counted()).toBe(before + 1);
  await triesLast('ana@correo.test', '10.0.0.1');
  await triesLast('4567890', '10.0.0.1');
  await api.homeSlider.find({ value: 'wplomf' }); // an administrator
  world.clock.advance(31);
  await world.portal.readership.flush();
  expect(await counted()).toBe(before + 1);
});

test('a member’s search counts like a visitor’s, and a stop counts the last try', async () => {
  const member = await aMember(world.portal);
  const other = await world.another();
  await other.client.as(member).homeSlider.find({ value: 'zorzalia' });
  const [[, before] = []] = await searches();
  await other.close();
  expect(await searches()).toEqual([['zorzalia', Number(before) + 1]]);
});

test('openings go after 400 days, searches after 90', async () => {
  const rows = async () => {
    const { rows: counts } = await sql<{ openings: number; searches: number }>`
      select (select count(*)::int from content_opening) as openings,
        (select count(*)::int from fruitless_search) as searches`.execute(world.portal.db);
    return counts[0];
  };
  const known = await rows();
  world.clock.advance(80 * day);
  const purge = () => readershipTasks(world.portal)['purgeReadership']?.({}, undefined as never);
  await purge();
  expect(await rows()).toEqual(known);
  world.clock.advance(20 * day);
  await purge();
  expect(await rows()).toEqual({ openings: known?.openings, searches: 0 });
  world.clock.advance(310 * day);
  await purge();
  expect(await rows()).toEqual({ openings: 0, searches: 0 });
});
