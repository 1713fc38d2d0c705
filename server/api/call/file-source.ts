import type { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';

/** A file sent with the call, or the id of a finished upload in parts. */
export type FileSource = { file: ReceivedFile } | { uploadId: string };

/** The source named by the call. Refuses (400) neither or both. */
export function sourceOf(file: ReceivedFile | undefined, uploadId: string | undefined): FileSource {
  if (file !== undefined && uploadId === undefined) return { file };
  if (file === undefined && uploadId !== undefined) return { uploadId };
  const message = file === undefined ? 'El campo Archivo es obligatorio.' : 'Envía un solo archivo.';
  throw new Refusal('invalidInput', { errors: [{ field: 'file', message }] });
}
