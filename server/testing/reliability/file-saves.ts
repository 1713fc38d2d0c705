import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aCourse, anAdmin } from '../builders.ts';
import type { Save } from './check-save.ts';
import { apiCall, type HttpRequest } from './http.ts';
import { dataOf, headersOf, type Setup, sendOrThrow, sha256Of, uniqueText } from './setup.ts';

const boundary = 'aqui-se-separa';

/** A small document that is different each time. */
const aDocument = () =>
  Buffer.from(
    `%PDF-1.4\n% ${randomBytes(3000).toString('hex')}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`,
  );

function formCall(
  path: string,
  fields: Record<string, string>,
  file: Buffer,
  headers: HttpRequest['headers'],
): HttpRequest {
  const named = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="ley.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return {
    method: 'POST',
    path: `/api/${path}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(named.join('') + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Files that administrators send: with a form, in parts, and as material of a course. */
export async function fileSaves(setup: Setup): Promise<Save[]> {
  const admin = await anAdmin(setup);
  const courseId = await aCourse(setup);
  const { db, dataDir } = setup;
  const sha256At = (...path: string[]) =>
    readFile(join(dataDir, ...path)).then(sha256Of, (problem: NodeJS.ErrnoException) => problem.code);

  async function anUpload(bytes: Buffer) {
    const headers = await headersOf(setup, admin);
    const input = { Name: 'ley.pdf', SizeBytes: bytes.length, Kind: 'document' };
    const { id } = dataOf<{ id: string }>(
      await sendOrThrow(setup, apiCall('POST', 'Upload/Start', input, headers)),
    );
    const part: HttpRequest = {
      method: 'PUT',
      path: `/api/Upload/Part?id=${id}&offset=0`,
      body: bytes,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
    };
    return { id, part, headers };
  }

  return [
    {
      name: 'a file with a form',
      async prepare() {
        const [title, bytes] = [`Ley ${uniqueText()}`, aDocument()];
        return {
          request: formCall('LeyReglamento/Add', { Title: title }, bytes, await headersOf(setup, admin)),
          async countStored() {
            const rows = await db.selectFrom('law').select('file').where('title', '=', title).execute();
            for (const { file } of rows)
              if ((await sha256At('files', 'leyes', file)) !== sha256Of(bytes)) return 0;
            return rows.length;
          },
        };
      },
    },
    {
      name: 'a part of a large file',
      async prepare() {
        const bytes = aDocument();
        const { id, part } = await anUpload(bytes);
        const found = db.selectFrom('upload').select('id').where('id', '=', id);
        return {
          request: part,
          async countStored() {
            const whole = await found.where('received_bytes', '=', bytes.length).execute();
            return whole.length === 1 && (await sha256At('uploads', id)) === sha256Of(bytes) ? 1 : 0;
          },
        };
      },
    },
    {
      name: 'a large file that becomes material of a course',
      async prepare() {
        const [title, bytes] = [`Material ${uniqueText()}`, aDocument()];
        const { id, part, headers } = await anUpload(bytes);
        await sendOrThrow(setup, part);
        await sendOrThrow(
          setup,
          apiCall('POST', 'Upload/Finish', { Id: id, Sha256: sha256Of(bytes) }, headers),
        );
        const { 'idempotency-key': _, ...withoutKey } = headers; // the upload's id identifies it
        return {
          request: apiCall('POST', 'Course/AddCourseFile', { UploadId: id, courseId, title }, withoutKey),
          async countStored() {
            const rows = await db
              .selectFrom('course_file')
              .select('file')
              .where('title', '=', title)
              .execute();
            for (const { file } of rows)
              if ((await sha256At('files', 'courseFile', file)) !== sha256Of(bytes)) return 0;
            return rows.length;
          },
        };
      },
    },
  ];
}
