import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type FileKind, fileKinds, ReceivedFile } from '../../../contract/files/file-kinds.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { fileRefusal } from '../../platform/files/file-refusal.ts';
import type { Uploads } from '../../platform/files/upload-parts.ts';

const fieldsAtMost = 30;
const fieldBytes = 256 * 1024;

/**
 * Reads a multipart body: its fields as text, its file into the temporary upload folder. `work` may move the file away;
 * otherwise it is deleted afterwards. Where the file is optional, JSON is accepted. Refuses other content types (415),
 * a file that is too large (413) and a second file (400). It reads everything sent, so only call it for an admitted
 * caller.
 */
export async function withUpload<T>(
  uploads: Uploads,
  row: Endpoint & { upload: FileKind },
  request: FastifyRequest,
  work: (raw: unknown) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    if (isFileOptional(row)) return work(request.body);
    throw new Refusal('wrongMediaType');
  }
  const { maxBytes } = fileKinds[row.upload];
  const raw: Record<string, unknown> = {};
  const paths: string[] = [];
  try {
    const parts = request.parts({
      limits: {
        fileSize: maxBytes,
        files: 1,
        fields: fieldsAtMost,
        fieldSize: fieldBytes,
        parts: fieldsAtMost + 1,
      },
    });
    for await (const part of parts) {
      if (Object.hasOwn(raw, part.fieldname)) throw new Refusal('malformedBody');
      if (part.type === 'field') {
        raw[part.fieldname] = part.value;
        continue;
      }
      const taken = await uploads.take(part.file);
      paths.push(taken.path);
      if (part.file.truncated) throw fileRefusal('fileTooLarge', { megabytes: maxBytes / 1024 ** 2 });
      // an empty file field arrives as a file without name and bytes
      if (taken.sizeBytes > 0)
        raw[part.fieldname] = new ReceivedFile(taken.path, taken.sizeBytes, part.filename ?? '');
    }
    return await work(raw);
  } finally {
    for (const path of paths) await uploads.drop(path);
  }
}

const isFileOptional = (row: Endpoint) => row.input._zod.def.shape.file?._zod.optin === 'optional';
