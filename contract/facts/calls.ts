import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, optionalText, rowId, tooLong } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { plainText } from '../text/plain-text.ts';
import { parameterGroups, parameterKeys, parameterKinds } from './keys.ts';
import { longestText, sexes } from './values.ts';

const key = z.enum(parameterKeys, 'Ese dato no existe.');

const born = {
  sex: z.nullable(z.enum(sexes, 'Di si es para mujeres, para hombres o para todos.')),
  // the rules check it: a union has one sentence for all that does not fit
  bornFrom: z.nullable(z.string().check(z.maxLength(10))),
  bornUntil: z.nullable(z.string().check(z.maxLength(10))),
};
const wayRow = {
  ...born,
  months: z.int(),
  share: z.nullable(z.int()),
};
const words = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.maxLength(longestText, tooLong(longestText)));
/** A table of many lines, as copied from a sheet. */
const sheet = z.string().check(z.overwrite(plainText), z.trim(), z.maxLength(20_000, tooLong(20_000)));
const chances = z.array(z.int()).check(z.maxLength(111, 'La tabla va de 0 a 110 años.'));
const atMost = 40;
const rows = <Row extends z.core.$ZodType>(row: Row) =>
  z.array(row).check(z.maxLength(atMost, `Escribe ${atMost} como máximo.`));

/** A value of any kind: server/features/facts/parameters.rules.ts checks it by its kind. */
const value = z.union(
  [
    words,
    sheet,
    z.int(),
    z.strictObject({
      sex: born.sex,
      monthsPerChild: z.int(),
      childrenAtMost: z.nullable(z.int()),
    }),
    rows(words),
    rows(z.strictObject({ months: z.int(), amount: z.int() })),
    rows(z.strictObject({ ...born, ageMonths: z.int() })),
    rows(z.strictObject({ ...wayRow, ageMonths: z.nullable(z.int()) })),
    z.strictObject({ female: chances, male: chances }),
  ],
  'Escribe el valor como lo pide este dato.',
);

const optionalDay = z.optional(z.union([z.literal(''), calendarDay('Escribe una fecha.')]));

const written = {
  Name: key,
  Value: z.optional(value),
  Source: optionalText(200),
  Link: optionalText(500),
  ValidFrom: optionalDay,
  Reviewed: optionalDay,
  /** One a line: contract/search/ways-of-asking.ts. */
  Asked: optionalText(3000),
  Version: z.optional(z.int()),
};

const shown = {
  /** Its name in texts and addresses (contract/facts/keys.ts). */
  name: z.enum(parameterKeys),
  label: z.string(),
  group: z.enum(parameterGroups),
  kind: z.enum(parameterKinds),
  unit: z.string(),
  /** Null = the institute has not entered it. */
  value: z.nullable(value),
  /** The value with its unit as texts print it; '' = missing. */
  text: z.string(),
  source: z.string(),
  link: z.string(),
  /** 'YYYY-MM-DD' */
  validFrom: z.nullable(z.string()),
  reviewed: z.nullable(z.string()),
  /** Last reviewed more than a year ago. */
  isOld: z.boolean(),
  /** It came with the demonstration, whose country is invented. */
  isExample: z.boolean(),
  /** Other ways in which people ask for it, one a line, for the search (spec 6.14). */
  asked: z.string(),
  /** 0 = never written. */
  version: z.int(),
  /** The values of other days than that of the answer, earlier and later ones, in their order. */
  others: z.array(
    z.object({
      value,
      text: z.string(),
      source: z.string(),
      link: z.string(),
      validFrom: z.nullable(z.string()),
      reviewed: z.nullable(z.string()),
    }),
  ),
};
const parameterShown = z.object(shown);
export type ParameterShown = z.infer<typeof parameterShown>;

const parameterRevision = z.object({
  version: z.int(),
  savedAt: z.string(),
  /** Null = it came with the portal, or the account was deleted. */
  savedBy: z.nullable(z.string()),
  text: z.string(),
  source: z.string(),
  link: z.string(),
  validFrom: z.nullable(z.string()),
  reviewed: z.nullable(z.string()),
  asked: z.string(),
});

/** A country's facts (spec 19); all calls are extensions. */
export const parameter = {
  get: endpoint({
    method: 'GET',
    path: 'Parameter/Get',
    who: 'open',
    summary:
      'Every fact of the country in its order with its value of a day, al, by default today; with value null those without one',
    input: z.object({ al: optionalDay }),
    output: z.array(parameterShown),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Parameter/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary:
      'Writes the value of a fact from the day ValidFrom on, by default that of today’s; an empty Value takes it back; absent fields stay; a stale Version is 409',
    input: z.object(written),
    output: z.object({ version: z.int() }),
  }),
  updateMany: endpoint({
    method: 'POST',
    path: 'Parameter/UpdateMany',
    who: 'admin',
    grants: ['redactor'],
    hasLongTexts: true,
    effect: 'undoable',
    idempotent: 'stored',
    summary:
      'Writes many facts as Update does, each alone: done, failed with why, or stale with what a colleague saved meanwhile',
    input: z.object({
      Items: z
        .array(z.object(written), 'Cambia al menos un dato.')
        .check(
          z.minLength(1, 'Cambia al menos un dato.'),
          z.maxLength(200, 'Son demasiados datos a la vez.'),
        ),
    }),
    output: z.array(
      z.object({
        name: z.enum(parameterKeys),
        state: z.enum(['done', 'stale', 'failed']),
        message: z.string(),
        version: z.int(),
        theirs: z.nullable(
          z.object({ cell: z.string(), source: z.string(), savedBy: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Parameter/Export',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    file: ['xlsx'],
    summary: 'Every fact as a workbook to fill in: value, source, days and version of each',
    input: z.object({}),
    output: z.any(),
  }),
  readTable: endpoint({
    method: 'POST',
    path: 'Parameter/ReadTable',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    upload: 'factTable',
    summary: 'Reads a filled workbook and changes nothing: its rows of known facts, and notes on the others',
    input: z.object({ file: uploadedFile() }),
    output: z.object({
      rows: z.array(
        z.object({
          name: z.enum(parameterKeys),
          cell: z.string(),
          source: z.string(),
          link: z.string(),
          validFrom: z.string(),
          reviewed: z.string(),
          version: z.nullable(z.int()),
        }),
      ),
      notes: z.array(z.string()),
    }),
  }),
  getRevisions: endpoint({
    method: 'GET',
    path: 'Parameter/GetRevisions',
    who: 'admin',
    grants: ['redactor'],
    summary: 'The newest hundred versions of a fact, the newest first',
    input: z.object({ Name: key }),
    output: z.array(parameterRevision),
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: 'Parameter/RestoreRevision',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Saves an earlier version of a fact as a new one; a stale Version is 409',
    input: z.object({ Name: key, Revision: rowId(), Version: z.optional(z.int()) }),
    output: z.object({ version: z.int() }),
  }),
};
