import { beforeAll, describe, expect, test } from 'vitest';
import { aCategory, anArticle } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: ana } = anAdminOf(portal, { firstName: 'Ana', lastName: 'Rojas' });
let categoryId: number;

const { api: luis } = anAdminOf(portal, { firstName: 'Luis', lastName: 'Peña' });
beforeAll(async () => {
  categoryId = await aCategory(portal.portal);
});

const add = async (Title: string, Description = '<p>Uno.</p>') =>
  (await ana.article.add({ Title, CategoryId: categoryId, Description })).data.id;
const versionsOf = async (id: number) => (await ana.article.getRevisions({ id })).data;

describe('every save keeps a version', () => {
  test('who, when and what; newest first', async () => {
    const id = await add('Primera');
    portal.clock.advance(60);
    await luis.article.update({ Id: id, Title: 'Segunda', Description: '<p onclick="x()">Dos.</p>' });
    portal.clock.advance(60);
    await ana.article.update({ Id: id, Published: false });
    const now = portal.clock.now().getTime();
    const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
    expect(await versionsOf(id)).toEqual([
      { version: 3, title: 'Segunda', published: false, savedAt: ago(0), savedBy: 'Ana Rojas' },
      { version: 2, title: 'Segunda', published: true, savedAt: ago(60), savedBy: 'Luis Peña' },
      { version: 1, title: 'Primera', published: true, savedAt: ago(120), savedBy: 'Ana Rojas' },
    ]);
    const { data } = await ana.article.getRevision({ id, version: 2 });
    expect(data).toMatchObject({ title: 'Segunda', description: '<p>Dos.</p>', categoryId, yearsRange: 1 });
    const { data: toEdit } = await ana.article.getToEdit({ id });
    expect(toEdit).toMatchObject({ version: 3, savedBy: 'Ana Rojas', savedAt: ago(0) });
  });

  test('one that came with the portal keeps its first version too', async () => {
    const id = await anArticle(portal.portal, { title: 'De fábrica' });
    const first = { version: 1, title: 'De fábrica', savedBy: null };
    expect(await versionsOf(id)).toMatchObject([first]);
    expect((await ana.article.getRevision({ id, version: 1 })).data).toMatchObject({
      ...first,
      description: '<p>Texto del artículo.</p>',
    });
    await luis.article.update({ Id: id, YearsRange: 18 });
    expect(await versionsOf(id)).toMatchObject([{ version: 2, savedBy: 'Luis Peña' }, first]);
  });

  test('a save that changes nothing makes none, and no page is rendered again', async () => {
    const id = await add('Igual', '<p>Hola <b>mundo</b></p>');
    const before = await readContentVersion(portal.portal.db);
    const same = {
      Id: id,
      Title: 'Igual',
      Description: '<p>Hola <b onclick="x()">mundo</b></p>',
      Published: true,
    };
    expect((await ana.article.update({ ...same, Version: 1 })).data.version).toBe(1);
    expect((await luis.article.update({ Id: id })).data.version).toBe(1);
    expect(await versionsOf(id)).toHaveLength(1);
    expect(await readContentVersion(portal.portal.db)).toBe(before);
    const stale = ana.article.update({ ...same, Title: 'Otro', Version: 2 });
    await expectRefusal(stale, 409);
  });

  test('of many saves at once each keeps its own', async () => {
    const id = await add('A la vez');
    const titles = Array.from({ length: 8 }, (_, n) => `Título ${n}`);
    await Promise.all(titles.map((Title) => ana.article.update({ Id: id, Title })));
    const versions = await versionsOf(id);
    expect(versions.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(versions.map(({ title }) => title).sort()).toEqual(['A la vez', ...titles].sort());
  });

  test('a save that is refused keeps nothing', async () => {
    const id = await add('Rechazada');
    for (const change of [{ CategoryId: 999_999 }, { PublishAt: '2030-01-01T10:00' }])
      await expectRefusal(ana.article.update({ Id: id, Title: 'No', ...change }), 400);
    expect(await versionsOf(id)).toHaveLength(1);
  });
});

describe('restoring a version', () => {
  test('saves it again: title, text, category and age; published as the article is', async () => {
    const other = await aCategory(portal.portal);
    const id = await add('Buena', '<p>Bien.</p>');
    await luis.article.update({
      Id: id,
      Title: 'Mala',
      Description: '<p>Mal.</p>',
      CategoryId: other,
      YearsRange: 30,
      Published: false,
    });
    const { data } = await ana.article.restoreRevision({ Id: id, Revision: 1, Version: 2 });
    expect(data.version).toBe(3);
    expect((await ana.article.getToEdit({ id })).data).toMatchObject({
      title: 'Buena',
      description: '<p>Bien.</p>',
      categoryId,
      yearsRange: 1,
      published: false,
      version: 3,
    });
    expect(await versionsOf(id)).toHaveLength(3);
    const read = await ana.article.read({ id });
    expect(read.data.description).toBe('Bien.');
  });

  test('of the present one changes nothing', async () => {
    const id = await anArticle(portal.portal);
    expect((await ana.article.restoreRevision({ Id: id, Revision: 1 })).data.version).toBe(1);
  });

  test('a stale version is refused, the same again is not', async () => {
    const id = await add('Disputada');
    await ana.article.update({ Id: id, Title: 'Otra' });
    const restore = (Revision = 1) => luis.article.restoreRevision({ Id: id, Revision, Version: 2 });
    const results = await Promise.all([restore(), restore()]);
    expect(results.map(({ data }) => data.version)).toEqual([3, 3]);
    await expectRefusal(restore(2), 409);
  });

  test('whose category is gone is refused with a sentence', async () => {
    const passing = await aCategory(portal.portal);
    const { data } = await ana.article.add({ Title: 'Sin tema', CategoryId: passing, Description: '' });
    await ana.article.update({ Id: data.id, CategoryId: categoryId });
    await ana.category.delete({ id: passing });
    await expectRefusal(
      ana.article.restoreRevision({ Id: data.id, Revision: 1 }),
      400,
      'Esa categoría ya no existe. Elige otra.',
    );
  });

  test('what is not there is 404: version, article, one in the Papelera', async () => {
    const id = await add('Se irá');
    const notFound = { status: 404 };
    await expect(ana.article.getRevision({ id, version: 9 })).rejects.toMatchObject(notFound);
    await expect(ana.article.restoreRevision({ Id: id, Revision: 9 })).rejects.toMatchObject(notFound);
    await ana.article.delete({ id });
    await expect(ana.article.getRevisions({ id })).rejects.toMatchObject(notFound);
    await expect(ana.article.getRevision({ id, version: 1 })).rejects.toMatchObject(notFound);
    await expect(ana.article.restoreRevision({ Id: id, Revision: 1 })).rejects.toMatchObject(notFound);
    await expectRefusal(ana.article.getRevisions({ id: 0 }), 400);
  });
});

describe('Article/Preview', () => {
  test('is the text as it would be stored, and stores nothing', async () => {
    const count = async () => (await ana.article.get({ Page: 1 })).total;
    const before = await count();
    const { data } = await ana.article.preview({
      Description: `<h2>Hola</h2><script>alert(1)</script><p>${'palabra '.repeat(400)}</p>`,
    });
    expect(data).toMatchObject({
      html: expect.stringMatching(/^<h2>Hola<\/h2><p>palabra/),
      readingMinutes: 2,
    });
    expect(await count()).toBe(before);
    await expectRefusal(portal.client.visitor.article.preview({ Description: '' }), 401);
    await expectRefusal(ana.article.preview({ Description: 'x'.repeat(400_001) }), 400);
  });
});
