import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle } from '../../testing/builders.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let world: TestPortal;
beforeAll(async () => {
  world = await openTestPortal();
});
afterAll(() => world.close());

const mark = '<data value="telefono"></data>';
const stored = `<p>Llama al ${mark}.</p>`;
const missing = `<p>Llama al <data value="telefono">(tu institución todavía no dio este dato)</data>.</p>`;

test('a change of a fact changes every text that prints it; editors get the mark', async () => {
  const { client, portal, clock } = world;
  const admin = client.as(await anAdmin(portal));
  const article = await anArticle(portal);
  const course = await aCourse(portal);
  await admin.article.update({ Id: article, Description: stored });
  await admin.course.update({ Id: course, Description: stored, Module: `<h2>Uno</h2>${stored}` });
  const part = (await admin.sistemaPension.add({ Name: 'Parte', Description: stored })).data.id;
  const route = (await admin.ruta.add({ Title: 'R', Lead: 'L', Description: `<h3>Uno</h3>${stored}` })).data
    .id;
  const texts = async () => [
    (await client.visitor.article.read({ id: article })).data.descriptionFull,
    (await client.visitor.course.read({ id: course })).data.description,
    (await admin.course.read({ id: course })).data.modules?.replace(/^<h2[^>]*>Uno<\/h2>/, ''),
    (await client.visitor.sistemaPension.get({})).data.find(({ id }) => id === part)?.description,
    (await client.visitor.ruta.read({ id: route })).data.description.replace('<h3>Uno</h3>', ''),
    (await admin.article.preview({ Description: stored })).data.html,
  ];
  expect(await texts()).toEqual(Array(6).fill(missing));
  const Reviewed = clock.now().toISOString().slice(0, 10);
  await admin.parameter.update({ Name: 'telefono', Value: '0800 & más', Source: 'La oficina', Reviewed });
  const all = await texts();
  expect(new Set(all).size).toBe(1);
  expect(all[0]).toMatch(
    /^<p>Llama al <data value="telefono" title="La oficina\. Revisado el [^"]+\.">0800 &amp; más<\/data>\.<\/p>$/,
  );
  expect((await admin.article.getToEdit({ id: article })).data.description).toBe(stored);
  expect((await admin.sistemaPension.getToEdit({})).data.find(({ id }) => id === part)?.description).toBe(
    stored,
  );
  expect((await admin.ruta.getToEdit({ id: route })).data.description).toContain(mark);
  expect((await client.visitor.article.getClient({})).data[0]?.description).toBe('Llama al ….');
});

test('a calculator in a text is its form for readers, in subjects too; editors get the mark', async () => {
  const { client, portal } = world;
  const admin = client.as(await anAdmin(portal));
  const withMark = '<p>Calcula.</p><data value="calculadora-cuanto-cuesta-una-laguna"></data>';
  const form = /<form data-calculator="cuanto-cuesta-una-laguna" method="get"/;
  const article = await anArticle(portal);
  const course = await aCourse(portal);
  await admin.article.update({ Id: article, Description: withMark });
  await admin.course.update({ Id: course, Module: `<h2>Uno</h2>${withMark}` });
  const read = (await client.visitor.article.read({ id: article })).data;
  expect(read.descriptionFull).toMatch(form);
  expect((await admin.course.read({ id: course })).data.modules).toMatch(form);
  expect((await admin.article.getToEdit({ id: article })).data.description).toBe(withMark);
  await admin.article.update({ Id: article, Description: read.descriptionFull });
  expect((await admin.article.getToEdit({ id: article })).data.description).toBe(withMark);
  const Links = '/calculadoras/cuanto-cuesta-una-laguna | Lagunas';
  const subject = (await admin.subject.add({ Title: 'Lagunas', Links })).data.id;
  expect((await client.visitor.subject.read({ id: subject })).data.calculatorHtml).toMatch(form);
  const other = (await admin.subject.add({ Title: 'Otra', Links: '/calculadoras | Todas' })).data.id;
  expect((await client.visitor.subject.read({ id: other })).data.calculatorHtml).toBe('');
});
