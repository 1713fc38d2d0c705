import { beforeAll, describe, expect, test } from 'vitest';
import { aMember, anAdmin, anArticle } from '../../testing/builders.ts';
import { readContentVersion } from '../../testing/content-version.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf, fourColours } from '../../testing/files/images.ts';
import { aTestPortal, type TestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
let articles: TestPortal['client']['visitor']['article'];

beforeAll(async () => {
  articles = portal.client.as(await anAdmin(portal.portal)).article;
});

const photo = async (width = 40, height = 30) => fileOf(await fourColours(width, height).jpeg().toBuffer());
const contentVersion = () => readContentVersion(portal.portal.db);

describe('Article/AddArticleImage', () => {
  test('sets the cover and the detail image separately, with their alternative texts', async () => {
    const articleId = await anArticle(portal.portal);
    const cover = await articles.addArticleImage({
      file: await photo(400, 300),
      articleId,
      isPortada: true,
      Alt: 'Una alcancía',
      CropX: 0,
      CropY: 0,
      CropWidth: 320,
      CropHeight: 180,
    });
    expect(cover.data).toMatchObject({ width: 320, height: 180 });
    const detail = await articles.addArticleImage({ file: await photo(), articleId, isPortada: false });
    expect((await portal.client.visitor.article.getImages({ id: articleId })).data).toMatchObject({
      id: articleId,
      imgPortada: cover.data.path,
      imgDetalle: detail.data.path,
      altPortada: 'Una alcancía',
      altDetalle: '',
    });
    expect(await portal.portal.files.has(`articlefile/${detail.data.path}`)).toBe(true);
  });

  test('does not change the version of the text, and drops cached pages', async () => {
    const articleId = await anArticle(portal.portal);
    const before = await contentVersion();
    await articles.addArticleImage({ file: await photo(), articleId, isPortada: true });
    expect((await articles.getToEdit({ id: articleId })).data.version).toBe(1);
    expect(await contentVersion()).toBe(before + 1);
  });

  test('the alternative text of the old picture does not pass to the new one', async () => {
    const articleId = await anArticle(portal.portal);
    await articles.addArticleImage({ file: await photo(), articleId, isPortada: true, Alt: 'La primera' });
    await articles.addArticleImage({ file: await photo(90, 90), articleId, isPortada: true });
    expect((await articles.getImages({ id: articleId })).data.altPortada).toBe('');
  });

  test('of the same picture at once from several sides, all are set', async () => {
    const ids = await Promise.all([
      anArticle(portal.portal),
      anArticle(portal.portal),
      anArticle(portal.portal),
    ]);
    const file = await photo(500, 500);
    const set = await Promise.all(
      [...ids, ...ids].map((articleId, index) =>
        articles.addArticleImage({ file, articleId, isPortada: index < ids.length }),
      ),
    );
    expect(new Set(set.map(({ data }) => data.path)).size).toBe(1);
    for (const id of ids) {
      const { imgPortada, imgDetalle } = (await articles.getImages({ id })).data;
      expect([imgPortada, imgDetalle]).toEqual([set[0]?.data.path, set[0]?.data.path]);
    }
  });

  test('refuses an article that is not there, and fields that are missing', async () => {
    const file = await photo();
    await expectRefusal(articles.addArticleImage({ file, articleId: 999_999, isPortada: true }), 404);
    const deleted = await anArticle(portal.portal);
    await articles.delete({ id: deleted });
    await expectRefusal(articles.addArticleImage({ file, articleId: deleted, isPortada: true }), 404);
    const articleId = await anArticle(portal.portal);
    await expectRefusal(articles.addArticleImage({ file, articleId } as never), 400, { isPortada: true });
    await expectRefusal(
      articles.addArticleImage({ file: fileOf('texto', 'foto.png'), articleId, isPortada: true }),
      415,
    );
  });
});

describe('Article/SetImageAlt and DeleteImage', () => {
  test('change one image and leave the other', async () => {
    const id = await anArticle(portal.portal);
    for (const isPortada of [true, false])
      await articles.addArticleImage({ file: await photo(), articleId: id, isPortada, Alt: 'Antes' });
    await articles.setImageAlt({ Id: id, IsPortada: false, Alt: 'Después' });
    await articles.setImageAlt({ Id: id, IsPortada: true });
    expect((await articles.getImages({ id })).data).toMatchObject({
      altPortada: 'Antes',
      altDetalle: 'Después',
    });
    await articles.deleteImage({ id, isPortada: true });
    await articles.deleteImage({ id, isPortada: true });
    const { data } = await articles.getImages({ id });
    expect(data).toMatchObject({ imgPortada: null, altPortada: '', altDetalle: 'Después' });
    expect(data.imgDetalle).not.toBeNull();
  });

  test('refuse an article that is not there', async () => {
    const missing = { status: 404 };
    await expect(articles.deleteImage({ id: 999_999, isPortada: true })).rejects.toMatchObject(missing);
    for (const Alt of ['x', undefined])
      await expect(articles.setImageAlt({ Id: 999_999, IsPortada: true, Alt })).rejects.toMatchObject(
        missing,
      );
    await expectRefusal(articles.deleteImage({ id: 1 } as never), 400);
  });
});

describe('Article/GetImages', () => {
  test('shows what the reader may read: years, drafts, deleted ones', async () => {
    const { visitor } = portal.client;
    const old = await anArticle(portal.portal, { yearsRange: 60 });
    const young = portal.client.as(await aMember(portal.portal, { birthDate: '2000-01-01' }));
    expect((await visitor.article.getImages({ id: old })).data.id).toBe(old);
    await expectRefusal(young.article.getImages({ id: old }), 404);
    const draft = await anArticle(portal.portal, { isPublished: false });
    await expectRefusal(visitor.article.getImages({ id: draft }), 404);
    expect((await articles.getImages({ id: draft })).data.id).toBe(draft);
    await articles.delete({ id: old });
    await expectRefusal(articles.getImages({ id: old }), 404);
  });
});
