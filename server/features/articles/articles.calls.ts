import { truncations } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import { readingMinutes, truncate } from '../../../contract/text/text.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import type { Context } from '../../context/context.ts';
import { localMinute } from '../../context/local-minutes.ts';
import { changeEach } from '../bulk/change-each.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import { answerNewImage, imageHandlers } from '../images/cover-images.calls.ts';
import { renderText } from '../rendered-texts/rendered-texts.ts';
import { listSubjectsOf } from '../subjects/subjects.ts';
import { revisionHandlers } from '../versions/revisions.calls.ts';
import { articleChanges, articleFields, newArticle } from './article-fields.calls.ts';
import * as articles from './articles.ts';
import { importDocx } from './import-docx.ts';
import * as saves from './save-article.ts';

type Listed = Awaited<ReturnType<typeof articles.listArticles>>['rows'][number];

const card = (context: Context, row: Listed) => ({
  id: row.id,
  ...articleFields(row),
  description: truncate(row.excerpt, truncations.standard),
  categorieName: row.categoryName,
  imgPortada: row.coverImage,
  imgDetalle: row.detailImage,
  altPortada: row.coverAlt,
  altDetalle: row.detailAlt,
  date: row.listedAt.toISOString(),
  publishAt: localMinute(context, row.publishAt),
});

export const article: Controller<typeof contract.article> = {
  ...imageHandlers(articles.articleImages),
  ...revisionHandlers(saves.articleVersions, (version) => ({
    ...articleFields(version),
    description: version.html,
  })),
  async get(context, input) {
    const by = input.Sort ?? 'date';
    const isAscending = (input.Order ?? (by === 'date' ? 'desc' : 'asc')) === 'asc';
    const narrowed = { state: input.State, categoryId: input.CategoryId };
    const { rows, total } = await articles.listArticles(context, input, { by, isAscending }, narrowed);
    return answer(
      rows.map((row) => ({ ...card(context, row), version: row.version })),
      { total },
    );
  },
  async getClient(context, input) {
    const { rows, total } = await articles.listArticlesForReaders(context, input, input.CategoryId);
    return answer(
      rows.map((row) => card(context, row)),
      { total },
    );
  },
  async getToEdit(context, { id }) {
    const found = await articles.getArticleToEdit(context, id);
    return answer({
      ...card(context, found),
      subjects: await listSubjectsOf(context, 'article', id),
      description: found.html,
      version: found.version,
      savedBy: found.savedBy,
      savedAt: found.savedAt.toISOString(),
    });
  },
  async read(context, { id }) {
    const found = await articles.readArticle(context, id);
    const rendered = await renderText(context, found.html);
    return answer({
      ...card(context, found),
      descriptionFull: rendered.html,
      terms: rendered.terms,
      subjects: await listSubjectsOf(context, 'article', id),
      readingMinutes: readingMinutes(found.contentText),
      revised: found.savedAt.toISOString(),
      previous: found.previous,
      next: found.next,
    });
  },
  async add(context, input) {
    const added = await saves.addArticle(context, newArticle(context, input));
    return answer(added, { message: 'El artículo se guardó.' });
  },
  /** PathPortada and PathDetalle change nothing: they could only name the images that the row has (spec 3.5). */
  async update(context, input) {
    const changes = articleChanges(context, input);
    return answer(await saves.changeArticle(context, input.Id, changes, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  delete: trashOne(saves.removeArticle, 'El artículo'),
  async publishMany(context, { Items, Published }) {
    const results = await changeEach(context, Items, (each, { Id, Version }) =>
      saves.publishArticle(each, Id, Published, Version),
    );
    return answerBulk(
      results,
      Published
        ? ['Se publicó 1 artículo', 'Se publicaron # artículos']
        : ['1 artículo es ahora borrador', '# artículos son ahora borradores'],
    );
  },
  async moveMany(context, { Items, CategoryId }) {
    const results = await changeEach(context, Items, (each, { Id, Version }) =>
      saves.moveArticle(each, Id, CategoryId, Version),
    );
    return answerBulk(results, ['Se movió 1 artículo', 'Se movieron # artículos']);
  },
  deleteMany: trashMany(saves.removeArticle, 'artículo', 'artículos'),
  addArticleImage: (context, { articleId, ...given }) =>
    answerNewImage(context, articles.articleImages, articleId, given),
  async preview(context, input) {
    const { html, ...shown } = await articles.previewArticle(input.Description);
    return answer({ ...shown, ...(await renderText(context, html)) });
  },
  async importDocx(context, { file }) {
    return answer(await importDocx(context, file), { message: 'El documento se importó.' });
  },
};
