import { truncations } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import { readingMinutes, truncate } from '../../../contract/text.ts';
import * as articles from '../../features/articles/articles.ts';
import { answer, type Controller } from '../controller.ts';

type Listed = Awaited<ReturnType<typeof articles.listArticles>>['rows'][number];

const card = (row: Listed) => ({
  id: row.id,
  title: row.title,
  description: truncate(row.excerpt, truncations.standard),
  categoryId: row.categoryId,
  categorieName: row.categoryName,
  published: row.isPublished,
  yearsRange: row.yearsRange,
  imgPortada: row.coverImage,
  imgDetalle: row.detailImage,
  date: row.createdAt.toISOString(),
});

export const article: Controller<typeof contract.article> = {
  async get(context, input) {
    const { rows, total } = await articles.listArticles(context, input);
    return answer(rows.map(card), { total });
  },
  async getClient(context, input) {
    const { rows, total } = await articles.listArticlesForReaders(context, input);
    return answer(rows.map(card), { total });
  },
  async getToEdit(context, { id }) {
    const found = await articles.getArticleToEdit(context, id);
    const { date: _, categorieName: __, ...fields } = card(found);
    return answer({ ...fields, description: found.contentHtml, version: found.version });
  },
  async read(context, { id }) {
    const found = await articles.readArticle(context, id);
    return answer({
      ...card(found),
      descriptionFull: found.contentHtml,
      readingMinutes: readingMinutes(found.contentText),
      previous: found.previous,
      next: found.next,
    });
  },
  async add(context, input) {
    const added = await articles.addArticle(context, {
      title: input.Title,
      html: input.Description,
      categoryId: input.CategoryId,
      isPublished: input.Published ?? true,
      yearsRange: input.YearsRange ?? 1,
    });
    return answer(added, { message: 'El artículo se guardó.' });
  },
  async update(context, input) {
    const changes = {
      title: input.Title,
      html: input.Description,
      categoryId: input.CategoryId,
      isPublished: input.Published,
      yearsRange: input.YearsRange,
    };
    return answer(await articles.changeArticle(context, input.Id, changes, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  async delete(context, { id }) {
    await articles.removeArticle(context, id);
    return answer(null, { message: 'El artículo está en la Papelera.' });
  },
};
