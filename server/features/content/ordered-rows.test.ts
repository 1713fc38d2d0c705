import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/database.ts';
import { anAdmin, type TestAccount } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';
import type { OrderedTable } from './ordered-rows.queries.ts';

const portal = aTestPortal();
let admins: TestAccount[];
beforeAll(async () => {
  admins = [await anAdmin(portal.portal), await anAdmin(portal.portal)];
});
beforeEach(async () => {
  for (const table of ['video', 'law', 'pension_item', 'slide'])
    await sql`delete from ${sql.table(table)}`.execute(portal.portal.db);
});

const client = (index = 0) => portal.client.as(admins[index] as TestAccount);
const anyVideo = { VideoUrl: 'https://youtu.be/abcdefghijk' };
const addVideo = async (Title: string, by = 0) =>
  (await client(by).video.add({ Title, ...anyVideo })).data.id;
const shown = async () => (await portal.client.visitor.video.get({})).data.map(({ id }) => id);

describe('Order', () => {
  test('of every ordered list: what visitors see follows it, and cached pages are stale', async () => {
    const { db } = portal.portal;
    const text = { content_html: '', content_text: '' };
    const file = { file: 'a.pdf', file_type: 'pdf', size_bytes: 1 };
    const three = [1, 2, 3].map((position) => ({ title: `Número ${position}`, position }));
    await db
      .insertInto('video')
      .values(three.map((row) => ({ ...row, url: '/videos/a.webm' })))
      .execute();
    await db
      .insertInto('law')
      .values(three.map((row) => ({ ...row, ...file })))
      .execute();
    await db
      .insertInto('pension_item')
      .values(three.map((row) => ({ ...row, ...text })))
      .execute();
    await db
      .insertInto('slide')
      .values(three.map(({ position }) => ({ position, image: 'a.webp' })))
      .execute();
    const { video, leyReglamento, sistemaPension, homeSlider } = client();
    const lists = [
      { list: () => video.get({}), order: video.order },
      { list: () => leyReglamento.get({}), order: leyReglamento.order },
      { list: () => sistemaPension.get({}), order: sistemaPension.order },
      { list: () => homeSlider.getImages({}), order: homeSlider.order },
    ];
    for (const { list, order } of lists) {
      const [first = 0, second = 0, third = 0] = (await list()).data.map(({ id }) => id);
      const before = await readContentVersion(db);
      await order({ Ids: [third, first, second] });
      expect((await list()).data.map(({ id }) => id)).toEqual([third, first, second]);
      expect(await readContentVersion(db)).toBe(before + 1);
      await expectRefusal(order({ Ids: [third, 999_999] }), 404);
      await expectRefusal(order({ Ids: [third, first, third] }), 400, {
        Ids: 'El nuevo orden nombra dos veces lo mismo.',
      });
      await expectRefusal(order({ Ids: [] }), 400);
      expect((await list()).data.map(({ id }) => id)).toEqual([third, first, second]);
    }
  });

  test('of one that was deleted meanwhile is refused, and nothing moves', async () => {
    const ids = [await addVideo('Uno'), await addVideo('Dos'), await addVideo('Tres')];
    await client(1).video.delete({ id: ids[1] ?? 0 });
    await expectRefusal(client().video.order({ Ids: ids }), 404);
    expect(await shown()).toEqual([ids[2], ids[0]]);
  });

  test('a restored row has its old position', async () => {
    const ids = [await addVideo('Tres'), await addVideo('Dos'), await addVideo('Uno')].reverse();
    const [one = 0, two = 0, three = 0] = ids;
    await client().video.delete({ id: two });
    await client().video.order({ Ids: [three, one] });
    await client().papelera.restore({ Type: 'Video', Id: two });
    expect(await shown()).toEqual([three, two, one]);
  });

  test('of rows that shared a position puts each into one of its own', async () => {
    const { db } = portal.portal;
    const rows = ['Uno', 'Dos', 'Tres'].map((title) => ({ title, url: '/videos/a.webm', position: 7 }));
    await db.insertInto('video').values(rows).execute();
    const ids = await shown();
    await client().video.order({ Ids: ids.toReversed() });
    expect(await shown()).toEqual(ids.toReversed());
    const positions = await db.selectFrom('video').select('position').orderBy('position').execute();
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 3]);
  });
});

describe('two administrators at once', () => {
  test('ordering, adding, changing and deleting: no deadlock, no lost row, no shared position', async () => {
    const kept: number[] = [];
    for (let n = 0; n < 8; n += 1) kept.push(await addVideo(`Video ${n}`));
    const passing = [await addVideo('Pasa'), await addVideo('También pasa')];
    const work = Array.from({ length: 10 }, (_, n) => [
      client(n % 2).video.order({ Ids: n % 2 === 0 ? kept : kept.toReversed() }),
      client((n + 1) % 2).video.order({ Ids: kept.slice(n % 5, (n % 5) + 3).reverse() }),
      addVideo(`Nuevo ${n}`, n % 2),
      client(n % 2).video.update({ Id: kept[n % 8] ?? 0, Title: `Cambiado ${n}` }),
    ]).flat();
    const removals = passing.map((id, n) => client(n).video.delete({ id }));
    await Promise.all([...work, ...removals]);
    const rows = await portal.portal.db.selectFrom('video').select(['id', 'position']).execute();
    expect(rows).toHaveLength(8 + 2 + 10);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    const ids = await shown();
    expect(ids).toHaveLength(18);
    expect(ids.filter((id) => kept.includes(id)).toSorted((a, b) => a - b)).toEqual(kept);
  });
});

test('over the wire an ordered list is a plain array too', async () => {
  const { db } = portal.portal;
  const table: OrderedTable = 'video';
  const action = fc.record({ kind: fc.constantFrom('add', 'remove', 'order'), seed: fc.nat(1000) });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      await sql`delete from ${sql.table(table)}`.execute(db);
      let model: number[] = [];
      for (const { kind, seed } of actions) {
        if (kind === 'add') model.unshift(await addVideo('Video'));
        else if (kind === 'remove' && model.length > 0) {
          const [gone = 0] = model.splice(seed % model.length, 1);
          await client().video.delete({ id: gone });
        } else if (model.length > 0) {
          const turned = seed % model.length;
          model = [...model.slice(turned), ...model.slice(0, turned)];
          await client(seed % 2).video.order({ Ids: model });
        }
        expect(await shown()).toEqual(model);
      }
    }),
    { numRuns: 15 },
  );
});
