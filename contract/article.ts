import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, html, listInput, requiredText, rowId, wholeNumber } from './fields.ts';

const image = z.nullable(z.string());

/** An article in a list: description = its first 100 visible characters (decisions §1). */
export const articleCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  categorieName: z.string(),
  published: z.boolean(),
  yearsRange: z.int(),
  imgPortada: image,
  imgDetalle: image,
  date: z.string(),
});
export type ArticleCard = z.infer<typeof articleCard>;

const neighbour = z.nullable(z.object({ id: z.int(), title: z.string() }));

export const articleRead = z.extend(articleCard, {
  descriptionFull: z.string(),
  readingMinutes: z.int(),
  previous: neighbour,
  next: neighbour,
});
export type ArticleRead = z.infer<typeof articleRead>;

export const articleToEdit = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  categoryId: z.int(),
  published: z.boolean(),
  yearsRange: z.int(),
  imgPortada: image,
  imgDetalle: image,
  version: z.int(),
});
export type ArticleToEdit = z.infer<typeof articleToEdit>;

const yearsRange = wholeNumber('La edad recomendada va de 1 a 100.', 1, 100);

const written = {
  Title: requiredText('El campo Título es obligatorio.'),
  Description: html('El campo Descripción es obligatorio.'),
  CategoryId: rowId('El campo Categoría es obligatorio.'),
  Published: z.optional(z.boolean()),
  YearsRange: z.optional(yearsRange),
};

export const article = {
  get: endpoint({
    method: 'GET',
    path: 'Article/Get',
    who: 'admin',
    list: true,
    summary: 'Every article, drafts included',
    input: z.object(listInput),
    output: z.array(articleCard),
  }),
  getClient: endpoint({
    method: 'GET',
    path: 'Article/GetClient',
    who: 'open',
    list: true,
    summary: 'Published articles that the caller’s years allow',
    input: z.object(listInput),
    output: z.array(articleCard),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Article/GetToEdit',
    who: 'admin',
    summary: 'An article as written, with its version',
    input: z.object({ id: rowId() }),
    output: articleToEdit,
  }),
  read: endpoint({
    method: 'GET',
    path: 'Article/Read',
    who: 'open',
    summary: 'An article whole',
    input: z.object({ id: rowId() }),
    output: articleRead,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Article/Add',
    who: 'admin',
    summary: 'Adds an article; without Published it is published',
    input: z.object(written),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Article/Update',
    who: 'admin',
    summary: 'Changes an article; an absent field stays; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      Title: z.optional(written.Title),
      Description: z.optional(written.Description),
      CategoryId: z.optional(written.CategoryId),
      Published: written.Published,
      YearsRange: written.YearsRange,
      PathPortada: z.optional(z.string()),
      PathDetalle: z.optional(z.string()),
      Version: z.optional(z.int()),
    }),
    output: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Article/Delete',
    who: 'admin',
    summary: 'Puts an article into the Papelera',
    input: z.object({ id: rowId() }),
    output: done,
  }),
};
