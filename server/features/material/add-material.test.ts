import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ReceivedFile } from '../../../contract/files/file-kinds.ts';
import type { UploadKind } from '../../../contract/uploads/calls.ts';
import { aCourse, anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aCompoundFile, aDocx, aPdf } from '../../testing/files/documents.ts';
import { anMp4 } from '../../testing/files/mp4.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { addCourseFile } from './add-material.ts';

const mebibyte = 1024 ** 2;
const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let courseId: number;
beforeAll(async () => {
  courseId = await aCourse(portal.portal);
});

const client = () => portal.client.as(admin);
const filesOf = (folder: string) =>
  readdir(join(portal.portal.config.dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
const add = (bytes: Uint8Array | string, title = 'Material', name = '../../x.exe') =>
  client().course.addCourseFile({ file: new File([Buffer.from(bytes)], name), courseId, title });
const list = async () => (await client().course.getFileCourse({ courseId })).data;

/** Uploads bytes in parts of 1 MB; returns the upload's id. */
async function uploaded(bytes: Uint8Array, Kind: UploadKind = 'video'): Promise<string> {
  const { upload } = client();
  const { id } = (await upload.start({ Name: 'clase.mp4', SizeBytes: bytes.length, Kind })).data;
  for (let offset = 0; offset < bytes.length; offset += mebibyte)
    await upload.part({
      id,
      offset,
      bytes: new Blob([Buffer.from(bytes.subarray(offset, offset + mebibyte))]),
    });
  await upload.finish({ Id: id });
  return id;
}

describe('Course/AddCourseFile with its file', () => {
  test('tells the type from the content and stores it under a name of ours, after the rest', async () => {
    const kinds = { pdf: aPdf(), docx: aDocx(), mp4: anMp4({ seconds: 125 }) };
    for (const [type, bytes] of Object.entries(kinds)) {
      const { data } = await add(bytes, `Un ${type}`);
      expect(data).toMatchObject({ type, sizeBytes: bytes.length });
      const row = (await list()).at(-1);
      expect(row).toMatchObject({ id: data.id, title: `Un ${type}`, type, hasCaptions: false });
      expect(row?.path).toMatch(new RegExp(`^[\\da-f-]{36}\\.${type}$`));
      expect(Buffer.from(await portal.portal.files.read(`courseFile/${row?.path}`))).toEqual(bytes);
    }
    expect((await list()).map(({ durationSeconds, isFastStart }) => [durationSeconds, isFastStart])).toEqual([
      [null, null],
      [null, null],
      [125, true],
    ]);
    expect(await filesOf('uploads')).toEqual([]);
  });

  test('warns of a video that cannot start before it is whole', async () => {
    const slow = await add(anMp4({ isFastStart: false }));
    expect(slow).toMatchObject({
      descriptionCode: 'warning',
      message: expect.stringContaining('inicio rápido'),
      data: { isFastStart: false },
    });
    expect((await add(anMp4())).descriptionCode).toBe('success');
  });

  test('warns of a video that many browsers cannot show, and refuses an encrypted one', async () => {
    expect(await add(anMp4({ codec: 'hvc1' }))).toMatchObject({
      descriptionCode: 'warning',
      message: expect.stringContaining('H.264'),
    });
    const both = await add(anMp4({ codec: 'mp4v', isFastStart: false }));
    expect(both.message).toMatch(/H\.264.* Además, .*inicio rápido/);
    await expectRefusal(add(anMp4({ codec: 'encv' })), 400, { file: expect.stringContaining('cifrado') });
  });

  test('refuses every other kind with a sentence, and a video that is cut off; nothing is left of them', async () => {
    const before = await filesOf('files/courseFile');
    const others = [
      '<ley/>',
      'MZ program',
      '\x1aE\xdf\xa3webm',
      aCompoundFile('WordDocument'),
      anMp4({ brand: 'qt  ' }),
    ];
    for (const content of others)
      await expectRefusal(add(content, 'x', 'video.mp4'), 415, {
        file: expect.stringContaining('PDF, DOCX o MP4'),
      });
    await expectRefusal(
      add(anMp4().subarray(0, 900)),
      400,
      expect.stringContaining('no haber llegado entero'),
    );
    const long = Buffer.concat([aPdf(), Buffer.alloc(20 * mebibyte)]);
    await expectRefusal(add(long), 413);
    expect(await filesOf('files/courseFile')).toEqual(before);
    expect(await filesOf('uploads')).toEqual([]);
  });

  test('refuses what is missing in the words of the specification, and a course that is not there', async () => {
    await expectRefusal(add('', ''), 400, {
      title: 'El campo Título es obligatorio.',
      file: 'El campo Archivo es obligatorio.',
    });
    await expectRefusal(add('', 'x'), 400, { file: 'El campo Archivo es obligatorio.' });
    const file = new File([aPdf()], 'x.pdf');
    const before = await filesOf('files/courseFile');
    await expectRefusal(client().course.addCourseFile({ file, courseId: 999_999, title: 'x' }), 404);
    expect(await filesOf('files/courseFile')).toEqual(before);
  });

  test('what the disk has stored wrongly is found out before a row names it (spec 6.8)', async () => {
    const path = join(portal.portal.config.dataDir, 'recibido');
    await writeFile(path, aPdf('bueno'));
    const before = [await filesOf('files/courseFile'), await list()];
    const { files } = portal.portal;
    const caller = { ...admin, accountId: admin.id };
    const context = portal.context({
      caller,
      files: { ...files, putFile: (key) => files.put(key, aPdf('dañado')) },
    });
    const file = new ReceivedFile(path, aPdf('bueno').length, 'x.pdf');
    await expect(addCourseFile(context, { courseId, title: 'x' }, { file })).rejects.toMatchObject({
      code: 'fileDamaged',
    });
    expect([await filesOf('files/courseFile'), await list()]).toEqual(before);
  });
});

describe('Course/AddCourseFile with an upload that came in parts', () => {
  test('a large video becomes material; the same upload again, or twice at once, is the same row', async () => {
    const video = anMp4({ seconds: 3600, mediaBytes: 25 * mebibyte });
    const UploadId = await uploaded(video);
    const call = () => client().course.addCourseFile({ UploadId, courseId, title: 'Clase grabada' });
    const answers = await Promise.all([call(), call(), call()]);
    const [{ data }] = answers;
    expect(answers.map((each) => each.data)).toEqual([data, data, data]);
    expect(data).toMatchObject({ type: 'mp4', sizeBytes: video.length, durationSeconds: 3600 });
    expect((await call()).data).toEqual(data);
    const rows = (await list()).filter(({ title }) => title === 'Clase grabada');
    expect(rows).toHaveLength(1);
    expect(Buffer.compare(await portal.portal.files.read(`courseFile/${rows[0]?.path}`), video)).toBe(0);
    expect(await filesOf('uploads')).toEqual([]);
    expect((await client().upload.status({ id: UploadId })).data).toMatchObject({ isFinished: true });
  });

  test('one that is not finished, another’s, and both file and upload are refused', async () => {
    const { id } = (await client().upload.start({ Name: 'x', SizeBytes: 5, Kind: 'video' })).data;
    const call = (UploadId: string) => client().course.addCourseFile({ UploadId, courseId, title: 'x' });
    await expectRefusal(call(id), 409);
    const UploadId = await uploaded(anMp4());
    const other = portal.client.as(await anAdmin(portal.portal));
    const theirs = other.course.addCourseFile({ UploadId, courseId, title: 'x' });
    await expectRefusal(theirs, 404);
    const file = new File([aPdf()], 'x.pdf');
    const both = client().course.addCourseFile({ UploadId, file, courseId, title: 'x' });
    await expectRefusal(both, 400);
    expect((await call(UploadId)).data.type).toBe('mp4');
    expect((await client().upload.status({ id })).data.received).toBe(0); // the first is not used with it
  });

  test('one that was announced as another kind of file is refused: its limit was another', async () => {
    const UploadId = await uploaded(anMp4(), 'courseArchive');
    const call = client().course.addCourseFile({ UploadId, courseId, title: 'x' });
    await expectRefusal(call, 400, { UploadId: true });
    const ofVideo = await uploaded(anMp4());
    await client().course.addCourseFile({ UploadId: ofVideo, courseId, title: 'x' });
    const imported = client().course.import({ UploadId: ofVideo });
    await expectRefusal(imported, 400, { UploadId: true });
  });

  test('its content counts too: no other kind, no document over 20 MB', async () => {
    const call = (UploadId: string) => client().course.addCourseFile({ UploadId, courseId, title: 'x' });
    await expectRefusal(call(await uploaded(Buffer.from('MZ'))), 415);
    const long = Buffer.concat([aPdf(), Buffer.alloc(20 * mebibyte)]);
    await expectRefusal(call(await uploaded(long)), 413);
    expect((await call(await uploaded(aPdf(), 'document'))).data.type).toBe('pdf');
  });

  test('bytes that changed after they were read back are found out', async () => {
    const UploadId = await uploaded(anMp4());
    await writeFile(portal.portal.uploads.pathOf(UploadId), anMp4({ seconds: 1 }));
    const call = client().course.addCourseFile({ UploadId, courseId, title: 'x' });
    await expect(call).rejects.toMatchObject({ status: 409, body: { descriptionCode: 'error' } });
  });
});

describe('Course/AddCaptions', () => {
  test('takes WebVTT alone, in UTF-8 and with words, up to 1 MB', async () => {
    const fileId = (await add(anMp4())).data.id;
    const set = (content: string | Buffer) =>
      client().course.addCaptions({ file: new File([Buffer.from(content)], 'x.vtt'), fileId });
    const cue = '00:01.000 --> 00:02.000\nPensión\n';
    await expectRefusal(set(`1\n${cue}`), 415, { file: true });
    await expectRefusal(set(Buffer.from(`WEBVTT\n\n${cue}`, 'latin1')), 400);
    await expectRefusal(set(`WEBVTT\n\n${cue}${'x'.repeat(mebibyte)}`), 413);
    const hasCaptions = async () => (await list()).find(({ id }) => id === fileId)?.hasCaptions;
    expect(await hasCaptions()).toBe(false);
    await set(`WEBVTT\n\n${cue}`);
    expect(await hasCaptions()).toBe(true);
    const gone = client().course.addCaptions({ file: new File(['WEBVTT'], 'x.vtt'), fileId: 999_999 });
    await expectRefusal(gone, 404);
  });
});
