import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  groupFilter,
  listInput,
  requiredLine,
  requiredText,
  rowId,
  sortInput,
  wholeNumber,
} from '../fields.ts';
import { optionalGroupName } from '../groups/fields.ts';
import { resultChanges } from './changing-calls.ts';
import { resultFiles } from './file-calls.ts';

/** The states of an enrolment (spec 17.1). */
const resultStates = [
  'invited',
  'fresh',
  'reading',
  'ready',
  'running',
  'failed',
  'passed',
  'closed',
] as const;
export type ResultState = (typeof resultStates)[number];

/** Filters of the results: a state, or a valid certificate in any state. */
export const resultFilters = ['all', ...resultStates, 'certified'] as const;
export type ResultFilter = (typeof resultFilters)[number];

const resultFacts = {
  state: z.enum(resultStates),
  enrolledDate: z.string(),
  /** Seconds. */
  readTime: z.int(),
  isReadingComplete: z.boolean(),
  /** Attempts that were not annulled, including a running one. */
  attemptCount: z.int(),
  annulledCount: z.int(),
  isRunning: z.boolean(),
  /** 0 to 100; null without a finished attempt that counts. */
  bestGrade: z.nullable(z.int()),
  /** The same as isfinish (spec 8.10). */
  isPassed: z.boolean(),
  certificateCode: z.nullable(z.string()),
  /** The member's groups, that of the enrolment first. */
  groups: z.array(z.string()),
  /** The best passing grade was given by an administrator (spec 17.7). */
  isByHand: z.boolean(),
  /** When and why the member was taken out of the course; the reason is '' once it was deleted. */
  closed: z.nullable(z.object({ date: z.string(), reason: z.string() })),
  /** Their last enrolment, reading, or start or end of an exam. */
  lastActivity: z.string(),
};

const resultRow = z.object({
  userId: z.int(),
  /** 'Usuario eliminado' after deletion. */
  fullname: z.string(),
  /** Null after deletion, like the e-mail. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  documentNumber: z.nullable(z.string()),
  ...resultFacts,
});
export type ResultRow = z.infer<typeof resultRow>;

const resultCounts = z.object({
  all: z.int(),
  invited: z.int(),
  fresh: z.int(),
  reading: z.int(),
  ready: z.int(),
  running: z.int(),
  failed: z.int(),
  passed: z.int(),
  closed: z.int(),
  certified: z.int(),
});
export type ResultCounts = z.infer<typeof resultCounts>;

const courseResults = z.object({
  rows: z.array(resultRow),
  /** Counts of everybody that Search finds, whatever the filter. */
  counts: resultCounts,
  course: z.object({ id: z.int(), title: z.string(), duration: z.int(), minimumGrade: z.int() }),
});
export type CourseResults = z.infer<typeof courseResults>;

/** A course on a person's page. */
export const personCourse = z.object({
  courseId: z.int(),
  title: z.string(),
  /** Minutes. */
  duration: z.int(),
  minimumGrade: z.int(),
  ...resultFacts,
});
export type PersonCourse = z.infer<typeof personCourse>;

export const resultColumns = [
  'firstName',
  'lastName',
  'document',
  'username',
  'email',
  'phone',
  'group',
  'state',
  'enrolled',
  'readMinutes',
  'readingComplete',
  'attempts',
  'grade',
  'passed',
  'certificate',
  'activity',
] as const;
export type ResultColumn = (typeof resultColumns)[number];

export const resultSorts = ['name', 'reading', 'attempts', 'grade', 'activity'] as const;
export type ResultSort = (typeof resultSorts)[number];

const filter = {
  courseId: rowId(),
  State: z.optional(z.enum(resultFilters, 'Ese estado no existe.')),
  Search: listInput.Search,
  ...groupFilter,
};
const sort = sortInput(resultSorts);

/** The most people for one letter or one list to enrol. */
export const mostRecipients = 1000;

const chosenPeople = z
  .array(rowId(), 'Elige al menos a una persona.')
  .check(
    z.minLength(1, 'Elige al menos a una persona.'),
    z.maxLength(mostRecipients, `Elige como máximo a ${mostRecipients} personas.`),
  );

const letterFields = {
  ...filter,
  /** Absent = everybody that State, Search and GroupId find. */
  UserIds: z.optional(chosenPeople),
  Subject: requiredLine('El campo Asunto es obligatorio.', 150),
  Text: requiredText('El campo Mensaje es obligatorio.', 5000),
};

const leftOut = z.object({
  userId: z.int(),
  fullname: z.string(),
  reason: z.enum(['deleted', 'notEnrolled', 'blocked', 'inactive', 'noEmail', 'closed']),
});
export type LeftOut = z.infer<typeof leftOut>;

const letterPreview = z.object({
  /** The number of letters. */
  count: z.int(),
  leftOut: z.array(leftOut),
  /** The letter as the first recipient gets it; null without recipients. */
  example: z.nullable(z.object({ to: z.string(), subject: z.string(), text: z.string() })),
  /** False without SMTP: letters wait in the outbox. */
  sendsMail: z.boolean(),
});
export type LetterPreview = z.infer<typeof letterPreview>;

export const lineStates = [
  'found',
  'enrolled',
  'choose',
  'unknown',
  'inactive',
  'closed',
  'admin',
  'repeated',
] as const;
export type LineState = (typeof lineStates)[number];

const candidate = z.object({
  userId: z.int(),
  fullname: z.string(),
  username: z.string(),
  email: z.nullable(z.string()),
  isEnrolled: z.boolean(),
  /** Enrolled as invited while the account is not active. */
  isActive: z.boolean(),
});
export type Candidate = z.infer<typeof candidate>;

const peopleLine = z.object({
  /** From 1, as pasted, counting empty lines. */
  line: z.int(),
  text: z.string(),
  state: z.enum(lineStates),
  /** The person that the line names; for `choose`, several candidates. */
  people: z.array(candidate),
});
export type PeopleLine = z.infer<typeof peopleLine>;

const enrolOutcome = z.object({
  userId: z.int(),
  fullname: z.string(),
  /** `invited`: enrolled, account not active yet. `reopened`: enrolled again after being taken out. */
  outcome: z.enum(['enrolled', 'invited', 'reopened', 'already', 'unknown', 'admin']),
  /** The letter waits in the outbox, the person has no address, is blocked, or needs no letter. */
  letter: z.enum(['queued', 'noAddress', 'blocked', 'none']),
});
export type EnrolOutcome = z.infer<typeof enrolOutcome>;

/** People who get no letter about a course because they are blocked. */
export const noLetterText = (count: number): string =>
  `Sin carta, porque su cuenta está bloqueada: ${count}.`;

/** True for people whom this call enrolled. */
export const isNowEnrolled = (outcome: EnrolOutcome['outcome']): boolean =>
  outcome === 'enrolled' || outcome === 'invited' || outcome === 'reopened';

/** True sends each person one letter with the courses and, if the account is not active yet, its activation link. */
export const tell = z.optional(z.boolean());

/** The results of a course, letters and enrolments (spec 17.1 to 17.3); all calls are extensions. */
export const result = {
  ...resultChanges,
  ...resultFiles,
  get: endpoint({
    method: 'GET',
    path: 'Result/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary: 'Everybody enrolled in a course with what they achieved, and how many are in each state',
    input: z.object({ ...filter, ...listInput, ...sort }),
    output: courseResults,
  }),
  export: endpoint({
    method: 'GET',
    path: 'Result/Export',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['csv', 'xlsx'],
    summary:
      'The same as a file, in the order and with the filter given; Columns names some, separated by commas',
    input: z.object({
      ...filter,
      ...sort,
      Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.'),
      Columns: z.optional(
        z.string().check(
          z.maxLength(300),
          z.refine(
            (names) => names.split(',').every((name) => resultColumns.some((known) => known === name)),
            'Elige al menos una columna que exista.',
          ),
        ),
      ),
    }),
    output: z.any(),
  }),
  previewLetter: endpoint({
    method: 'POST',
    path: 'Result/PreviewLetter',
    who: 'admin',
    effect: 'none',
    summary: 'Whom a letter would go to, who is left out and why, and how it reads; sends nothing',
    input: z.object(letterFields),
    output: letterPreview,
  }),
  sendLetter: endpoint({
    method: 'POST',
    path: 'Result/SendLetter',
    who: 'admin',
    effect: 'publicWord',
    idempotent: 'stored',
    summary:
      'Puts a letter to enrolled people into the outbox; 409 if they are not as many as the preview said',
    input: z.object({
      ...letterFields,
      Expected: wholeNumber('Falta cuántas personas la reciben.', 1, mostRecipients),
    }),
    output: z.object({ count: z.int() }),
  }),
  previewEnrolment: endpoint({
    method: 'POST',
    path: 'Result/PreviewEnrolment',
    who: 'admin',
    effect: 'none',
    hasLongTexts: true,
    summary: 'Whom each line of a list means: an e-mail, a username or a name; changes nothing',
    input: z.object({
      courseId: rowId(),
      Lines: requiredText('Pega al menos un nombre, usuario o correo.', 50_000),
    }),
    output: z.array(peopleLine),
  }),
  enrol: endpoint({
    method: 'POST',
    path: 'Result/Enrol',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    summary:
      'Enrols members in a course, also before they are active, and reports each result; 409 an archived course or a draft',
    input: z.object({
      courseId: rowId(),
      UserIds: chosenPeople,
      Group: optionalGroupName,
      Tell: tell,
    }),
    output: z.array(enrolOutcome),
  }),
};
