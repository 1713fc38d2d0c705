import * as z from 'zod/mini';
import { endpoint, type OutputOf } from '../endpoint.ts';
import { done, html, rowId } from '../fields.ts';
import { storedImage, uploadedFile } from '../files/file-kinds.ts';
import { imageCalls, newImage } from '../images/cover-images.ts';
import { revisionCalls } from '../revision.ts';
import { uploadId } from '../uploads/calls.ts';
import { courseShown } from './fields.ts';
import { modulesAtMost, namedModule, noModule, tooManyModules } from './modules.ts';

/** The result of importing a course, or of a dry run; `isProblem` = something was not understood or was left out. */
const importedCourse = z.object({
  /** The id of the new draft; null after a dry run. */
  id: z.nullable(z.int()),
  lines: z.array(z.object({ text: z.string(), isProblem: z.boolean() })),
});
export type ImportedCourse = z.infer<typeof importedCourse>;

const id = z.object({ id: rowId() });

/** The calls of Course about its images, versions, archive, copies and comments. */
export const coursePublishing = {
  ...imageCalls('Course'),
  addCourseImage: endpoint({
    method: 'POST',
    path: 'Course/AddCourseImage',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'picture',
    summary: 'Sets the cover (isPortada) or the detail image of a course',
    input: z.object({ courseId: rowId(), ...newImage }),
    output: storedImage,
  }),
  ...revisionCalls('Course', 'a course', courseShown, { effect: 'certified', provesInside: true }),
  restore: endpoint({
    method: 'POST',
    path: 'Course/Restore',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Takes a course out of the archive',
    input: z.object({ Id: rowId() }),
    output: done,
  }),
  copy: endpoint({
    method: 'POST',
    path: 'Course/Copy',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    summary: 'Makes a draft of the same texts, settings, pictures, questions and material',
    input: z.object({ Id: rowId() }),
    output: z.object({ id: z.int() }),
  }),
  preview: endpoint({
    method: 'POST',
    path: 'Course/Preview',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    hasLongTexts: true,
    summary: 'Texts of a course as they would be stored; stores nothing',
    input: z.object({
      Description: html('El campo Descripción es obligatorio.'),
      ModuleList: z.array(namedModule, noModule).check(z.maxLength(modulesAtMost, tooManyModules)),
    }),
    output: z.object({ description: z.string(), modules: z.string() }),
  }),
  getExportLink: endpoint({
    method: 'GET',
    path: 'Course/GetExportLink',
    who: 'admin',
    summary: 'An address of Course/Export that a browser can open without a token, for 10 minutes',
    input: id,
    output: z.object({ url: z.string() }),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Course/Export',
    who: 'admin',
    effect: 'none',
    file: ['zip'],
    summary: 'A course as one ZIP: course.json, its pictures, its material',
    input: id,
    output: z.any(),
  }),
  import: endpoint({
    method: 'POST',
    path: 'Course/Import',
    who: 'admin',
    effect: 'undoable',
    idempotent: 'stored',
    upload: 'courseArchive',
    summary:
      'Makes a draft of an exported course; with DryRun it only reports what it would make. Takes the file, or as JSON the UploadId of one sent in parts: a dry run leaves the upload, repeating the call answers with the same course',
    input: z.object({
      file: z.optional(uploadedFile()),
      UploadId: z.optional(uploadId),
      DryRun: z.optional(z.boolean()),
    }),
    output: importedCourse,
  }),
  hideComment: endpoint({
    method: 'POST',
    path: 'Course/HideComment',
    who: 'admin',
    effect: 'undoable',
    summary: 'Hides a comment and its stars from readers, or shows it again',
    input: z.object({ Id: rowId(), Hidden: z.boolean('Falta decir si se oculta o se muestra.') }),
    output: done,
  }),
};

export type CourseRevisionText = OutputOf<typeof coursePublishing.getRevision>;
