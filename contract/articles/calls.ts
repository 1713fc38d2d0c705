import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint, type OutputOf } from '../endpoint.ts';
import { listInput, rowId, sortInput } from '../fields.ts';
import { storedImage, uploadedFile } from '../files/file-kinds.ts';
import { imageCalls, newImage } from '../images/cover-images.ts';
import { revisionCalls } from '../revision.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { subjectName } from '../subjects/calls.ts';
import { termMention } from '../terms/calls.ts';
import { articleShown, articleWritten } from './fields.ts';

const image = z.nullable(z.string());

/** An article in a list: description = its first 100 visible characters (spec 3.4, 6.5). */
const articleCard = z.object({
  id: z.int(),
  ...articleShown,
  description: z.string(),
  categorieName: z.string(),
  imgPortada: image,
  imgDetalle: image,
  altPortada: z.string(),
  altDetalle: z.string(),
  /** Its publication date; for a draft, the date it was begun. */
  date: z.string(),
  /** When a scheduled article is published, 'YYYY-MM-DDTHH:mm' in the portal's time zone. */
  publishAt: z.nullable(z.string()),
});
export type ArticleCard = z.infer<typeof articleCard>;

const articleListed = z.extend(articleCard, { version: z.int() });
export type ArticleListed = z.infer<typeof articleListed>;

export const articleListStates = ['published', 'draft', 'scheduled'] as const;
export type ArticleListState = (typeof articleListStates)[number];

const neighbour = z.nullable(z.object({ id: z.int(), title: z.string() }));

const articleRead = z.extend(articleCard, {
  descriptionFull: z.string(),
  terms: z.array(termMention),
  subjects: z.array(subjectName),
  readingMinutes: z.int(),
  revised: z.string(),
  previous: neighbour,
  next: neighbour,
});
export type ArticleRead = z.infer<typeof articleRead>;

const articleToEdit = z.object({
  id: z.int(),
  subjects: z.array(subjectName),
  ...articleShown,
  description: z.string(),
  publishAt: z.nullable(z.string()),
  imgPortada: image,
  imgDetalle: image,
  version: z.int(),
  /** The account that saved this version; null if it came with the portal. */
  savedBy: z.nullable(z.string()),
  savedAt: z.string(),
});
export type ArticleToEdit = z.infer<typeof articleToEdit>;

/** A Word document converted for an article: safe HTML, its stored pictures, and notes on what was lost. */
const importedText = z.object({ title: z.string(), html: z.string(), notes: z.array(z.string()) });
export type ImportedText = z.infer<typeof importedText>;

export const article = {
  ...imageCalls('Article'),
  get: endpoint({
    method: 'GET',
    path: 'Article/Get',
    who: 'admin',
    grants: ['redactor'],
    isPrescribed: true,
    fromReplica: true,
    list: true,
    summary: 'Every article, drafts included; sorted by date unless Sort names another column',
    input: z.object({
      ...listInput,
      ...sortInput(['title', 'category', 'date']),
      State: z.optional(z.enum(articleListStates, 'No conocemos ese estado.')),
      CategoryId: z.optional(rowId()),
    }),
    output: z.array(articleListed),
  }),
  publishMany: alsoRedactor(
    bulkCall(
      'Article/PublishMany',
      'undoable',
      'Publishes articles, or with Published false makes them drafts; a stale Version is reported',
      { Published: z.boolean('Falta si se publican.') },
    ),
  ),
  moveMany: alsoRedactor(
    bulkCall(
      'Article/MoveMany',
      'undoable',
      'Moves articles to another category; a stale Version is reported',
      {
        CategoryId: rowId('El campo Categoría es obligatorio.'),
      },
    ),
  ),
  deleteMany: alsoRedactor(bulkCall('Article/DeleteMany', 'undoable', 'Moves articles to the Papelera', {})),
  getClient: endpoint({
    method: 'GET',
    path: 'Article/GetClient',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary: 'Published articles for the caller’s age, of every category or of one',
    input: z.object({ ...listInput, CategoryId: z.optional(rowId()) }),
    output: z.array(articleCard),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Article/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    isPrescribed: true,
    summary: 'The unchanged source of an article, with its version',
    input: z.object({ id: rowId() }),
    output: articleToEdit,
  }),
  read: endpoint({
    method: 'GET',
    path: 'Article/Read',
    who: 'open',
    isPrescribed: true,
    summary: 'An article in full',
    input: z.object({ id: rowId() }),
    output: articleRead,
  }),
  add: endpoint({
    method: 'POST',
    path: 'Article/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    hasLongTexts: true,
    idempotent: 'stored',
    summary: 'Adds an article; without Published it is published; with PublishAt it is a draft until then',
    // only title and category are required (spec 15.2)
    input: z.object({ ...articleWritten, Description: z.optional(articleWritten.Description) }),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Article/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    hasLongTexts: true,
    summary:
      'Changes an article; absent fields do not change, PathPortada and PathDetalle change nothing; with PublishAt a draft is published then, Published false without it drops the plan; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      ...z.partial(z.object(articleWritten)).shape,
      PathPortada: z.optional(z.string()),
      PathDetalle: z.optional(z.string()),
      Version: z.optional(z.int()),
    }),
    output: z.object({ version: z.int() }),
  }),
  delete: {
    ...alsoRedactor(deleteByAdmin('Article/Delete', 'undoable', 'Moves an article to the Papelera')),
    isPrescribed: true,
  },
  addArticleImage: endpoint({
    method: 'POST',
    path: 'Article/AddArticleImage',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'picture',
    summary: 'Sets the cover (isPortada) or the detail image of an article',
    input: z.object({ articleId: rowId(), ...newImage }),
    output: storedImage,
  }),
  ...revisionCalls('Article', 'an article', { ...articleShown, description: z.string() }),
  preview: endpoint({
    method: 'POST',
    path: 'Article/Preview',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    hasLongTexts: true,
    summary: 'A text as it would be stored; stores nothing',
    input: z.object({ Description: articleWritten.Description }),
    output: z.object({ html: z.string(), readingMinutes: z.int() }),
  }),
  importDocx: endpoint({
    method: 'POST',
    path: 'Article/ImportDocx',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    upload: 'wordText',
    summary: 'Converts a Word document to an article’s text; stores its pictures, no article',
    input: z.object({ file: uploadedFile() }),
    output: importedText,
  }),
};

export type ArticleRevisionText = OutputOf<typeof article.getRevision>;
