import { beforeAll, describe, expect, test } from 'vitest';
import { aCourse, aMember, anAdmin, anEnrolment, type TestAccount } from '../testing/builders.ts';
import { tokenOf } from '../testing/client.ts';
import { aPdf } from '../testing/files/documents.ts';
import { aTestPortal } from '../testing/portal.ts';

const portal = aTestPortal();
let admin: TestAccount;
let reader: TestAccount;
let stranger: TestAccount;
let courseId: number;
let name: string;
const pdf = aPdf();

beforeAll(async () => {
  [admin, reader, stranger] = await Promise.all([
    anAdmin(portal.portal),
    aMember(portal.portal),
    aMember(portal.portal),
  ]);
  courseId = await aCourse(portal.portal);
  const course = portal.client.as(admin).course;
  await course.addCourseFile({ file: new File([Buffer.from(pdf)], 'guía.pdf'), courseId, title: 'Guía' });
  const copy = (await course.copy({ Id: courseId })).data.id; // a newer row for the same file
  expect((await course.getFileCourse({ courseId: copy })).data).toHaveLength(1);
  await publishAll();
  name = (await course.getFileCourse({ courseId })).data[0]?.path ?? '';
  await anEnrolment(portal.portal, reader, courseId);
});

/** Copies are drafts; as published courses the newest comes first. */
const publishAll = () => portal.portal.db.updateTable('course').set({ is_published: true }).execute();

async function get(url: string, account?: TestAccount) {
  const headers =
    account === undefined ? {} : { authorization: `Bearer ${await tokenOf(portal.portal, account)}` };
  const answer = await portal.app.inject({ url, headers });
  if (answer.statusCode !== 302) return answer;
  return portal.app.inject({ url: String(answer.headers.location), headers });
}

describe('/courseFile/{path}', () => {
  test('166 gives material to the enrolled and administrators', async () => {
    for (const account of [reader, admin]) {
      const answer = await get(`/courseFile/${name}`, account);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload).toEqual(Buffer.from(pdf));
    }
  });

  test('opens with the seal of a link, in any case of the folder', async () => {
    const { data } = await portal.client.as(reader).course.getFileLinks({ courseId });
    const query = new URL(data[0]?.url ?? '', 'http://portal.test').search;
    expect((await get(`/coursefile/${name}${query}`)).statusCode).toBe(200);
    expect((await get(`/courseFile/${name}${query}x`)).statusCode).toBe(401);
  });

  test('a copy that lies in the Papelera hides nothing, nor does its material there', async () => {
    const { course, papelera } = portal.client.as(admin);
    const copy = (await course.copy({ Id: courseId })).data.id;
    const other = (await course.copy({ Id: courseId })).data.id;
    await publishAll();
    const [material] = (await course.getFileCourse({ courseId: other })).data;
    await course.deleteFile({ id: material?.id ?? 0 });
    expect((await get(`/courseFile/${name}`, admin)).statusCode).toBe(200);
    await course.delete({ id: copy });
    expect((await get(`/courseFile/${name}`, admin)).statusCode).toBe(200);
    await papelera.delete({ type: 'Curso', id: copy });
  });

  test('refuses in words a visitor, whoever has not applied, and what is not there', async () => {
    await portal.client.as(admin).course.copy({ Id: courseId }); // a draft with a newer row, which only administrators see
    const asked: [number, string, TestAccount?][] = [
      [401, name],
      [403, name, stranger],
      [404, 'nada.pdf', admin],
      [404, `${name}?fileId=999999`, admin],
      [404, `${name}?fileId=uno`, admin],
      [404, '..%2Fsecreto.pdf', admin],
    ];
    for (const [status, path, account] of asked) {
      const answer = await get(`/courseFile/${path}`, account);
      expect([answer.statusCode, path]).toEqual([status, path]);
      expect(answer.json().message).toMatch(/\.$/);
    }
  });
});
