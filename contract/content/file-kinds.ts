import * as z from 'zod/mini';

const mebibyte = 1024 * 1024;

/** What an uploaded file may be (spec 6.7): told from its content, never from its name. */
export const fileKinds = {
  picture: {
    maxBytes: 8 * mebibyte,
    taken: 'JPEG, PNG, WebP, AVIF o GIF',
    accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  },
  document: { maxBytes: 20 * mebibyte, taken: 'PDF, DOC, DOCX o XML', accept: '.pdf,.doc,.docx,.xml' },
  wordText: { maxBytes: 20 * mebibyte, taken: 'DOCX', accept: '.docx' },
  /** Material of a course in one call. */
  material: { maxBytes: 20 * mebibyte, taken: 'PDF, DOCX o MP4', accept: '.pdf,.docx,.mp4' },
  /** A video that arrives in parts. */
  video: { maxBytes: 500 * mebibyte, taken: 'MP4', accept: '.mp4,video/mp4' },
  courseArchive: { maxBytes: 2000 * mebibyte, taken: 'ZIP', accept: '.zip' },
  /** Questions of an exam: GIFT, Aiken, Moodle XML, CSV or XLSX. */
  questionBank: {
    maxBytes: 5 * mebibyte,
    taken: 'GIFT, Aiken, Moodle XML, CSV o XLSX',
    accept: '.gift,.txt,.xml,.csv,.xlsx',
  },
  captions: { maxBytes: mebibyte, taken: 'VTT', accept: '.vtt' },
} as const;
export type FileKind = keyof typeof fileKinds;

/** The most bytes of a file that one part of it carries. */
export const partBytesCap = 8 * mebibyte;

/** The longest side of a picture, in pixels. */
export const imageSideCap = 8000;

/** The sentence of limits where one field takes both: of a document and of a video. */
const materialLimits = `PDF o DOCX, hasta ${fileKinds.material.maxBytes / mebibyte} MB; MP4, hasta ${fileKinds.video.maxBytes / mebibyte} MB`;

/** 'JPEG, PNG, WebP, AVIF o GIF, hasta 8 MB': stands beside every file field. */
export const takenFiles = (kind: FileKind): string =>
  kind === 'material'
    ? materialLimits
    : `${fileKinds[kind].taken}, hasta ${fileKinds[kind].maxBytes / mebibyte} MB`;

/** A file that has arrived whole and lies in a place for passing things; it is gone when the call ends. */
export class ReceivedFile {
  readonly path: string;
  readonly sizeBytes: number;
  /** As its owner named it: to be shown, never to be trusted. */
  readonly name: string;

  constructor(path: string, sizeBytes: number, name: string) {
    this.path = path;
    this.sizeBytes = sizeBytes;
    this.name = name;
  }
}

/** A file field: a Blob where it is sent, a ReceivedFile where it arrives. Nothing that JSON can spell passes. */
export const uploadedFile = (message = 'El campo Archivo es obligatorio.') =>
  z.custom<ReceivedFile, Blob>(
    (value: unknown) => value instanceof ReceivedFile || value instanceof Blob,
    message,
  );

/** A part of a file as it is: a Blob where it is sent, bytes where it arrives. */
export const sentBytes = () =>
  z.custom<Uint8Array, Blob>(
    (value: unknown) => value instanceof Uint8Array || value instanceof Blob,
    'Faltan los bytes de esta parte.',
  );

const pixel = z.int('El recorte no es válido.').check(z.minimum(0), z.maximum(imageSideCap));

/** The part of a picture to keep, in pixels of the picture as it is seen (turned upright); all four or none. */
export const cropInput = {
  CropX: z.optional(pixel),
  CropY: z.optional(pixel),
  CropWidth: z.optional(pixel),
  CropHeight: z.optional(pixel),
};
export type CropInput = { CropX?: number; CropY?: number; CropWidth?: number; CropHeight?: number };

/** A stored picture: its bare file name and the size in pixels of its largest form. */
export const storedImage = z.object({ path: z.string(), width: z.int(), height: z.int() });
export type StoredImage = z.infer<typeof storedImage>;
