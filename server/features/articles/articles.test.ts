import { beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aMember, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let categoryId: number;

beforeAll(async () => {
  categoryId = await aCategory(portal.portal, 'Ahorro');
});

const texts = { Description: '<p>Un texto.</p>' };

describe('Article/Add and Update', () => {
  test('an added article is returned as stored, sanitised', async () => {
    const { data } = await portal.client.as(admin).article.add({
      Title: 'Cómo ahorrar',
      CategoryId: categoryId,
      Description: '<p onclick="x()">Hola <script>alert(1)</script><b>mundo</b></p>',
    });
    const read = await portal.client.visitor.article.read({ id: data.id });
    expect(read.data).toMatchObject({
      descriptionFull: '<p>Hola <strong>mundo</strong></p>',
      description: 'Hola mundo',
      yearsRange: 1,
      categorieName: 'Ahorro',
    });
  });

  test('a title and a category are enough (spec 15.2)', async () => {
    const { data } = await portal.client
      .as(admin)
      .article.add({ Title: 'Sin texto', CategoryId: categoryId });
    const read = await portal.client.visitor.article.read({ id: data.id });
    expect(read.data).toMatchObject({ descriptionFull: '', description: '', readingMinutes: 1 });
  });

  test('an absent field stays, a stale version is refused', async () => {
    const client = portal.client.as(admin);
    const { data } = await client.article.add({ Title: 'Antes', CategoryId: categoryId, ...texts });
    const { data: first } = await client.article.update({ Id: data.id, Title: 'Después', Version: 1 });
    expect(first.version).toBe(2);
    await expectRefusal(client.article.update({ Id: data.id, Title: 'Tarde', Version: 1 }), 409);
    const { data: stored } = await client.article.getToEdit({ id: data.id });
    expect(stored).toMatchObject({ title: 'Después', description: '<p>Un texto.</p>', version: 2 });
  });

  test('of two concurrent saves with the same version one wins, the other is refused', async () => {
    const client = portal.client.as(admin);
    const { data } = await client.article.add({ Title: 'Dos a la vez', CategoryId: categoryId, ...texts });
    const results = await Promise.allSettled(
      ['Uno', 'Dos'].map((Title) => client.article.update({ Id: data.id, Title, Version: 1 })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('an unknown category is refused with a sentence', async () => {
    await expectRefusal(
      portal.client.as(admin).article.add({ Title: 'X', CategoryId: 999_999, ...texts }),
      400,
    );
    await expectRefusal(portal.client.as(admin).article.update({ Id: 999_999, Title: 'X' }), 404);
  });
});

describe('who sees an article (spec 6.1)', () => {
  test('years: null sees all, a member those within their age; list, reader and search alike', async () => {
    const id = await anArticle(portal.portal, { title: 'Herencia para mayores', yearsRange: 60 });
    const young = portal.client.as(await aMember(portal.portal, { birthDate: '2000-01-01' }));
    const old = portal.client.as(await aMember(portal.portal, { birthDate: '1950-01-01' }));
    const listed = async (client: typeof young) =>
      (await client.article.getClient({})).data.some((row) => row.id === id);
    const found = async (client: typeof young) =>
      (await client.homeSlider.find({ value: 'herencia' })).findObject.some((hit) => hit.id === id);
    expect([await listed(portal.client.visitor), await listed(old), await listed(young)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await found(portal.client.visitor), await found(old), await found(young)]).toEqual([
      true,
      true,
      false,
    ]);
    await expectRefusal(
      young.article.read({ id }),
      403,
      'Este artículo se recomienda desde los 60 años. En Artículos están los que son para tu edad.',
    );
    expect((await old.article.read({ id })).data.id).toBe(id);
  });

  test('an administrator, whose birth date may be made up, sees those of every age in the readers’ lists', async () => {
    const id = await anArticle(portal.portal, { title: 'Herencias de mayores', yearsRange: 100 });
    const { data } = await portal.client.as(admin).article.getClient({});
    expect(data.map((row) => row.id)).toContain(id);
  });

  test('a draft is the administrators’ only', async () => {
    const id = await anArticle(portal.portal, { title: 'Borrador secreto', isPublished: false });
    await expectRefusal(portal.client.visitor.article.read({ id }), 404);
    expect((await portal.client.as(admin).article.read({ id })).data.published).toBe(false);
    expect((await portal.client.visitor.homeSlider.find({ value: 'borrador secreto' })).findObject).toEqual(
      [],
    );
    expect((await portal.client.as(admin).article.get({})).data.some((row) => row.id === id)).toBe(true);
  });

  test('deleted: gone from list, reader and search', async () => {
    const id = await anArticle(portal.portal, { title: 'Efímero' });
    await portal.client.as(admin).article.delete({ id });
    await expectRefusal(portal.client.as(admin).article.read({ id }), 404);
    await expectRefusal(portal.client.as(admin).article.delete({ id }), 404);
    expect((await portal.client.visitor.homeSlider.find({ value: 'efimero' })).findObject).toEqual([]);
  });
});

describe('lists', () => {
  test('are paged, newest first, with a total', async () => {
    for (let n = 0; n < 5; n += 1) {
      portal.clock.advance(1);
      await anArticle(portal.portal, { title: `Paginado ${n}` });
    }
    const page = await portal.client.visitor.article.getClient({ Page: 2, PageSize: 2, Search: 'paginado' });
    expect(page).toMatchObject({ total: 5, data: [{ title: 'Paginado 2' }, { title: 'Paginado 1' }] });
    await expectRefusal(portal.client.visitor.article.getClient({ PageSize: 201 }), 400);
  });

  test('neighbours are the nearest in time', async () => {
    const ids = [];
    for (const title of ['Primero', 'Segundo', 'Tercero']) {
      portal.clock.advance(1);
      ids.push(await anArticle(portal.portal, { title }));
    }
    const { data } = await portal.client.visitor.article.read({ id: ids[1] ?? 0 });
    expect(data).toMatchObject({ previous: { title: 'Primero' }, next: { title: 'Tercero' } });
  });
});

describe('Category', () => {
  test('a name is taken whatever its case; one in use cannot vanish', async () => {
    const client = portal.client.as(admin);
    await expectRefusal(client.category.add({ Name: 'AHORRO' }), 409);
    await expectRefusal(client.category.delete({ id: categoryId }), 409);
    const { data } = await client.category.add({ Name: 'Pasajera', Description: 'Se va' });
    await client.category.update({ Id: data.id, Name: 'De paso' });
    expect((await client.category.get({})).data.find((row) => row.id === data.id)).toEqual({
      id: data.id,
      name: 'De paso',
      description: 'Se va',
      version: 2,
    });
    await client.category.delete({ id: data.id });
    await expectRefusal(client.category.update({ Id: data.id, Name: 'Nada' }), 404);
  });
});
