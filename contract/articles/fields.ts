import * as z from 'zod/mini';
import { recommendedAge } from '../constants.ts';
import { html, localInstant, requiredLine, rowId, wholeNumber } from '../fields.ts';

/** The fields that an administrator writes: Add takes them all, Update any of them. */
export const articleWritten = {
  Title: requiredLine('El campo Título es obligatorio.'),
  Description: html('El campo Descripción es obligatorio.'),
  CategoryId: rowId('El campo Categoría es obligatorio.'),
  Published: z.optional(z.boolean()),
  PublishAt: z.optional(localInstant),
  YearsRange: z.optional(
    wholeNumber('La edad recomendada va de 1 a 100.', recommendedAge.min, recommendedAge.max),
  ),
};

/** The fields that lists, pages, the form and versions share. */
export const articleShown = {
  title: z.string(),
  categoryId: z.int(),
  published: z.boolean(),
  yearsRange: z.int(),
};
