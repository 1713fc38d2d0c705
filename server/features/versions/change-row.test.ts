import { expect, test } from 'vitest';
import { aCategory } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const api = () => portal.client.as(admin);
const insert = async (table: 'video' | 'law' | 'slide', values: object): Promise<number> => {
  const added = await portal.portal.db
    .insertInto(table)
    .values({ position: 1, ...values } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
};
const aLaw = { title: 'Ley', description: '', file: 'a.pdf', file_type: 'pdf', size_bytes: 1 };

/** Every row that counts its versions without keeping them: how one comes to be, and how it is changed. */
const rows = [
  {
    what: 'a category',
    table: 'category',
    make: () => aCategory(portal.portal),
    change: (Id: number, words: string, Version?: number) =>
      api().category.update({ Id, Description: words, Version }),
  },
  {
    what: 'a video',
    table: 'video',
    make: () => insert('video', { title: 'Video', description: '', url: 'https://youtu.be/abcdefghijk' }),
    change: (Id: number, Title: string, Version?: number) => api().video.update({ Id, Title, Version }),
  },
  {
    what: 'a law',
    table: 'law',
    make: () => insert('law', aLaw),
    change: (Id: number, Title: string, Version?: number) =>
      api().leyReglamento.update({ Id, Title, Version }),
  },
  {
    what: 'a slide',
    table: 'slide',
    make: () => insert('slide', { image: 'a.webp', alt: '', link: '' }),
    change: (id: number, Alt: string, Version?: number) =>
      api().homeSlider.updateSliderImage({ id, Alt, Version }),
  },
] as const;

const versionOf = async (table: (typeof rows)[number]['table'], id: number) =>
  (await portal.portal.db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

test.each(rows)('$what: of two who change it at once one is told of the other (409)', async (row) => {
  const id = await row.make();
  const outcomes = await Promise.allSettled(['Uno', 'Dos', 'Tres'].map((words) => row.change(id, words, 1)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, body: { message: expect.stringContaining('Otra persona cambió esto') } },
  });
  expect(await versionOf(row.table, id)).toBe(2);
});

test.each(rows)('$what: a save that comes again because its answer was lost is done', async (row) => {
  const id = await row.make();
  await row.change(id, 'Uno', 1);
  await row.change(id, 'Uno', 1);
  expect(await versionOf(row.table, id)).toBe(2);
  await expectRefusal(row.change(id, 'Otro', 1), 409);
});

test.each(rows)('$what: the answer says its version, of a save that changes nothing too', async (row) => {
  const id = await row.make();
  const versions: number[] = [];
  for (const words of ['Uno', 'Uno', 'Dos']) versions.push((await row.change(id, words)).data.version);
  expect(versions).toEqual([2, 2, 3]);
});

test.each(rows)('$what: who has seen the newest version, or compares none, may change it', async (row) => {
  const id = await row.make();
  await row.change(id, 'Uno', 1);
  await row.change(id, 'Dos', 2);
  await row.change(id, 'Tres');
  expect(await versionOf(row.table, id)).toBe(4);
  await expectRefusal(row.change(id, 'Tarde', 2), 409);
});
