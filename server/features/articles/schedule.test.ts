import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { aCategory, anAdmin, anArticle } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { aTestPortal, openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { articleTasks } from './articles.jobs.ts';

const portal = aTestPortal();
let client: TestPortal['client']['visitor'];
let categoryId: number;

const inLaPaz = { morning: '2026-11-19T09:00', instant: '2026-11-19T13:00:00.000Z' };
const text = '<p>Un texto.</p>';
const start = new Date('2026-11-18T15:00:00Z').getTime();

beforeAll(async () => {
  categoryId = await aCategory(portal.portal);
});
beforeEach(async () => {
  portal.clock.advance((start - portal.clock.now().getTime()) / 1000);
  client = portal.client.as(await anAdmin(portal.portal));
});

const add = async (Title: string, given: { Published?: boolean; PublishAt?: string }) =>
  (await client.article.add({ Title, CategoryId: categoryId, Description: text, ...given })).data.id;
const asStored = async (id: number) => {
  const { data } = await client.article.read({ id });
  return { published: data.published, publishAt: data.publishAt, date: data.date };
};
const isSeen = async (id: number) => {
  const listed = (await portal.client.visitor.article.getClient({})).data.some((row) => row.id === id);
  const read = await portal.client.visitor.article.read({ id }).then(
    () => true,
    () => false,
  );
  expect(listed).toBe(read);
  return read;
};
const publishDue = () => articleTasks(portal.portal)['publishScheduled']?.({}, undefined as never);
const advanceTo = (instant: string) =>
  portal.clock.advance((new Date(instant).getTime() - portal.clock.now().getTime()) / 1000);

describe('a scheduled article', () => {
  test('is visible only to administrators until its minute, then to everybody', async () => {
    const id = await add('Mañana sale', { PublishAt: inLaPaz.morning });
    const begun = new Date(start).toISOString();
    expect(await asStored(id)).toEqual({ published: false, publishAt: inLaPaz.morning, date: begun });
    expect((await client.article.getToEdit({ id })).data.publishAt).toBe(inLaPaz.morning);
    advanceTo('2026-11-19T12:59:59Z');
    await publishDue();
    expect(await isSeen(id)).toBe(false);
    expect((await portal.client.visitor.homeSlider.find({ value: 'mañana sale' })).findObject).toEqual([]);
    advanceTo(inLaPaz.instant);
    const before = await readContentVersion(portal.portal.db);
    await sql`select graphile_worker.add_job('publishScheduled')`.execute(portal.portal.db);
    await runDueJobs(portal, articleTasks(portal.portal));
    expect(await isSeen(id)).toBe(true);
    await publishDue();
    client = portal.client.as(await anAdmin(portal.portal));
    expect(await isSeen(id)).toBe(true);
    expect(await asStored(id)).toEqual({ published: true, publishAt: null, date: inLaPaz.instant });
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1);
    // the job makes no version: a form that was open meanwhile is not refused
    expect((await client.article.update({ Id: id, Title: 'Salió', Version: 1 })).data.version).toBe(2);
    await publishDue();
    expect(await readContentVersion(portal.portal.db)).toBe(before + 2);
  });

  test('is published after downtime, once, whichever of two nodes is first', async () => {
    const ids = [];
    for (const hour of ['09', '10', '11'])
      ids.push(await anArticle(portal.portal, { publishAt: new Date(`2026-11-19T${hour}:00:00Z`) }));
    advanceTo('2026-11-22T08:00:00Z');
    const before = await readContentVersion(portal.portal.db);
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(await readContentVersion(portal.portal.db)).toBe(before + 1);
    client = portal.client.as(await anAdmin(portal.portal));
    for (const id of ids) expect((await asStored(id)).date).toBe('2026-11-22T08:00:00.000Z');
  });

  test('in the Papelera it stays there', async () => {
    const id = await add('Nunca sale', { PublishAt: inLaPaz.morning });
    await client.article.delete({ id });
    advanceTo('2026-11-20T00:00:00Z');
    await publishDue();
    const row = await portal.portal.db
      .selectFrom('article')
      .select(['is_published', 'deleted_by'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ is_published: false, deleted_by: expect.any(Number) });
  });

  test('can be moved, published at once or made a plain draft', async () => {
    const id = await add('Cambia de día', { Published: false, PublishAt: inLaPaz.morning });
    await client.article.update({ Id: id, PublishAt: '2026-12-01T10:30' });
    expect((await asStored(id)).publishAt).toBe('2026-12-01T10:30');
    await client.article.update({ Id: id, Title: 'Cambia de título' });
    expect((await asStored(id)).publishAt).toBe('2026-12-01T10:30');
    await client.article.update({ Id: id, Published: false });
    expect(await asStored(id)).toMatchObject({ published: false, publishAt: null });
    await client.article.update({ Id: id, Published: true });
    expect(await isSeen(id)).toBe(true);
  });

  test('what cannot be is refused beside its field', async () => {
    const id = await add('Ya publicado', {});
    for (const [given, field] of [
      [{ PublishAt: '2026-11-18T11:00' }, 'PublishAt'], // this very minute in La Paz
      [{ PublishAt: '2026-11-31T11:00' }, 'PublishAt'],
      [{ PublishAt: '2026-11-19T24:00' }, 'PublishAt'],
      [{ PublishAt: 'mañana' }, 'PublishAt'],
    ] as const) {
      const refusal = { status: 400, body: { errors: [{ field }] } };
      await expect(add('No', given)).rejects.toMatchObject(refusal);
    }
    await expectRefusal(
      client.article.update({ Id: id, PublishAt: inLaPaz.morning }),
      400,
      expect.stringContaining('ya está publicado'),
    );
    expect(await isSeen(id)).toBe(true);
  });
});

describe('the date of an article', () => {
  test('is when it first came out: of a draft its beginning, then once for all', async () => {
    const id = await add('Con fecha', { Published: false });
    const hour = async (change: { Published: boolean }) => {
      portal.clock.advance(3600);
      await client.article.update({ Id: id, ...change });
      return (await asStored(id)).date;
    };
    expect((await asStored(id)).date).toBe('2026-11-18T15:00:00.000Z');
    expect(await hour({ Published: true })).toBe('2026-11-18T16:00:00.000Z');
    expect(await hour({ Published: false })).toBe('2026-11-18T16:00:00.000Z');
    expect(await hour({ Published: true })).toBe('2026-11-18T16:00:00.000Z');
  });

  test('orders lists and neighbours: a draft of last month that comes out today is the newest', async () => {
    advanceTo('2026-12-15T00:00:00Z');
    client = portal.client.as(await anAdmin(portal.portal));
    const draft = await add('Borrador viejo', { Published: false });
    portal.clock.advance(60);
    const before = await add('Antes', {});
    portal.clock.advance(60);
    const between = await add('Entre medio', {});
    portal.clock.advance(60);
    await client.article.update({ Id: draft, Published: true });
    const { data } = await portal.client.visitor.article.getClient({ Page: 1, PageSize: 2 });
    expect(data.map(({ id }) => id)).toEqual([draft, between]);
    const read = await portal.client.visitor.article.read({ id: between });
    expect(read.data.next?.id).toBe(draft);
    const earlier = await portal.client.visitor.article.read({ id: before });
    expect(earlier.data.next?.id).toBe(between);
  });
});

test('where clocks change, a minute that they jump over is the one after (TIME_ZONE)', async () => {
  const madrid = await openForTest(openTestPortal({ TIME_ZONE: 'Europe/Madrid' }));
  const { article } = madrid.client.as(await anAdmin(madrid.portal));
  const given = { CategoryId: await aCategory(madrid.portal), Description: text };
  const { data } = await article.add({ Title: 'Hora', ...given, PublishAt: '2027-03-28T02:30' });
  expect((await article.getToEdit({ id: data.id })).data.publishAt).toBe('2027-03-28T03:30');
});
