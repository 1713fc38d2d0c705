import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aMember, anAdmin } from '../../testing/builders.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { api: admin } = anAdminOf(portal);

const aCourseId = async () => (await admin.course.add(writtenCourse)).data.id;
const exported = async () => {
  const { data } = (await admin.course.export({ id: await aCourseId() })) as unknown as { data: Buffer };
  return data;
};
const uploaded = async (bytes: Buffer, by = admin) => {
  const file = { Name: 'curso.zip', SizeBytes: bytes.length, Kind: 'courseArchive' as const };
  const { id } = (await by.upload.start(file)).data;
  await by.upload.part({ id, offset: 0, bytes: new Blob([new Uint8Array(bytes)]) });
  const { sha256 } = (await by.upload.finish({ Id: id })).data;
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  return id;
};
const countOf = async () => (await admin.course.get({ State: 'all', Page: 1 })).total ?? 0;

describe('the address of an export', () => {
  test('opens without a token, for its course alone', async () => {
    const id = await aCourseId();
    const { url } = (await admin.course.getExportLink({ id })).data;
    const answer = await portal.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const other = url.replace(`id=${id}&`, `id=${await aCourseId()}&`);
    expect((await portal.app.inject({ url: other })).statusCode).toBe(401);
    expect((await portal.app.inject({ url: `/api/Course/Export?id=${id}` })).statusCode).toBe(401);
  });

  test('is for administrators, and for courses that are there', async () => {
    const id = await aCourseId();
    const member = portal.client.as(await aMember(portal.portal));
    await expectRefusal(member.course.getExportLink({ id }), 403);
    await expectRefusal(portal.client.visitor.course.getExportLink({ id }), 401);
    await expectRefusal(admin.course.getExportLink({ id: 999_999 }), 404);
  });
});

describe('a course file that came in parts', () => {
  test('is tried, then imported once: again, it answers the same course', async () => {
    const UploadId = await uploaded(await exported());
    const before = await countOf();
    const tried = (await admin.course.import({ UploadId, DryRun: true })).data;
    expect(tried).toMatchObject({ id: null, lines: [{ isProblem: false }] });
    expect(await countOf()).toBe(before);
    const made = (await admin.course.import({ UploadId })).data;
    expect(made.lines).toEqual(tried.lines);
    expect((await admin.course.import({ UploadId })).data.id).toBe(made.id);
    expect(await countOf()).toBe(before + 1);
    expect((await admin.course.getToEdit({ id: made.id ?? 0 })).data).toMatchObject({
      title: writtenCourse.Title,
      published: false,
    });
  });

  test('called twice at the same time makes one course', async () => {
    const UploadId = await uploaded(await exported());
    const before = await countOf();
    const both = await Promise.all([admin.course.import({ UploadId }), admin.course.import({ UploadId })]);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await countOf()).toBe(before + 1);
  });

  test('is its owner’s alone, has to be whole, and comes alone', async () => {
    const bytes = await exported();
    const UploadId = await uploaded(bytes);
    const other = portal.client.as(await anAdmin(portal.portal));
    await expectRefusal(other.course.import({ UploadId }), 404);
    const file = { Name: 'curso.zip', SizeBytes: bytes.length, Kind: 'courseArchive' as const };
    const { id } = (await admin.upload.start(file)).data;
    await expectRefusal(admin.course.import({ UploadId: id }), 409);
    await expectRefusal(admin.course.import({}), 400);
    const wrong = await uploaded(Buffer.from('no es un zip'));
    await expectRefusal(admin.course.import({ UploadId: wrong, DryRun: true }), 415);
  });
});
