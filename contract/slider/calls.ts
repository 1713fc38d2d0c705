import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { searchedCharacters } from '../content/searched-characters.ts';
import { alsoRedactor, endpoint, endpointNamed } from '../endpoint.ts';
import { done, listInput, optionalText, requiredText, rowId } from '../fields.ts';
import { cropInput, uploadedFile } from '../files/file-kinds.ts';
import { orderByAdmin } from '../row-calls.ts';

/**
 * `type` is `Articulo` or `course`, then the extensions (spec 6.14). Dato is a fact of the country. Material is a
 * course's documents, for those enrolled only; its id is the course's. Pagina is a page of the portal's own, NoTratado a
 * thing that it does not treat.
 */
export const searchKinds = [
  'Articulo',
  'course',
  'Video',
  'Ley',
  'Sistema',
  'Dato',
  'Calculadora',
  'Termino',
  'Ruta',
  'Respuesta',
  'Tema',
  'Pagina',
  'NoTratado',
  'Material',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Kinds that answer without reading on, in their order where they answer equally well. */
export const bestKinds = [
  'Respuesta',
  'Calculadora',
  'Dato',
  'Termino',
  'Ruta',
  'Tema',
  'Pagina',
  'NoTratado',
] as const;
export type BestKind = (typeof bestKinds)[number];

/** The kinds of the prescribed search, in their order: articles and courses as they match, then the others. */
export const prescribedKinds = ['Articulo', 'course', 'Video', 'Ley', 'Sistema'] as const;

const kind = z.enum(searchKinds, 'Ese tipo de resultado no existe.');

/**
 * For a law that can be read as text: the anchor of the article that was found; '' = the law as a whole. For a page of a
 * document: 'pagina-3'. For a fact: its name.
 */
const anchor = z.optional(z.string());

const href = z.optional(z.string());

/** Kinds that only administrators find: people, managed rows, and places of the administration. */
export const managedKinds = [
  'Persona',
  'Lugar',
  'Certificado',
  'Borrador',
  'Grupo',
  'Mensaje',
  'Comentario',
  'Pregunta',
  'Categoria',
  'Slide',
  'Correo',
] as const;

const searchResult = z.object({
  type: z.enum([...searchKinds, ...managedKinds]),
  id: z.int(),
  /** The content's title; for a person the name, then e-mail or username. */
  title: z.string(),
  anchor,
  /** The address, where the kind alone does not tell it: of a page, and of what administrators manage. */
  href,
  /** The text of one so close to the query that it is the answer; absent for all others. */
  answer: z.optional(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;

const foundPage = z.object({
  results: z.array(
    z.object({ type: kind, id: z.int(), title: z.string(), anchor, href, excerpt: z.string() }),
  ),
  /** Words that mean the same as what was typed, which were looked for as well. */
  alike: z.array(z.string()),
  counts: z.array(z.object({ type: kind, count: z.int() })),
  /** Hits so close to the query that they stand above the list; only on the first page of all kinds. */
  best: z.array(
    z.object({
      type: z.enum(bestKinds),
      id: z.int(),
      title: z.string(),
      anchor,
      href,
      /** An answer, a fact's value, or a calculator's description. */
      text: z.string(),
    }),
  ),
});
export type FoundPage = z.infer<typeof foundPage>;

const slide = z.object({
  id: z.int(),
  path: z.string(),
  /** The name of the uploaded file; '' = unknown. */
  name: z.string(),
  link: z.string(),
  alt: z.string(),
  version: z.int(),
});
export type Slide = z.infer<typeof slide>;

/** A slide's target: '' = none, else a local path, https or mailto, which a rule of the slider checks. */
const link = optionalText(500);
const Alt = optionalText();

export const homeSlider = {
  find: endpointNamed('findObject', {
    method: 'GET',
    path: 'HomeSlider/Find',
    who: 'open',
    isPrescribed: true,
    summary: 'The search: articles and courses, then videos, laws and pension texts',
    input: z.object({ value: requiredText('Escribe qué quieres buscar.', searchedCharacters) }),
    output: z.array(z.object({ type: z.enum(prescribedKinds), id: z.int(), title: z.string(), anchor })),
  }),
  suggest: endpoint({
    method: 'GET',
    path: 'HomeSlider/Suggest',
    who: 'open',
    summary:
      'The search of the portal’s window, what answers first; for administrators also people, places of the administration, certificates by code, drafts, groups, messages, comments, questions, material, mails',
    input: z.object({ value: requiredText('Escribe qué quieres buscar.', searchedCharacters) }),
    output: z.array(searchResult),
  }),
  search: endpoint({
    method: 'GET',
    path: 'HomeSlider/Search',
    who: 'open',
    list: true,
    fromReplica: true,
    summary: 'A page of what the search finds, with excerpts: of every kind or of one, the nearest first',
    input: z.object({
      value: requiredText('Escribe qué quieres buscar.', searchedCharacters),
      Type: z.optional(kind),
      Page: listInput.Page,
      PageSize: listInput.PageSize,
    }),
    output: foundPage,
  }),
  getImages: endpoint({
    method: 'GET',
    path: 'HomeSlider/GetImages',
    who: 'open',
    isPrescribed: true,
    summary: 'The slider',
    input: z.object({}),
    output: z.array(slide),
  }),
  addSliderImage: endpoint({
    method: 'POST',
    path: 'HomeSlider/AddSliderImage',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'picture',
    idempotent: 'stored',
    summary: 'Adds a slide, after the others',
    input: z.object({ file: uploadedFile(), url: link, Alt, ...cropInput }),
    output: slide,
  }),
  updateSliderImage: endpoint({
    method: 'POST',
    path: 'HomeSlider/UpdateSliderImage',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'picture',
    summary: 'Changes a slide; absent fields and an absent picture change nothing; a stale Version is 409',
    input: z.object({
      id: rowId(),
      file: z.optional(uploadedFile()),
      link,
      Alt,
      Version: z.optional(z.int()),
      ...cropInput,
    }),
    output: slide,
  }),
  deleteImage: endpoint({
    method: 'DELETE',
    path: 'HomeSlider/DeleteImage',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    summary:
      'Moves a slide to the Papelera; of several with the same picture the newest, or the one of the id',
    input: z.object({ path: requiredText('Falta la imagen.'), id: z.optional(rowId()) }),
    output: done,
  }),
  deleteMany: alsoRedactor(bulkCall('HomeSlider/DeleteMany', 'undoable', 'Moves slides to the Papelera', {})),
  order: orderByAdmin('HomeSlider/Order', 'Puts the slides into a new order'),
};
