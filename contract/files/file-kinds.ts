import * as z from 'zod/mini';

const mebibyte = 1024 * 1024;

/** The kinds of uploaded files (spec 6.7). The content decides the type, never the name. */
export const fileKinds = {
  picture: {
    maxBytes: 8 * mebibyte,
    taken: 'JPEG, PNG, WebP, AVIF o GIF',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  },
  document: { maxBytes: 20 * mebibyte, taken: 'PDF, DOC, DOCX o XML', accept: '.pdf,.doc,.docx,.xml' },
  lawText: { maxBytes: 20 * mebibyte, taken: 'PDF, DOCX o XML', accept: '.pdf,.docx,.xml' },
  wordText: { maxBytes: 20 * mebibyte, taken: 'DOCX', accept: '.docx' },
  /** Course material sent in one call. */
  material: { maxBytes: 20 * mebibyte, taken: 'PDF, DOCX o MP4', accept: '.pdf,.docx,.mp4' },
  /** A video sent in parts. */
  video: { maxBytes: 500 * mebibyte, taken: 'MP4', accept: '.mp4,video/mp4' },
  courseArchive: { maxBytes: 2000 * mebibyte, taken: 'ZIP', accept: '.zip' },
  /** Exam questions: GIFT, Aiken, Moodle XML, CSV or XLSX. */
  questionBank: {
    maxBytes: 5 * mebibyte,
    taken: 'GIFT, Aiken, Moodle XML, CSV o XLSX',
    accept: '.gift,.aiken,.txt,.xml,.csv,.xlsx',
  },
  peopleList: { maxBytes: 10 * mebibyte, taken: 'XLSX o CSV', accept: '.xlsx,.csv,.tsv,.txt' },
  factTable: { maxBytes: mebibyte, taken: 'XLSX', accept: '.xlsx' },
  wordTable: { maxBytes: 2 * mebibyte, taken: 'XLSX', accept: '.xlsx' },
  captions: { maxBytes: mebibyte, taken: 'VTT', accept: '.vtt' },
} as const;
export type FileKind = keyof typeof fileKinds;

/** The maximum size in bytes of one part of an upload. */
export const partBytesCap = 8 * mebibyte;

/** The longest side of a picture, in pixels. */
export const imageSideCap = 8000;

/** The limits as a sentence, for a field that takes both documents and videos. */
const materialLimits = `PDF o DOCX, hasta ${fileKinds.material.maxBytes / mebibyte} MB; MP4, hasta ${fileKinds.video.maxBytes / mebibyte} MB`;

/** 'JPEG, PNG, WebP, AVIF o GIF, hasta 8 MB': the hint of a file field. */
export const takenFiles = (kind: FileKind): string =>
  kind === 'material'
    ? materialLimits
    : `${fileKinds[kind].taken}, hasta ${fileKinds[kind].maxBytes / mebibyte} MB`;

/** A file that has arrived whole, stored in a temporary place until the call ends. */
export class ReceivedFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** The name that the sender gave: show it, never trust it. */
  readonly name: string;

  constructor(path: string, sizeBytes: number, name: string) {
    this.path = path;
    this.sizeBytes = sizeBytes;
    this.name = name;
  }
}

/** A file field: a Blob in the browser, a ReceivedFile on the server. No JSON value passes. */
export const uploadedFile = (message = 'El campo Archivo es obligatorio.') =>
  z.custom<ReceivedFile, Blob>(
    (value: unknown) => value instanceof ReceivedFile || value instanceof Blob,
    message,
  );

/** One part of a file: a Blob in the browser, bytes on the server. */
export const sentBytes = () =>
  z.custom<Uint8Array, Blob>(
    (value: unknown) => value instanceof Uint8Array || value instanceof Blob,
    'Faltan los bytes de esta parte.',
  );

const pixel = z.int('El recorte no es válido.').check(z.minimum(0), z.maximum(imageSideCap));

/** The crop of a picture, in pixels of the upright picture; all four fields or none. */
export const cropInput = {
  CropX: z.optional(pixel),
  CropY: z.optional(pixel),
  CropWidth: z.optional(pixel),
  CropHeight: z.optional(pixel),
};
export type CropInput = { CropX?: number; CropY?: number; CropWidth?: number; CropHeight?: number };

/** A stored picture: its file name without path, and the size in pixels of its largest form. */
export const storedImage = z.object({ path: z.string(), width: z.int(), height: z.int() });
export type StoredImage = z.infer<typeof storedImage>;
