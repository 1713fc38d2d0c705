import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredLine, wholeNumber } from '../fields.ts';
import { partBytesCap, sentBytes } from '../files/file-kinds.ts';

/** The kinds of files that may be sent in parts; each up to the limit of its kind in `fileKinds`. */
const uploadKinds = ['document', 'video', 'courseArchive'] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** An unfinished upload is dropped this many hours after its last part. */
export const uploadHours = 24;

export const uploadId = z.uuid('La subida no es válida. Empieza otra vez.');

const byteCount = (message: string, min: number) => wholeNumber(message, min, Number.MAX_SAFE_INTEGER);

const uploadStatus = z.object({
  id: z.string(),
  name: z.string(),
  sizeBytes: z.int(),
  /** Bytes received and safely stored: the offset of the next part. */
  received: z.int(),
  /** True when the file is complete and its bytes were verified. */
  isFinished: z.boolean(),
  /** When an unfinished upload is dropped. */
  expiresAt: z.string(),
});

/** Uploads of large files in parts, resumable even after a restart (spec 6.8); all calls are extensions. */
export const upload = {
  start: endpoint({
    method: 'POST',
    path: 'Upload/Start',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    summary: 'Announces a file; refuses one over the limit of its kind before a byte is sent',
    input: z.object({
      Name: requiredLine('El campo Nombre es obligatorio.', 255),
      SizeBytes: byteCount('Ese archivo está vacío. Elige otro.', 1),
      Kind: z.enum(uploadKinds, 'No conocemos ese tipo de archivo.'),
    }),
    output: z.extend(uploadStatus, { partBytes: z.int() }),
  }),
  part: endpoint({
    method: 'PUT',
    path: 'Upload/Part',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    bytes: partBytesCap,
    summary:
      'Stores bytes at an offset. Answers the number of received bytes, where the next part starts: a part from before, or from beyond it, changes nothing',
    input: z.object({
      id: uploadId,
      offset: byteCount('Falta desde qué byte es esta parte.', 0),
      bytes: sentBytes(),
    }),
    output: z.object({ received: z.int() }),
  }),
  status: endpoint({
    method: 'GET',
    path: 'Upload/Status',
    who: 'admin',
    grants: ['redactor'],
    summary: 'The progress of an upload, for its owner alone',
    input: z.object({ id: uploadId }),
    output: uploadStatus,
  }),
  finish: endpoint({
    method: 'POST',
    path: 'Upload/Finish',
    who: 'admin',
    grants: ['redactor'],
    effect: 'none',
    summary:
      'Reads the upload back and answers its SHA-256; if another was expected the upload starts again (409)',
    input: z.object({
      Id: uploadId,
      Sha256: z.optional(
        z.string().check(z.regex(/^[\da-f]{64}$/i, 'El SHA-256 se escribe con 64 cifras hexadecimales.')),
      ),
    }),
    output: z.object({ sha256: z.string(), sizeBytes: z.int() }),
  }),
};
