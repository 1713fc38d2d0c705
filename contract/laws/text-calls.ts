import * as z from 'zod/mini';
import { alsoRedactor, endpoint, type OutputOf } from '../endpoint.ts';
import { calendarDay, done, html, optionalText, requiredLine, rowId } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { revisionCalls } from '../revision.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { termMention } from '../terms/calls.ts';

/** Limits of a law's text; only codes of a whole field of law are longer. */
const mostParts = 3000;
const mostAmendments = 500;
const articleLetters = 60_000;

const line = (max: number) => z.string('Escribe un texto.').check(z.trim(), z.maxLength(max));
const day = calendarDay('Falta la fecha.');

export const lawArticle = z.object({
  kind: z.literal('article'),
  /** '12', '12 bis', 'transitorio primero': citations use it, and its anchor is made from it. */
  number: requiredLine('Falta el número del artículo.', 40),
  title: line(200),
  html: html('Falta el texto del artículo.', articleLetters),
});
export const lawHeading = z.object({
  kind: z.literal('heading'),
  /** 1 = a title or book, 2 = a chapter, 3 = a section. */
  level: z.int().check(z.minimum(1), z.maximum(3)),
  /** 'Título III'; may be empty. */
  label: line(60),
  title: line(200),
  /** Words of the law under the heading, before its first article; absent or '' = none. */
  html: z.optional(html('Escribe un texto.', articleLetters)),
});
const part = z.discriminatedUnion('kind', [lawArticle, lawHeading], 'Cada parte es un artículo o un título.');

const amendmentActions = ['replace', 'insert', 'repeal'] as const;
/** A change of one article by another law. */
export const lawAmendment = z.object({
  /** The day on which it takes effect. */
  from: day,
  /** The name of the amending law: 'Ley 388'. */
  by: requiredLine('Falta la ley que hace el cambio.', 100),
  /** The amending law on this portal; null = it is not here. */
  byLaw: z.nullable(rowId()),
  action: z.enum(amendmentActions, 'Di si el artículo se cambia, se agrega o se deroga.'),
  number: requiredLine('Falta el número del artículo.', 40),
  /** For a new article, the number of the article before it; '' = it comes first. */
  after: line(40),
  title: line(200),
  html: html('Falta el texto del artículo.', articleLetters),
  /** The change in one sentence, for readers. */
  note: line(300),
});

export type LawArticle = z.infer<typeof lawArticle>;
export type LawHeading = z.infer<typeof lawHeading>;
export type LawPart = z.infer<typeof part>;
export type LawAmendment = z.infer<typeof lawAmendment>;

const nullableDay = z.nullable(z.string());
/** The details of the law that its text states. */
const facts = {
  title: z.string(),
  number: z.string(),
  gazette: z.string(),
  promulgatedOn: nullableDay,
  inForceFrom: nullableDay,
  repealedOn: nullableDay,
};

const wording = z.object({ title: z.string(), html: z.string() });
const change = z.object({
  from: z.string(),
  by: z.string(),
  byLaw: z.nullable(z.int()),
  action: z.enum(amendmentActions),
  note: z.string(),
  /** Null = the change added the article. */
  before: z.nullable(wording),
  /** Null = the change repealed it. */
  after: z.nullable(wording),
});
export type LawChange = z.infer<typeof change>;

/** Kinds of texts that cite an article of a law and are linked from it. */
const explainingKinds = ['article', 'course', 'pension_item', 'subject', 'route'] as const;
export type ExplainingKind = (typeof explainingKinds)[number];

const readArticle = z.object({
  kind: z.literal('article'),
  anchor: z.string(),
  number: z.string(),
  title: z.string(),
  html: z.string(),
  /** The terms that the law first mentions here; their places are those of `html`. */
  terms: z.array(termMention),
  isRepealed: z.boolean(),
  /** The terms that the law mentions first here; positions are those in `html`. */
  change: z.nullable(change),
  /** The next change after that day. */
  next: z.nullable(z.object({ from: z.string(), by: z.string() })),
  /** The published texts that explain it. */
  citedBy: z.array(z.object({ kind: z.enum(explainingKinds), id: z.int(), title: z.string() })),
});
const readHeading = z.object({ ...lawHeading.shape, anchor: z.string() });
export type LawReadArticle = z.infer<typeof readArticle>;
export type LawReadPart = LawReadArticle | z.infer<typeof readHeading>;

const lawRead = z.object({
  id: z.int(),
  ...facts,
  description: z.string(),
  published: z.boolean(),
  file: z.object({ type: z.string(), sizeBytes: z.int() }),
  day: z.string(),
  today: z.string(),
  /** Every day on which words change, with the amending laws, oldest first. */
  days: z.array(z.object({ from: z.string(), by: z.string(), byLaw: z.nullable(z.int()) })),
  readingMinutes: z.int(),
  savedAt: z.string(),
  parts: z.array(z.discriminatedUnion('kind', [readArticle, readHeading])),
});
export type LawRead = z.infer<typeof lawRead>;

const toEdit = z.object({
  id: z.int(),
  ...facts,
  published: z.boolean(),
  version: z.int(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
  parts: z.array(part),
  amendments: z.array(lawAmendment),
});

export type LawToEdit = z.infer<typeof toEdit>;

const citingKinds = [
  'article',
  'course',
  'pension_item',
  'subject',
  'route',
  'term',
  'question',
  'parameter',
] as const;

const citation = z.object({
  id: z.int(),
  kind: z.enum(citingKinds),
  /** The text's id; for a parameter its key. */
  key: z.string(),
  title: z.string(),
  /** The course of a question; otherwise null. */
  courseId: z.nullable(z.int()),
  lawId: z.int(),
  /** 'Ley 214' */
  law: z.string(),
  anchor: z.string(),
  /** Null = the article was repealed, or its number does not exist. */
  article: z.nullable(z.string()),
  /** The day since when the article has its words; null = it was corrected, or does not exist. */
  since: nullableDay,
});
export type LawCitation = z.infer<typeof citation>;

const optionalDay = z.optional(z.union([z.literal(''), day], 'Escribe una fecha que exista.'));

/** Laws as text (spec 6.16); all calls are extensions. */
export const leyTexto = {
  read: endpoint({
    method: 'GET',
    path: 'LeyTexto/Read',
    who: 'open',
    summary: "A law's text as of a day, by default today, with its changes; drafts for administrators alone",
    input: z.object({ id: rowId(), al: z.optional(day) }),
    output: lawRead,
  }),
  akn: endpoint({
    method: 'GET',
    path: 'LeyTexto/Akn',
    who: 'open',
    file: ['xml'],
    summary: "A law's text as of a day, by default today, as Akoma Ntoso 3.0",
    input: z.object({ id: rowId(), al: z.optional(day) }),
    output: z.any(),
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'LeyTexto/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    summary: 'What is stored of a law as text: base and amendments; null if it has none yet',
    input: z.object({ id: rowId() }),
    output: z.nullable(toEdit),
  }),
  readFile: endpoint({
    method: 'POST',
    path: 'LeyTexto/ReadFile',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    upload: 'lawText',
    summary: 'Reads the text of a law from a PDF, a DOCX or an XML (Akoma Ntoso too); stores nothing',
    input: z.object({ file: uploadedFile() }),
    output: z.object({
      title: z.string(),
      number: z.string(),
      gazette: z.string(),
      promulgatedOn: nullableDay,
      inForceFrom: nullableDay,
      parts: z.array(part),
      /** Sentences about what to check. */
      notes: z.array(z.string()),
      /** The text of the file, line by line. */
      original: z.array(z.string()),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: 'LeyTexto/Save',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    hasLongTexts: true,
    summary:
      "Sets a law's text, base and amendments; absent details stay, empty ones go; a stale Version is 409",
    input: z.object({
      Id: rowId(),
      Version: z.optional(z.int()),
      Title: requiredLine('El campo Título es obligatorio.'),
      Number: requiredLine('El campo Número es obligatorio.', 60),
      Gazette: optionalText(200),
      PromulgatedOn: optionalDay,
      InForceFrom: optionalDay,
      RepealedOn: optionalDay,
      Published: z.boolean('Di si se publica.'),
      Parts: z.array(part, 'Falta el texto de la ley.').check(z.maxLength(mostParts)),
      Amendments: z.array(lawAmendment, 'Faltan los cambios.').check(z.maxLength(mostAmendments)),
    }),
    output: z.object({ version: z.int() }),
  }),
  delete: alsoRedactor(
    deleteByAdmin(
      'LeyTexto/Delete',
      'undoable',
      "Moves a law's text to the Papelera; the law and its file stay",
    ),
  ),
  ...revisionCalls('LeyTexto', "a law's text", toEdit.shape),
  getCitations: endpoint({
    method: 'GET',
    path: 'LeyTexto/GetCitations',
    who: 'admin',
    grants: ['redactor'],
    summary:
      'The texts that cite an article whose words changed since somebody looked, and nobody looked at yet',
    input: z.object({}),
    output: z.array(citation),
  }),
  review: endpoint({
    method: 'PUT',
    path: 'LeyTexto/Review',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Marks a citation as looked at; 404 if the text no longer cites the article',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
};

export type LawRevision = OutputOf<typeof leyTexto.getRevision>;
