import { beforeAll, describe, expect, test } from 'vitest';
import {
  aCourse,
  aCourseFile,
  aMember,
  anAdmin,
  anEnrolment,
  type TestAccount,
} from '../../testing/builders.ts';
import { tokenOf } from '../../testing/client.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aPdf } from '../../testing/files/documents.ts';
import { anMp4 } from '../../testing/files/mp4.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);
let enrolled: TestAccount;
let stranger: TestAccount;
let courseId: number;
beforeAll(async () => {
  enrolled = await aMember(portal.portal);
  stranger = await aMember(portal.portal);
  courseId = await aCourse(portal.portal);
  await anEnrolment(portal.portal, enrolled, courseId);
});

const course = (by = admin) => portal.client.as(by).course;
const fileOf = (bytes: Uint8Array | string, name = 'x') => new File([Buffer.from(bytes)], name);
const add = async (bytes: Uint8Array, title = 'Material', to = courseId) =>
  (await course().addCourseFile({ file: fileOf(bytes), courseId: to, title })).data.id;
/** A video without captions that members see. */
async function addSilent(video = anMp4()): Promise<number> {
  const id = await add(video);
  await course().updateFile({ Id: id, NoCaptionsReason: 'No habla nadie.' });
  return id;
}
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nTu pensión\n';
const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const bearer = async (account: TestAccount) => ({
  authorization: `Bearer ${await tokenOf(portal.portal, account)}`,
});
const linksOf = async (by: TestAccount, fileId: number) =>
  (await course(by).getFileLinks({ courseId })).data.find((row) => row.fileId === fileId);

describe('who sees the material of a course (spec 7.7)', () => {
  test('the enrolled and administrators; nobody else gets list, links, file or captions', async () => {
    const id = await add(anMp4());
    await course().addCaptions({ file: fileOf(vtt), fileId: id });
    const calls = (api: typeof portal.client.visitor) => [
      api.course.getFileCourse({ courseId }),
      api.course.getFileLinks({ courseId }),
      api.course.downloadFileCourse({ fileId: id }),
      api.course.downloadCaptions({ fileId: id }),
    ];
    for (const who of [enrolled, admin]) await Promise.all(calls(portal.client.as(who)));
    const refusals = async (api: typeof portal.client.visitor) =>
      (await Promise.allSettled(calls(api))).map((each) => each.status === 'rejected' && each.reason);
    const noToken = expect.objectContaining({ status: 401 });
    expect(await refusals(portal.client.visitor)).toEqual([noToken, noToken, noToken, noToken]);
    const message = '403: Para esto primero tienes que aplicar al curso.';
    const notEnrolled = expect.objectContaining({ status: 403, message });
    const four = [notEnrolled, notEnrolled, notEnrolled, notEnrolled];
    expect(await refusals(portal.client.as(stranger))).toEqual(four);
  });

  test('a video added with the prescribed fields alone is shown, and says that its captions are missing until they come', async () => {
    const here = await aCourse(portal.portal);
    await anEnrolment(portal.portal, enrolled, here);
    const id = await add(anMp4(), 'Clase', here);
    const seen = async (by: TestAccount) => {
      const files = (await course(by).getFileCourse({ courseId: here })).data;
      const links = (await course(by).getFileLinks({ courseId: here })).data;
      await course(by).downloadFileCourse({ fileId: id });
      return [files.map((row) => row.lacksCaptions), links.length];
    };
    for (const by of [admin, enrolled]) expect(await seen(by)).toEqual([[true], 1]);
    const asks = async () =>
      (await portal.client.as(admin).inicio.get({})).data.pending.map(({ kind }) => kind);
    expect(await asks()).toContain('silentVideos');
    await course().updateFile({ Id: id, NoCaptionsReason: 'No habla nadie.' });
    expect(await seen(enrolled)).toEqual([[false], 1]);
    await course().updateFile({ Id: id, NoCaptionsReason: '' });
    await course().addCaptions({ file: fileOf(vtt), fileId: id });
    expect(await seen(enrolled)).toEqual([[false], 1]);
  });

  test('of an archived course too; of one that is not there, nobody', async () => {
    const archived = await aCourse(portal.portal);
    await anEnrolment(portal.portal, enrolled, archived);
    const id = await add(aPdf(), 'Guía', archived);
    await course().delete({ id: archived });
    expect((await course(enrolled).getFileCourse({ courseId: archived })).data).toHaveLength(1);
    await course(enrolled).downloadFileCourse({ fileId: id });
    await expectRefusal(course(stranger).getFileCourse({ courseId: archived }), 403);
    const gone = await aCourse(portal.portal);
    const lost = await aCourseFile(portal.portal, gone);
    await course().delete({ id: gone });
    for (const missing of [gone, 999_999])
      await expectRefusal(course().getFileCourse({ courseId: missing }), 404);
    await expectRefusal(course().downloadFileCourse({ fileId: lost }), 404);
  });

  test('who leaves the course loses the link that was made before', async () => {
    const id = await add(aPdf());
    const leaver = await aMember(portal.portal);
    await anEnrolment(portal.portal, leaver, courseId);
    const { url = '' } = (await linksOf(leaver, id)) ?? {};
    expect((await get(url)).statusCode).toBe(200);
    await portal.portal.db.deleteFrom('enrolment').where('account_id', '=', leaver.id).execute();
    expect((await get(url)).statusCode).toBe(403);
  });
});

describe('Course/DownloadFileCourse', () => {
  test('sends a document to keep, under its title, never to be guessed at', async () => {
    const id = await add(aPdf(), 'Guía «única»: año 1/2');
    const response = await get(`/api/Course/DownloadFileCourse?fileId=${id}`, await bearer(enrolled));
    expect(response.rawPayload).toEqual(aPdf());
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; .*UTF-8''Gu%C3%ADa/),
    });
  });

  test('plays a video by parts: whole, 206, 416, and from where it stopped only if it is the same', async () => {
    const video = anMp4({ mediaBytes: 50_000 });
    const { url = '' } = (await linksOf(enrolled, await addSilent(video))) ?? {};
    const whole = await get(url);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    expect(whole.rawPayload).toEqual(video);
    const part = await get(url, { range: 'bytes=1000-1999' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 1000-1999/${video.length}`,
    ]);
    expect(part.rawPayload).toEqual(video.subarray(1000, 2000));
    const beyond = await get(url, { range: `bytes=${video.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
    const etag = String(whole.headers.etag);
    expect((await get(url, { range: 'bytes=5-', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range: 'bytes=5-', 'if-range': '"otro"' })).statusCode).toBe(200);
  });
});

describe('a HEAD of material', () => {
  test('tells what a GET would, to whom a GET would, and sends nothing', async () => {
    const video = anMp4();
    const id = await addSilent(video);
    const { url = '' } = (await linksOf(enrolled, id)) ?? {};
    const head = (address: string, headers = {}) =>
      portal.app.inject({ method: 'HEAD', url: address, headers });
    const told = await head(url, { range: 'bytes=0-9' });
    expect([told.statusCode, told.headers['content-type'], told.rawPayload.length]).toEqual([
      200,
      'video/mp4',
      0,
    ]);
    expect([told.headers['content-length'], told.headers['accept-ranges']]).toEqual([
      String(video.length),
      'bytes',
    ]);
    expect((await head(url.replace(/&Signed=.*/, ''))).statusCode).toBe(401);
  });
});

describe('Course/GetFileLinks', () => {
  test('a document for 10 minutes, a video and its captions for 6 hours; then new ones are asked for', async () => {
    const [video, guide] = [await add(anMp4()), await add(aPdf())];
    await course().addCaptions({ file: fileOf(vtt), fileId: video });
    const [film, paper] = [await linksOf(enrolled, video), await linksOf(enrolled, guide)];
    const status = async (url: string | null | undefined) => (await get(url ?? '')).statusCode;
    expect(paper?.captionsUrl).toBeNull();
    const captions = await get(film?.captionsUrl ?? '');
    expect([captions.body, captions.headers['content-type']]).toEqual([vtt, 'text/vtt; charset=utf-8']);
    portal.clock.advance(599);
    expect([await status(paper?.url), await status(film?.url)]).toEqual([200, 200]);
    portal.clock.advance(2);
    expect([await status(paper?.url), await status(film?.url)]).toEqual([401, 200]);
    portal.clock.advance(6 * 3600 - 602);
    expect([await status(film?.url), await status(film?.captionsUrl)]).toEqual([200, 200]);
    expect(Date.parse(film?.expiresAt ?? '') - portal.clock.now().getTime()).toBe(1000);
    portal.clock.advance(2);
    expect([await status(film?.url), await status(film?.captionsUrl)]).toEqual([401, 401]);
    expect(await status((await linksOf(enrolled, video))?.url)).toBe(200);
  });

  test('opens no other file, and nothing for another person', async () => {
    const [one, two] = [await add(aPdf()), await addSilent()];
    const { url = '' } = (await linksOf(enrolled, two)) ?? {};
    expect((await get(url.replace(`fileId=${two}`, `fileId=${one}`))).statusCode).toBe(401);
    expect((await get(url.replace('DownloadFileCourse', 'DownloadCaptions'))).statusCode).toBe(401);
    expect((await get(url.replace(/Signed=\d+/, `Signed=${admin.id}`))).statusCode).toBe(401);
  });
});

describe('Course/UpdateFile, OrderFiles and DeleteFile', () => {
  const listOf = async (id: number) => (await course().getFileCourse({ courseId: id })).data;

  test('title, transcript and reason: an absent field stays, an empty one goes', async () => {
    const id = await add(anMp4(), 'Antes');
    const stored = async () => (await listOf(courseId)).find((row) => row.id === id);
    await course().updateFile({ Id: id, Transcript: 'Hola.\r\nAdiós.', NoCaptionsReason: 'Sin voz' });
    await course().updateFile({ Id: id, Title: 'Después' });
    const texts = { title: 'Después', transcript: 'Hola.\nAdiós.', noCaptionsReason: 'Sin voz' };
    expect(await stored()).toMatchObject({ ...texts, hasCaptions: false });
    await course().updateFile({ Id: id, Transcript: '' });
    expect(await stored()).toMatchObject({ ...texts, transcript: null });
    await course().addCaptions({ file: fileOf(vtt), fileId: id });
    expect(await stored()).toMatchObject({ hasCaptions: true, noCaptionsReason: null });
    await course().updateFile({ Id: id, NoCaptionsReason: 'Ya no hace falta' });
    expect(await stored()).toMatchObject({ hasCaptions: true, noCaptionsReason: null });
    await expectRefusal(course().updateFile({ Id: id, Title: ' ' }), 400);
    await expectRefusal(course().updateFile({ Id: 999_999, Title: 'x' }), 404);
  });

  test('a document has neither transcript nor captions', async () => {
    const id = await add(aPdf());
    for (const texts of [{ Transcript: 'x' }, { NoCaptionsReason: 'x' }])
      await expectRefusal(course().updateFile({ Id: id, ...texts }), 400);
    await course().updateFile({ Id: id, Title: 'Solo el título', Transcript: '', NoCaptionsReason: '' });
    const captions = course().addCaptions({ file: fileOf(vtt), fileId: id });
    await expectRefusal(captions, 400);
  });

  test('a new order holds within its course; what comes back from the Papelera stands where it stood', async () => {
    const here = await aCourse(portal.portal, { title: 'Ahorro' });
    const ids = [await add(aPdf(), '1', here), await add(aPdf(), '2', here), await add(aPdf(), '3', here)];
    const [one = 0, two = 0, three = 0] = ids;
    const shown = async () => (await listOf(here)).map(({ id }) => id);
    expect(await shown()).toEqual(ids);
    await course().orderFiles({ courseId: here, Ids: [three, one] });
    expect(await shown()).toEqual([three, two, one]);
    const foreign = await add(aPdf());
    await expectRefusal(course().orderFiles({ courseId: here, Ids: [foreign] }), 404);
    await expectRefusal(course().orderFiles({ courseId: 999_999, Ids: [one] }), 404);
    await expectRefusal(course().orderFiles({ courseId: here, Ids: [one, one] }), 400);
    await course().deleteFile({ id: two });
    await expectRefusal(course().deleteFile({ id: two }), 404);
    await expectRefusal(course().downloadFileCourse({ fileId: two }), 404);
    expect(await shown()).toEqual([three, one]);
    const restore = () => portal.client.as(admin).papelera.restore({ Type: 'Material', Id: two });
    await course().delete({ id: here });
    await expectRefusal(course().orderFiles({ courseId: here, Ids: [one] }), 404);
    await expectRefusal(restore(), 409, expect.stringContaining('«Ahorro»'));
    await portal.client.as(admin).papelera.restore({ Type: 'Curso', Id: here });
    await restore();
    expect(await shown()).toEqual([three, two, one]);
    await course().downloadFileCourse({ fileId: two });
  });

  test('two administrators at once lose no place', async () => {
    const here = await aCourse(portal.portal);
    const other = await anAdmin(portal.portal);
    const kept = [await add(aPdf(), 'a', here), await add(aPdf(), 'b', here), await add(aPdf(), 'c', here)];
    await Promise.all([
      ...[1, 2, 3, 4].map(() => add(aPdf(), 'nuevo', here)),
      ...[1, 2, 3].map(() => course(other).orderFiles({ courseId: here, Ids: kept.toReversed() })),
    ]);
    const rows = await portal.portal.db
      .selectFrom('course_file')
      .select('position')
      .where('course_id', '=', here)
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(7);
  });
});
