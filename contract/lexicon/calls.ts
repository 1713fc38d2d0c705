import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText, rowId } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { deleteByAdmin, savedRow } from '../row-calls.ts';
import { searchKinds } from '../slider/calls.ts';

/**
 * The kinds of groups. `equals`: each word finds the others. `spelling`: the later words are misspellings of the first.
 * `apart`: words that look or sound alike and must not find each other.
 */
export const lexiconKinds = ['equals', 'spelling', 'apart'] as const;
export type LexiconKind = (typeof lexiconKinds)[number];

/** The most rows of a file, and of the lexicon. */
export const mostFileRows = 6_000;
export const mostGroups = 12_000;

const lexiconRow = z.object({
  id: z.int(),
  kind: z.enum(lexiconKinds),
  /** Words and phrases, the product's first. */
  words: z.array(z.string()),
  /** Those of them that the institute added, and those of the product that it took out. */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** It came with the portal. */
  isProduct: z.boolean(),
  version: z.int(),
});
export type LexiconRow = z.infer<typeof lexiconRow>;

const Kind = z.enum(lexiconKinds, 'El campo Qué dice el grupo es obligatorio.');
/** One a line. */
const Words = requiredText('El campo Palabras es obligatorio.', 3000);

/** The words that the search understands (spec 6.14); all calls are extensions. */
export const lexicon = {
  get: endpoint({
    method: 'GET',
    path: 'Lexicon/Get',
    who: 'admin',
    fromReplica: true,
    summary: 'Every group of words that the search understands, the institute’s first, then by name',
    input: z.object({}),
    output: z.array(lexiconRow),
  }),
  try: endpoint({
    method: 'GET',
    path: 'Lexicon/Try',
    who: 'admin',
    fromReplica: true,
    summary: 'How the search understands a sentence, and the three first results with the reason for each',
    input: z.object({ Value: requiredText('Escribe una frase.', 200) }),
    output: z.object({
      words: z.array(
        z.object({
          word: z.string(),
          /** The groups that it belongs to; `counts` false = it says nothing about the subject. */
          groups: z.array(z.string()),
          counts: z.boolean(),
          denies: z.boolean(),
        }),
      ),
      results: z.array(
        z.object({
          type: z.enum(searchKinds),
          title: z.string(),
          /** The way of asking that is nearest to the sentence; null = it has to be read and counts by its title. */
          asked: z.nullable(z.string()),
          /** It stands above the list. */
          isShort: z.boolean(),
        }),
      ),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Lexicon/Add',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Adds a group of words; one that would make too much alike is 400 with what it would join',
    input: z.object({ Kind, Words }),
    output: savedRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Lexicon/Update',
    who: 'admin',
    effect: 'undoable',
    summary: 'Writes the words of a group, refused as in Add; absent fields stay; a stale Version is 409',
    input: z.object({ Id: rowId(), Words: z.optional(Words), Version: z.optional(z.int()) }),
    output: savedRow,
  }),
  delete: deleteByAdmin('Lexicon/Delete', 'undoable', 'Moves a group of words to the Papelera'),
  deleteMany: bulkCall('Lexicon/DeleteMany', 'undoable', 'Moves groups of words to the Papelera', {}),
  export: endpoint({
    method: 'GET',
    path: 'Lexicon/Export',
    who: 'admin',
    effect: 'none',
    file: ['xlsx'],
    summary: 'Every group of words as a workbook to change and take in again',
    input: z.object({}),
    output: z.any(),
  }),
  import: endpoint({
    method: 'POST',
    path: 'Lexicon/Import',
    who: 'admin',
    effect: 'undoable',
    upload: 'wordTable',
    summary:
      'Takes the groups of a workbook in: those with a number are written, others added, groups that it lacks stay; wrong lines are told and left out',
    input: z.object({ file: uploadedFile() }),
    output: z.object({
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      /** The lines that were left out, each with the reason. */
      wrong: z.array(z.object({ line: z.int(), message: z.string() })),
    }),
  }),
};
