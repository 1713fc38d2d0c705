import { expect, test } from 'vitest';
import { aCourse, aMember, anArticle } from '../../testing/builders.ts';
import { outsideClient } from '../../testing/calls/outside-client.ts';
import { tokenOf } from '../../testing/client.ts';
import { writtenCourse } from '../../testing/courses.ts';
import { aSitting } from '../../testing/exam-sitting.ts';
import { fileOfKind } from '../../testing/files/files-for-calls.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

/** The roles, ages and folders of docs/specification/prescribed.md. */
const portal = aTestPortal();
const { admin, api } = anAdminOf(portal);
const send = (...[method, path, sent]: Parameters<ReturnType<typeof outsideClient>>) =>
  outsideClient(portal)(method, path, sent);

test('248 the role comes from the token: open, member and admin may do unlike things', async () => {
  const member = await tokenOf(portal.portal, await aMember(portal.portal));
  const ofAdmin = await tokenOf(portal.portal, admin);
  expect((await send('GET', 'Usuario/Get')).status).toBe(401);
  expect((await send('GET', 'Usuario/Get', { token: member })).status).toBe(403);
  expect((await send('GET', 'Usuario/Get', { token: ofAdmin })).status).toBe(200);
});

test('251, 233 a member sees the courses, the modules of their own and their own exam', async () => {
  const { member, courseId, start } = await aSitting(portal);
  const token = await tokenOf(portal.portal, member);
  expect((await send('GET', 'Course/Get', { token })).status).toBe(200);
  expect((await send('GET', `Course/Read/?id=${courseId}`, { token })).body['data']).toMatchObject({
    modules: expect.stringContaining('Texto secreto'),
  });
  expect((await start()).questions).toHaveLength(4);
});

test('252, 001 a visitor reads articles, courses, videos, laws and the pension system, and writes to the institution', async () => {
  const article = await anArticle(portal.portal);
  const course = await aCourse(portal.portal);
  const open = [
    `Article/Read/?id=${article}`,
    'Article/GetClient',
    `Course/Read/?id=${course}`,
    'Course/Get',
    'Video/Get',
    'LeyReglamento/Get',
    'SistemaPension/Get',
  ];
  for (const path of open) expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
  const json = { FirstName: 'Eva', Email: 'eva@correo.test', Subject: 'Duda', Comments: '¿Cuándo?' };
  expect((await send('POST', 'Contact/SendMessage', { json })).status).toBe(200);
});

test('253 a dead, empty or foreign bearer counts as none on open calls', async () => {
  for (const token of ['', 'null', 'undefined', 'a.b.c'])
    expect([token, (await send('GET', 'Course/Get', { token })).status]).toEqual([token, 200]);
});

test('088 an article is listed where the reader is of its age or of none, and not below', async () => {
  const id = await anArticle(portal.portal, { yearsRange: 50 });
  const idsOf = async (token?: string) =>
    ((await send('GET', 'Article/GetClient', { token })).body['data'] as { id: number }[]).map(
      (row) => row.id,
    );
  const young = await aMember(portal.portal, { birthDate: '1986-01-15' });
  const old = await aMember(portal.portal, { birthDate: '1960-01-15' });
  expect(await idsOf()).toContain(id);
  expect(await idsOf(await tokenOf(portal.portal, old))).toContain(id);
  expect(await idsOf(await tokenOf(portal.portal, young))).not.toContain(id);
});

test('199 a grade above 80 closes the exam', async () => {
  const { member, courseId, sit } = await aSitting(portal);
  expect(await sit()).toMatchObject({ calification: 100 });
  const token = await tokenOf(portal.portal, member);
  expect((await send('GET', `Question/GetTest/?id=${courseId}&userId=${member.id}`, { token })).status).toBe(
    409,
  );
});

test('165 images are loaded from the folders of courses, slider and articles', async () => {
  const articleId = await anArticle(portal.portal);
  const { id: courseId } = (await api.course.add(writtenCourse)).data;
  const picture = () => fileOfKind('picture', 'foto.png');
  await api.article.addArticleImage({ file: await picture(), articleId, isPortada: true } as never);
  await api.course.addCourseImage({ file: await picture(), courseId, isPortada: true } as never);
  await api.homeSlider.addSliderImage({ file: await picture(), url: '' } as never);
  const { visitor } = portal.client;
  const addresses = [
    `/articlefile/${(await visitor.article.read({ id: articleId })).data.imgPortada}`,
    `/coursefileinfo/${(await visitor.course.read({ id: courseId })).data.imgPortada}`,
    `/slider/${(await visitor.homeSlider.getImages({})).data[0]?.path}`,
  ];
  for (const url of addresses) {
    const { statusCode, headers } = await portal.app.inject({ url });
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, expect.stringMatching(/^image\//)]);
  }
});
