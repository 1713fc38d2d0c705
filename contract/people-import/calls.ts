import * as z from 'zod/mini';
import { peopleListLines } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { done, listInput, rowId, tooLong } from '../fields.ts';
import { optionalGroupName } from '../groups/fields.ts';
import { plainLine } from '../text/plain-text.ts';
import {
  downloadImportRoute,
  listedCourseLength,
  mendedFields,
  nameOrder,
  nameOrders,
  peopleFields,
  peopleListInput,
} from './fields.ts';

/** columns: choosing what each column is · review: its lines · running · done. */
const peopleImportStates = ['columns', 'review', 'running', 'done'] as const;

/** The kinds of a line, by its outcome (see judge-lines.rules.ts). */
export const importLineKinds = ['problem', 'ask', 'existing', 'new', 'repeated', 'left'] as const;
export type ImportLineKind = (typeof importLineKinds)[number];

/** The outcomes of a line. `out`: not imported, as the review said. */
export const importOutcomes = ['added', 'enrolled', 'unchanged', 'failed', 'out'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** letter: the owner chooses a password by a mailed link · active: at once, by the access sheet. */
const importAccesses = ['letter', 'active'] as const;

const forEach = <Name extends string, Value extends z.ZodMiniType>(names: readonly Name[], value: Value) =>
  z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

const columnShown = z.object({
  title: z.string(),
  field: z.nullable(z.enum(peopleFields)),
  /** The first values that are not empty. */
  samples: z.array(z.string()),
  /** Lines with a value. */
  filled: z.int(),
  /** Some whole names, split as 'Nombres | Apellidos' in each order. */
  splits: z.array(z.object({ written: z.string(), namesFirst: z.string(), surnamesFirst: z.string() })),
});
export type ImportColumn = z.infer<typeof columnShown>;

const plan = z.object({
  courses: z.array(z.object({ id: z.int(), name: z.string() })),
  group: z.string(),
  access: z.enum(importAccesses),
  tellExisting: z.boolean(),
});

const peopleImport = z.object({
  id: z.int(),
  state: z.enum(peopleImportStates),
  version: z.int(),
  /** The file's name; '' = pasted cells. */
  name: z.string(),
  /** 'leído como UTF-8 y separado por comas'. */
  reading: z.string(),
  author: z.string(),
  date: z.string(),
  total: z.int(),
  columns: z.array(columnShown),
  hasHeadings: z.boolean(),
  nameOrder: z.enum(nameOrders),
  isNameOrderClear: z.boolean(),
  notes: z.array(z.string()),
  counts: forEach(importLineKinds, z.int()),
  newWithoutEmail: z.int(),
  /** The values of the column 'Curso' in lines that are imported, which the review gives a course each. */
  courseValues: z.array(z.object({ value: z.string(), count: z.int() })),
  outcomes: forEach(importOutcomes, z.int()),
  /** Added people without an e-mail, who get an access sheet. */
  withoutEmailIds: z.array(z.int()),
  /** Mails to added people that could not be sent. */
  failedMails: z.int(),
  plan: z.nullable(plan),
  hasMailServer: z.boolean(),
});
export type PeopleImport = z.infer<typeof peopleImport>;

const importLine = z.object({
  line: z.int(),
  kind: z.enum(importLineKinds),
  fullname: z.string(),
  written: forEach(mendedFields, z.optional(z.string())),
  email: z.string(),
  /** The birth date as understood; null = none, or not understood. */
  birthDate: z.nullable(z.string()),
  text: z.string(),
  problems: z.array(z.object({ field: z.enum(mendedFields), message: z.string() })),
  /** It was corrected or answered by hand. */
  isTouched: z.boolean(),
  accountId: z.nullable(z.int()),
  sameAs: z.nullable(z.int()),
  outcome: z.nullable(z.enum(importOutcomes)),
});
export type PeopleImportLine = z.infer<typeof importLine>;

const importRow = z.object({
  id: z.int(),
  state: z.enum(peopleImportStates),
  name: z.string(),
  author: z.string(),
  date: z.string(),
  total: z.int(),
  settled: z.int(),
});
export type PeopleImportRow = z.infer<typeof importRow>;

const id = { Id: rowId() };
const mendedValues = forEach(
  mendedFields,
  z.optional(z.string().check(z.overwrite(plainLine), z.maxLength(300, tooLong(300)))),
);

/** The import of people (spec 5.11): accounts, enrolments and letters from a list; part of the controller Usuario. */
export const peopleImportCalls = {
  import: endpoint({
    method: 'POST',
    path: 'Usuario/Import',
    who: 'admin',
    effect: 'none',
    idempotent: 'stored',
    upload: 'peopleList',
    hasLongTexts: true,
    summary:
      'Reads a list of people from XLSX, CSV or pasted cells and guesses its columns; nobody is added before RunImport',
    input: peopleListInput,
    output: z.object({ id: z.int() }),
  }),
  getImports: endpoint({
    method: 'GET',
    path: 'Usuario/GetImports',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The imports of people, the newest first',
    input: z.object(listInput),
    output: z.array(importRow),
  }),
  getImport: endpoint({
    method: 'GET',
    path: 'Usuario/GetImport',
    who: 'admin',
    summary: 'An import of people: its columns, counts and progress',
    input: z.object(id),
    output: peopleImport,
  }),
  getImportLines: endpoint({
    method: 'GET',
    path: 'Usuario/GetImportLines',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'The lines of an import, those to be mended first; or those of one kind or outcome',
    input: z.object({
      ...id,
      ...listInput,
      Kind: z.optional(z.enum(importLineKinds, 'No conocemos esas líneas.')),
      Outcome: z.optional(z.enum(importOutcomes, 'No conocemos esas líneas.')),
    }),
    output: z.array(importLine),
  }),
  setImportColumns: endpoint({
    method: 'PUT',
    path: 'Usuario/SetImportColumns',
    who: 'admin',
    effect: 'none',
    summary: 'Says what each column of a list is, and reads its lines; null = it is not imported',
    input: z.object({
      ...id,
      Columns: z.array(z.nullable(z.enum(peopleFields, 'No conocemos ese dato.'))).check(z.maxLength(60)),
      NameOrder: nameOrder,
    }),
    output: done,
  }),
  mendImportLines: endpoint({
    method: 'PUT',
    path: 'Usuario/MendImportLines',
    who: 'admin',
    effect: 'none',
    summary: 'Mends lines of a list or answers about them; null takes an answer back',
    input: z.object({
      ...id,
      Lines: z
        .array(z.int().check(z.positive()), 'Elige al menos una línea.')
        .check(
          z.minLength(1, 'Elige al menos una línea.'),
          z.maxLength(peopleListLines, `Elige como máximo ${peopleListLines} líneas.`),
        ),
      Values: z.optional(mendedValues),
      Answer: z.optional(z.nullable(z.enum(['same', 'other', 'leave'], 'No conocemos esa respuesta.'))),
    }),
    output: z.object({
      lines: z.array(importLine),
      counts: forEach(importLineKinds, z.int()),
      newWithoutEmail: z.int(),
    }),
  }),
  runImport: endpoint({
    method: 'POST',
    path: 'Usuario/RunImport',
    who: 'admin',
    effect: 'publicWord',
    summary:
      'Adds the people of a list, enrols them and tells them, in batches; repeated, it changes nothing',
    input: z.object({
      ...id,
      /** The version that GetImport gave: a correction by another administrator is seen first. */
      Version: z.int(),
      CourseIds: z.array(rowId('Elige un curso.')).check(z.maxLength(20, 'Elige como máximo 20 cursos.')),
      /** The course that each value of the column 'Curso' means; null = none. */
      CourseOf: z.optional(
        z
          .array(
            z.object({
              Value: z.string().check(z.maxLength(listedCourseLength)),
              CourseId: z.nullable(rowId('Elige un curso.')),
            }),
          )
          .check(z.maxLength(100, 'La columna de cursos trae más de 100 distintos: divide la lista.')),
      ),
      Group: optionalGroupName,
      Access: z.enum(importAccesses, 'Elige cómo entran.'),
      TellExisting: z.boolean(),
    }),
    output: done,
  }),
  deleteImport: endpoint({
    method: 'DELETE',
    path: 'Usuario/DeleteImport',
    who: 'admin',
    effect: 'final',
    summary: 'Discards an import that has not run',
    input: z.object(id),
    output: done,
  }),
  downloadImport: endpoint({
    ...downloadImportRoute,
    who: 'admin',
    effect: 'export',
    file: ['csv', 'xlsx'],
    summary: 'The lines of an import as a file, with what would become or became of each',
    input: z.object({
      ...id,
      Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.'),
      Kind: z.optional(z.enum(importLineKinds, 'No conocemos esas líneas.')),
    }),
    output: z.any(),
  }),
};
