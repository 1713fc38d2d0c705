import * as z from 'zod/mini';
import { html, localInstant, requiredText, rowId, wholeNumber } from '../fields.ts';

/** What an administrator writes of an article: Add takes it whole, Update any part of it. */
export const articleWritten = {
  Title: requiredText('El campo Título es obligatorio.'),
  Description: html('El campo Descripción es obligatorio.'),
  CategoryId: rowId('El campo Categoría es obligatorio.'),
  Published: z.optional(z.boolean()),
  PublishAt: z.optional(localInstant),
  YearsRange: z.optional(wholeNumber('La edad recomendada va de 1 a 100.', 1, 100)),
};

/** What lists, pages, the form and versions all say of an article. */
export const articleShown = {
  title: z.string(),
  categoryId: z.int(),
  published: z.boolean(),
  yearsRange: z.int(),
};
