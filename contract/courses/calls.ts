import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { starRange } from '../constants.ts';
import { alsoRedactor, endpoint, endpointNamed } from '../endpoint.ts';
import { done, listInput, requiredText, rowId, wholeNumber } from '../fields.ts';
import { courseFiles } from '../material/calls.ts';
import { subjectName } from '../subjects/calls.ts';
import { termMention } from '../terms/calls.ts';
import { courseExtensions, courseShown, courseWritten } from './fields.ts';
import { courseHome } from './home-calls.ts';
import { coursePublishing } from './publishing-calls.ts';

const image = z.nullable(z.string());

/** The filter of the list of courses; the catalogue has published courses that are not archived. */
export const courseStates = ['published', 'draft', 'archived', 'all'] as const;
export type CourseListState = (typeof courseStates)[number];

/** A course in a list, without modules and comments; rating = mean of the stars (0 without any). */
const courseCard = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  duration: z.int(),
  language: z.string(),
  countModule: z.int(),
  certificado: z.int(),
  quantity: z.int(),
  time: z.int(),
  notaMinima: z.int(),
  imgPortada: image,
  imgDetalle: image,
  altPortada: z.string(),
  altDetalle: z.string(),
  /** Only the enrolled and administrators see a draft or an archived course. */
  published: z.boolean(),
  archived: z.boolean(),
  /** When it and its exam open and close, in words; null = always open (spec 7.10). */
  dates: z.nullable(z.string()),
  version: z.int(),
  countApply: z.int(),
  questionCount: z.int(),
  date: z.string(),
  rating: z.number(),
  ratingCount: z.int(),
});
export type CourseCard = z.infer<typeof courseCard>;

const courseComment = z.object({
  /** The author's, for administrators and the author; 0 for everybody else. */
  userId: z.int(),
  courseId: z.int(),
  userName: z.string(),
  comment: z.string(),
  calification: z.int(),
  date: z.string(),
  mine: z.boolean(),
  /** The id for hiding or reporting it; 0 for one's own. */
  id: z.optional(z.int()),
  /** For administrators and the author. */
  hidden: z.optional(z.boolean()),
  /** The institute's answer. */
  answer: z.optional(z.object({ text: z.string(), date: z.string() })),
});
export type CourseComment = z.infer<typeof courseComment>;

const courseRead = z.extend(courseCard, {
  description: z.string(),
  /** Only for the enrolled and administrators (spec 4.4). Each module starts with its title as h2. */
  modules: z.optional(z.string()),
  subjects: z.array(subjectName),
  /** The glossary terms mentioned, listed again for each module. */
  moduleTerms: z.optional(z.array(termMention)),
  /** The number of members who gave 1, 2, 3, 4 and 5 stars. */
  stars: z.array(z.int()),
  isEnrolled: z.boolean(),
  readTime: z.int(),
});
export type CourseRead = z.infer<typeof courseRead>;

const courseToEdit = z.object({
  id: z.int(),
  title: z.string(),
  ...courseShown,
  /** The modules one by one; text before the first heading is a module without a title. */
  moduleList: z.array(z.object({ title: z.string(), html: z.string() })),
  published: z.boolean(),
  archived: z.boolean(),
  version: z.int(),
  /** The account that saved this version; null if it came with the portal. */
  savedBy: z.nullable(z.string()),
  savedAt: z.string(),
});
export type CourseToEdit = z.infer<typeof courseToEdit>;

const isGiven = (input: unknown, field: string) =>
  typeof input === 'object' && input !== null && (input as Record<string, unknown>)[field] !== undefined;

/** A field that ModuleList can replace; if both are missing it is refused with the other missing fields. */
const unlessModuleList = (field: keyof typeof courseWritten, message: string) =>
  z.refine((input: unknown) => isGiven(input, field) || isGiven(input, 'ModuleList'), {
    path: [field],
    message,
    when: () => true,
  });

const id = z.object({ id: rowId() });

export const course = {
  ...courseFiles,
  ...coursePublishing,
  ...courseHome,
  get: endpointNamed('datas', {
    method: 'GET',
    path: 'Course/Get',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary: 'The catalogue, newest first; drafts and archived ones only for administrators who ask by State',
    input: z.object({
      ...listInput,
      Sort: z.optional(z.enum(['newest', 'popular'])),
      State: z.optional(z.enum(courseStates, 'No conocemos ese estado.')),
    }),
    output: z.array(courseCard),
  }),
  read: endpoint({
    method: 'GET',
    path: 'Course/Read',
    who: 'open',
    isPrescribed: true,
    summary: 'A course; its modules only for those enrolled',
    input: id,
    output: courseRead,
  }),
  getToEdit: endpoint({
    method: 'GET',
    path: 'Course/GetToEdit',
    who: 'admin',
    grants: ['redactor'],
    isPrescribed: true,
    summary: 'The unchanged source of a course',
    input: id,
    output: courseToEdit,
  }),
  getComment: endpoint({
    method: 'GET',
    path: 'Course/GetComment',
    who: 'open',
    isPrescribed: true,
    list: true,
    summary:
      'Comments, newest first; to administrators the hidden ones too; with Mine only the caller’s own, hidden or not',
    input: z.object({ courseId: rowId(), ...listInput, Mine: z.optional(z.boolean()) }),
    output: z.array(courseComment),
  }),
  add: endpoint({
    method: 'POST',
    path: 'Course/Add',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    hasLongTexts: true,
    idempotent: 'stored',
    summary:
      'Adds a course; without Published it is published; ModuleList takes the place of Module, and counts the lessons where CountModule is absent',
    input: z
      .object({
        ...courseWritten,
        Description: z.optional(courseWritten.Description), // not among the required fields (spec 15.2)
        Module: z.optional(courseWritten.Module),
        CountModule: z.optional(courseWritten.CountModule),
        ...courseExtensions,
      })
      .check(
        unlessModuleList('Module', 'El campo Módulo es obligatorio.'),
        unlessModuleList('CountModule', 'El campo Lecciones es obligatorio.'),
      ),
    output: z.object({ id: z.int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: 'Course/Update',
    who: 'admin',
    grants: ['redactor'],
    effect: 'certified',
    provesInside: true,
    isPrescribed: true,
    hasLongTexts: true,
    refusesInputAs: 'invalidEdit',
    summary:
      'Changes a course; absent fields do not change, PathPortada and PathDetalle change nothing; ModuleList takes the place of Module; a stale Version is 409',
    input: z.object({
      Id: rowId(),
      ...z.partial(z.object(courseWritten)).shape,
      ...courseExtensions,
      PathPortada: z.optional(z.string()),
      PathDetalle: z.optional(z.string()),
      Version: z.optional(z.int()),
    }),
    output: z.object({ version: z.int() }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: 'Course/Delete',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    summary: 'Deletes a course; archives it if members are enrolled',
    input: id,
    output: z.object({ archived: z.boolean() }),
  }),
  publishMany: alsoRedactor(
    bulkCall(
      'Course/PublishMany',
      'undoable',
      'Publishes courses, or with Published false makes them drafts; a stale Version is reported',
      { Published: z.boolean('Falta si se publican.') },
    ),
  ),
  deleteMany: alsoRedactor(
    bulkCall('Course/DeleteMany', 'undoable', 'Deletes courses; archives those with members enrolled', {}),
  ),
  restoreMany: alsoRedactor(
    bulkCall('Course/RestoreMany', 'undoable', 'Takes courses out of the archive', {}),
  ),
  addComment: endpoint({
    method: 'POST',
    path: 'Course/AddComment',
    who: 'member',
    effect: 'own',
    isPrescribed: true,
    own: 'UserId',
    summary: 'One comment per member and course; writing again replaces it',
    input: z.object({
      UserId: rowId(),
      CourseId: rowId(),
      Comment: requiredText('El campo Comentario es obligatorio.', 2000),
      Calification: wholeNumber('Seleccione al menos una estrella', starRange.min, starRange.max),
    }),
    output: done,
  }),
};
