import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aMember, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { findIdsOfCommon, findPageOfFound } from './article-pages.queries.ts';

const portal = aTestPortal();
const { api: admin } = anAdminOf(portal);

const given = [
  { title: 'Árbol', category: 'Zapatos', yearsRange: 1 },
  { title: 'zorro', category: 'ahorro', yearsRange: 50, isPublished: false },
  { title: 'Barco', category: 'Ética', yearsRange: 30 },
  { title: 'barco', category: 'ahorro', yearsRange: 1 },
  { title: 'Ñandú', category: 'Ética', yearsRange: 60, publishAt: new Date('2027-01-01T00:00:00Z') },
  { title: 'abeja y barco', category: 'Zapatos', yearsRange: 18 },
];
const ids: number[] = [];

beforeAll(async () => {
  const categories = new Map<string, number>();
  for (const name of ['Zapatos', 'ahorro', 'Ética'])
    categories.set(name, await aCategory(portal.portal, name));
  for (const { category, ...row } of given) {
    portal.clock.advance(60);
    const categoryId = categories.get(category) ?? 0;
    ids.push(await anArticle(portal.portal, { ...row, categoryId }));
  }
  await portal.portal.db
    .updateTable('article')
    .set({ cover_image: 'a.webp', cover_alt: 'Un barco' })
    .where('id', '=', ids[2] ?? 0)
    .execute();
});

type Listing = Parameters<typeof admin.article.get>[0];
const titles = async (input: Listing) => (await admin.article.get(input)).data.map(({ title }) => title);

describe('Article/Get', () => {
  test('newest first by default, with drafts and scheduled ones', async () => {
    const newest = given.map(({ title }) => title).reverse();
    expect(await titles({})).toEqual(newest);
    expect(await titles({ Sort: 'date' })).toEqual(newest);
    expect(await titles({ Order: 'asc' })).toEqual([...newest].reverse());
  });

  test('by title as people sort, whatever accent and case; the other way exactly turned', async () => {
    const sorted = ['abeja y barco', 'Árbol', 'Barco', 'barco', 'Ñandú', 'zorro'];
    expect(await titles({ Sort: 'title' })).toEqual(sorted);
    expect(await titles({ Sort: 'title', Order: 'desc' })).toEqual([...sorted].reverse());
  });

  test('by state: each article is in one', async () => {
    expect(await titles({ State: 'scheduled' })).toEqual(['Ñandú']);
    expect(await titles({ State: 'draft' })).toEqual(['zorro']);
    expect(await titles({ State: 'published' })).toEqual(['abeja y barco', 'barco', 'Barco', 'Árbol']);
  });

  test('by category', async () => {
    const rows = (await admin.article.get({ Sort: 'category' })).data;
    expect(rows.map(({ categorieName }) => categorieName)).toEqual([
      'ahorro',
      'ahorro',
      'Ética',
      'Ética',
      'Zapatos',
      'Zapatos',
    ]);
    const down = (await admin.article.get({ Sort: 'category', Order: 'desc' })).data;
    expect(down.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
  });

  test('search results are sorted, paged and counted the same way', async () => {
    for (const Sort of ['title', 'category', 'date'] as const)
      for (const Order of ['asc', 'desc'] as const) {
        const whole = (await titles({ Sort, Order })).filter((title) => /barco/i.test(title));
        expect(await titles({ Sort, Order, Search: 'BARCO' })).toEqual(whole);
        const second = await admin.article.get({ Sort, Order, Search: 'barco', Page: 2, PageSize: 2 });
        expect([second.data.map(({ title }) => title), second.total]).toEqual([whole.slice(2), 3]);
      }
    expect(await titles({ Search: 'nandu' })).toEqual(['Ñandú']);
    expect(await titles({ Search: 'Z' })).toEqual(['zorro']); // too short for the index of trigrams
    expect(await admin.article.get({ Search: 'nada así', Page: 3 })).toMatchObject({ data: [], total: 0 });
  });

  test('parts of every list make the whole, without gap or repetition', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('title', 'category', 'date'),
        fc.constantFrom('asc', 'desc'),
        fc.integer({ min: 1, max: 7 }),
        async (Sort, Order, PageSize) => {
          const whole = (await admin.article.get({ Sort, Order })).data.map(({ id }) => id);
          const parts: number[] = [];
          for (let Page = 1; Page <= Math.ceil(6 / PageSize); Page += 1) {
            const part = await admin.article.get({ Sort, Order, Page, PageSize });
            expect(part.total).toBe(6);
            parts.push(...part.data.map(({ id }) => id));
          }
          expect(parts).toEqual(whole);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('a column that is none is refused', async () => {
    for (const wrong of [{ Sort: 'id' }, { Sort: 'title; drop table article' }, { Order: 'up' }])
      await expectRefusal(admin.article.get(wrong as never), 400);
  });

  test('cards tell of pictures, age and plan', async () => {
    const { data } = await admin.article.get({});
    expect(data.find(({ id }) => id === ids[2])).toMatchObject({
      imgPortada: 'a.webp',
      altPortada: 'Un barco',
      imgDetalle: null,
      altDetalle: '',
      yearsRange: 30,
      publishAt: null,
    });
    expect(data.find(({ title }) => title === 'Ñandú')?.publishAt).toBe('2026-12-31T20:00');
  });
});

describe('the total of a readers’ list, which is kept', () => {
  test('follows what readers may see at once, with a search too', async () => {
    const { article } = portal.client.visitor;
    const asked = async () => [
      (await article.getClient({ Page: 1 })).total,
      (await article.getClient({ Page: 1, Search: 'barco' })).total,
    ];
    const before = await asked();
    expect(await asked()).toEqual(before);
    const { data } = await admin.article.add({
      Title: 'Otro barco',
      Description: '<p>Navega.</p>',
      YearsRange: 1,
      Published: true,
      CategoryId: await aCategory(portal.portal),
    });
    const more = before.map((total = 0) => total + 1);
    expect(await asked()).toEqual(more);
    await admin.article.delete({ id: data.id });
    expect(await asked()).toEqual(before);
    await admin.papelera.restore({ Type: 'Articulo', Id: data.id });
    expect(await asked()).toEqual(more);
    await admin.article.delete({ id: data.id });
    await admin.papelera.delete({ type: 'Articulo', id: data.id });
  });

  test('the first articles that a common word finds are the same, however they are found', async () => {
    const filter = { years: null, isDraftShown: false };
    const window = { limit: 2, offset: 1 };
    for (const by of ['title', 'date'] as const)
      for (const isAscending of [true, false])
        for (const search of ['barco', 'texto', 'ar']) {
          const order = { by, isAscending };
          const { ids: whole } = await findPageOfFound(portal.portal.db, filter, search, order, window);
          expect(await findIdsOfCommon(portal.portal.db, filter, search, order, window)).toEqual(whole);
        }
  });
});

describe('the years rule (spec 6.1)', () => {
  test('is one: list, count, search, reader and neighbours agree for every age', async () => {
    for (const birthYear of [2020, 2008, 1996, 1976, 1960]) {
      const member = await aMember(portal.portal, { birthDate: `${birthYear}-01-15` });
      const { article, homeSlider } = portal.client.as(member);
      const expected = ids.filter((_, n) => {
        const row = given[n];
        return row?.isPublished !== false && !row?.publishAt && (row?.yearsRange ?? 100) <= member.years;
      });
      const newestFirst = [...expected].reverse();
      const list = await article.getClient({ Page: 1, PageSize: 50 });
      expect([list.data.map(({ id }) => id), list.total]).toEqual([newestFirst, expected.length]);
      const boats = await article.getClient({ Page: 1, Search: 'barco' });
      const found = await homeSlider.find({ value: 'barco' });
      const all = boats.data.map(({ id }) => id);
      expect(found.findObject.map(({ id }) => id).sort()).toEqual([...all].sort());
      expect(all.every((id) => expected.includes(id))).toBe(true);
      for (const [n, id] of ids.entries()) {
        const read = await article.read({ id }).then(
          ({ data }) => data,
          () => undefined,
        );
        expect(read?.id).toBe(expected.includes(id) ? id : undefined);
        if (read === undefined) continue;
        expect(read.previous?.id).toBe(expected.filter((other) => ids.indexOf(other) < n).at(-1));
        expect(read.next?.id).toBe(expected.find((other) => ids.indexOf(other) > n));
      }
    }
  });
});

describe('PathPortada and PathDetalle (spec 3.5)', () => {
  test('change no image, whatever they name, and make no version', async () => {
    const id = ids[2] ?? 0;
    for (const path of ['a.webp', 'ajena.webp', '', '../../secret.key'])
      expect(
        (await admin.article.update({ Id: id, PathPortada: path, PathDetalle: path })).data.version,
      ).toBe(1);
    const { data } = await admin.article.getToEdit({ id });
    expect([data.imgPortada, data.imgDetalle]).toEqual(['a.webp', null]);
  });
});
