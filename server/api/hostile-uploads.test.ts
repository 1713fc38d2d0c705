import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, everyEndpoint } from '../../contract/index.ts';
import { aMember, type TestAccount } from '../testing/builders.ts';
import { faultOf, namedFields } from '../testing/calls/hostile-answers.ts';
import { rowsForCalls } from '../testing/calls/rows-for-calls.ts';
import { sendCall } from '../testing/calls/send-call.ts';
import { validInput } from '../testing/calls/valid-input.ts';
import { tokenOf } from '../testing/client.ts';
import { fileOfKind, fileOfOtherKind } from '../testing/files/files-for-calls.ts';
import { fileOf } from '../testing/files/images.ts';
import { anAdminOf, aTestPortal } from '../testing/portal.ts';
import { begunUpload } from '../testing/scenes.ts';

const portal = aTestPortal();
let member: TestAccount;
let token: string;

const { admin } = anAdminOf(portal);
beforeAll(async () => {
  member = await aMember(portal.portal);
  token = await tokenOf(portal.portal, admin);
});

/** Files that a call passed on and nobody took. */
const leftOver = async () =>
  (await readdir(join(portal.portal.config.dataDir, 'uploads'))).filter((name) => name.endsWith('.part'));

const uploads = everyEndpoint().flatMap(({ controller, action, row }) =>
  row.upload === undefined ? [] : [{ name: `${controller}.${action}`, row, kind: row.upload }],
);

/** Names that a path, a header, a line or a column would stumble over. */
const names = [
  '../../../etc/passwd',
  '..\\/%2e%2e%2f\u202e\ud800__proto__',
  'a\0b"; filename="b\r\nc: d.pdf',
  'á'.repeat(5000),
];

describe.each(uploads)('$name', ({ name, row, kind }) => {
  const inputWith = async (file: unknown) => ({
    ...validInput(row),
    ...(await rowsForCalls[name]?.({ test: portal, admin, member })),
    file,
  });
  const sent = async (file: unknown) => sendCall(portal, row, await inputWith(file), token);

  test('takes its file under whatever name, which leads to no place', async () => {
    const bytes = await (await fileOfKind(kind)).bytes();
    for (const fileName of names) {
      const answer = await sent(fileOf(bytes, fileName));
      expect(faultOf(answer), fileName).toBeUndefined();
      expect(answer.body, fileName).not.toContain('etc/passwd');
    }
    expect(await leftOver()).toEqual([]);
  });

  test('refuses what is no such file', async () => {
    const whole = await (await fileOfKind(kind)).bytes();
    const wrong = {
      'of another kind': await fileOfOtherKind(row),
      zeros: fileOf(Buffer.alloc(5000)),
      'a text': 'no es un archivo',
      'an object': { path: '/etc/passwd', sizeBytes: 1, name: 'x' },
    };
    for (const [what, file] of Object.entries(wrong)) {
      const answer = await sent(file);
      expect(faultOf(answer), what).toBeUndefined();
      expect(answer.statusCode, what).toBeGreaterThanOrEqual(400);
      expect(
        namedFields(answer).filter((field) => field !== 'file'),
        what,
      ).toEqual([]);
    }
    // a text may be cut anywhere and a PDF goes by its first line: this is only not to break anything
    expect(faultOf(await sent(fileOf(whole.subarray(0, 12))))).toBeUndefined();
    expect(await leftOver()).toEqual([]);
  });

  test('refuses a file that comes twice, beside its field, or in the place of another', async () => {
    const file = await fileOfKind(kind);
    const twice = await sent([file, file]);
    expect([twice.statusCode, faultOf(twice)]).toEqual([400, undefined]);
    for (const field of Object.keys(row.input._zod.def.shape).filter((each) => each !== 'file')) {
      const input = { ...(await inputWith(undefined)), [field]: file };
      const answer = await sendCall(portal, row, input, token);
      expect(faultOf(answer), field).toBeUndefined();
      expect(answer.statusCode, field).toBe(400);
      expect(namedFields(answer), field).toContain(field);
    }
    for (const field of ['FILE2', '__proto__', 'constructor', 'toString', 'a\0b', '']) {
      const answer = await sendCall(portal, row, { ...(await inputWith(undefined)), [field]: file }, token);
      expect(faultOf(answer), field).toBeUndefined();
    }
    expect(await leftOver()).toEqual([]);
  });
});

describe('the bytes of an upload in parts', () => {
  const partOf = async (query: string, payload: Buffer | string, contentType = 'application/octet-stream') =>
    portal.app.inject({
      method: 'PUT',
      url: `/api/${contract.upload.part.path}?${query}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      payload,
    });

  test('are refused where they are none, too many, or not for a place in the file', async () => {
    const id = await begunUpload({ test: portal, admin, member });
    const refused: [what: string, status: number, query: string, payload: Buffer | string, type?: string][] =
      [
        ['JSON', 415, `id=${id}&offset=0`, '{"bytes":"hola"}', 'application/json'],
        ['a form', 415, `id=${id}&offset=0`, '--x--', 'multipart/form-data; boundary=x'],
        ['more than the file has', 400, `id=${id}&offset=0`, 'hola y más'],
        ['beyond its end', 400, `id=${id}&offset=9007199254740991`, 'hola'],
        ['before its beginning', 400, `id=${id}&offset=-1`, 'hola'],
        ['at two places', 400, `id=${id}&offset=0&offset=1`, 'hola'],
        ['at a place by another name too', 400, `id=${id}&offset=0&OFFSET=1`, 'hola'],
        ['of a path', 400, 'id=../../etc/passwd&offset=0', 'hola'],
        ['of nobody’s upload', 404, `id=${crypto.randomUUID()}&offset=0`, 'hola'],
        [
          'more than a part may have',
          413,
          `id=${id}&offset=0`,
          Buffer.alloc((contract.upload.part.bytes ?? 0) + 1),
        ],
      ];
    for (const [what, status, ...sent] of refused) {
      const answer = await partOf(...sent);
      expect([answer.statusCode, faultOf(answer)], what).toEqual([status, undefined]);
    }
    expect((await portal.client.as(admin).upload.status({ id })).data.received).toBe(0);
  });

  test('that are named in the query are not the ones that came', async () => {
    const id = await begunUpload({ test: portal, admin, member });
    expect((await partOf(`id=${id}&offset=0&bytes=otra%00cosa`, 'hola')).json().data).toEqual({
      received: 4,
    });
  });
});
