import { truncations } from '../../../contract/constants.ts';
import { readingMinutes, truncate } from '../../../contract/content/text.ts';
import type { contract } from '../../../contract/index.ts';
import type { Context } from '../../context/context.ts';
import * as articles from '../../features/articles/articles.ts';
import * as saves from '../../features/articles/save-article.ts';
import { localPublishAt } from '../../features/articles/schedule.ts';
import { answer, type Controller } from '../call/controller.ts';
import { articleChanges, articleFields, newArticle } from './article-fields.ts';
import { articleImport } from './article-import.ts';
import { articleRevisions } from './article-revisions.ts';
import { answerNewImage, imageHandlers } from './owner-images.ts';

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
  publishAt: localPublishAt(context, row.publishAt),
});

export const article: Controller<typeof contract.article> = {
  ...imageHandlers(articles.articleImages),
  ...articleImport,
  ...articleRevisions,
  async get(context, input) {
    const by = input.Sort ?? 'date';
    const isAscending = (input.Order ?? (by === 'date' ? 'desc' : 'asc')) === 'asc';
    const { rows, total } = await articles.listArticles(context, input, { by, isAscending });
    return answer(
      rows.map((row) => card(context, row)),
      { total },
    );
  },
  async getClient(context, input) {
    const { rows, total } = await articles.listArticlesForReaders(context, input);
    return answer(
      rows.map((row) => card(context, row)),
      { total },
    );
  },
  async getToEdit(context, { id }) {
    const found = await articles.getArticleToEdit(context, id);
    return answer({
      ...card(context, found),
      description: found.html,
      version: found.version,
      savedBy: found.savedBy,
      savedAt: found.savedAt.toISOString(),
    });
  },
  async read(context, { id }) {
    const found = await articles.readArticle(context, id);
    return answer({
      ...card(context, found),
      descriptionFull: found.html,
      readingMinutes: readingMinutes(found.contentText),
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
  async delete(context, { id }) {
    await saves.removeArticle(context, id);
    return answer(null, { message: 'El artículo está en la Papelera.' });
  },
  addArticleImage: (context, { articleId, ...given }) =>
    answerNewImage(context, articles.articleImages, articleId, given),
  async preview(_context, input) {
    return answer(await articles.previewArticle(input.Description));
  },
};
