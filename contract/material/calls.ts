import * as z from 'zod/mini';
import { bulkCall } from '../bulk.ts';
import { alsoRedactor, endpoint } from '../endpoint.ts';
import { done, optionalText, orderInput, requiredLine, rowId } from '../fields.ts';
import { uploadedFile } from '../files/file-kinds.ts';
import { deleteByAdmin } from '../row-calls.ts';
import { uploadId } from '../uploads/calls.ts';

const materialTypes = ['pdf', 'docx', 'mp4'] as const;
export type MaterialType = (typeof materialTypes)[number];

/** Details read from a video file; null for documents. */
const videoFacts = {
  /** Whole seconds; null = the file does not say. */
  durationSeconds: z.nullable(z.int()),
  /** True when playback can start before the whole file has arrived. */
  isFastStart: z.nullable(z.boolean()),
};

const courseFile = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string(),
  type: z.enum(materialTypes),
  sizeBytes: z.int(),
  ...videoFacts,
  hasCaptions: z.boolean(),
  transcript: z.nullable(z.string()),
  noCaptionsReason: z.nullable(z.string()),
  /** A video without captions and without a reason for having none; members see it, and read so. */
  lacksCaptions: z.boolean(),
  date: z.string(),
});
export type CourseFile = z.infer<typeof courseFile>;

const addedCourseFile = z.object({
  id: z.int(),
  type: z.enum(materialTypes),
  sizeBytes: z.int(),
  ...videoFacts,
});
export type AddedCourseFile = z.infer<typeof addedCourseFile>;

const courseFileLinks = z.object({
  fileId: z.int(),
  url: z.string(),
  captionsUrl: z.nullable(z.string()),
  /** When the addresses expire; ask for new ones before. */
  expiresAt: z.string(),
});
export type CourseFileLinks = z.infer<typeof courseFileLinks>;

const courseFileWithLinks = z.extend(courseFile, { links: z.optional(courseFileLinks) });

const title = requiredLine('El campo Título es obligatorio.');
const ofCourse = z.object({ courseId: rowId() });
const ofFile = z.object({ fileId: rowId() });

/** The support material of courses; part of the controller Course. */
export const courseFiles = {
  getFileCourse: endpoint({
    method: 'GET',
    path: 'Course/GetFileCourse',
    who: 'signedIn',
    isPrescribed: true,
    summary:
      'The material of a course in its order, for the enrolled and administrators; a video without captions, or a reason for having none, only for administrators',
    input: z.extend(ofCourse, { WithLinks: z.optional(z.boolean()) }),
    output: z.array(courseFileWithLinks),
  }),
  getFileLinks: endpoint({
    method: 'GET',
    path: 'Course/GetFileLinks',
    who: 'signedIn',
    summary:
      'Addresses of a course’s material that a browser can open without a token: a document for 10 minutes, a video and its captions for 6 hours',
    input: ofCourse,
    output: z.array(courseFileLinks),
  }),
  downloadFileCourse: endpoint({
    method: 'GET',
    path: 'Course/DownloadFileCourse',
    who: 'signedIn',
    effect: 'none',
    isPrescribed: true,
    file: ['pdf', 'docx', 'mp4'],
    summary: 'A document to download, or a video to play; parts of it by Range',
    input: ofFile,
    output: z.any(),
  }),
  downloadCaptions: endpoint({
    method: 'GET',
    path: 'Course/DownloadCaptions',
    who: 'signedIn',
    effect: 'none',
    file: ['vtt'],
    summary: 'The captions of a video (WebVTT)',
    input: ofFile,
    output: z.any(),
  }),
  addCourseFile: endpoint({
    method: 'POST',
    path: 'Course/AddCourseFile',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    isPrescribed: true,
    upload: 'material',
    idempotent: 'stored',
    summary:
      'Adds material after the rest: takes the file, or as JSON the UploadId of one sent in parts; the same UploadId again answers with the same material',
    input: z
      .object({
        file: z.optional(uploadedFile()),
        UploadId: z.optional(uploadId),
        courseId: rowId(),
        title,
      })
      .check(
        z.refine((input) => input.file !== undefined || input.UploadId !== undefined, {
          path: ['file'],
          message: 'El campo Archivo es obligatorio.',
          when: () => true, // reported with the other missing fields
        }),
      ),
    output: addedCourseFile,
  }),
  updateFile: endpoint({
    method: 'PUT',
    path: 'Course/UpdateFile',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    hasLongTexts: true,
    summary:
      'Changes title, transcript and the reason for having no captions; absent fields do not change, an empty one is removed',
    input: z.object({
      Id: rowId(),
      Title: z.optional(title),
      Transcript: optionalText(200_000),
      NoCaptionsReason: optionalText(300),
    }),
    output: done,
  }),
  addCaptions: endpoint({
    method: 'POST',
    path: 'Course/AddCaptions',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    upload: 'captions',
    summary: 'Sets the captions of a video (WebVTT in UTF-8); the reason for having none is removed',
    input: z.object({ file: uploadedFile(), fileId: rowId() }),
    output: done,
  }),
  orderFiles: endpoint({
    method: 'PUT',
    path: 'Course/OrderFiles',
    who: 'admin',
    grants: ['redactor'],
    effect: 'undoable',
    summary: 'Puts material of a course into a new order',
    input: z.object({ courseId: rowId(), ...orderInput }),
    output: done,
  }),
  deleteFile: {
    ...alsoRedactor(deleteByAdmin('Course/DeleteFile', 'undoable', 'Moves material to the Papelera')),
    isPrescribed: true,
  },
  deleteFileMany: alsoRedactor(
    bulkCall('Course/DeleteFileMany', 'undoable', 'Moves material to the Papelera', {}),
  ),
};
