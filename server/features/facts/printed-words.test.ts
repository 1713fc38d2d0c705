import { expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle } from '../../testing/builders.ts';
import { aTestPortal } from '../../testing/portal.ts';
import { parameterTasks } from './parameters.jobs.ts';

const world = aTestPortal();
const text = '<p>La edad es <data value="edad-de-pension-solidaria"></data> desde hoy.</p>';

test('lists, search and feeds print the values of facts a minute after a change, and those of the day that begins', async () => {
  const { client, portal, clock } = world;
  let admin = client.as(await anAdmin(portal));
  const { printFacts } = parameterTasks(portal);
  const minute = async () => void (await printFacts?.({}, {} as never));
  const article = await anArticle(portal, { title: 'La edad que se pide' });
  const course = await aCourse(portal, { title: 'Curso de edades' });
  await admin.article.update({ Id: article, Description: text });
  await admin.course.update({ Id: course, Description: text });
  await admin.sistemaPension.add({ Name: 'Las edades', Description: text });
  await admin.ruta.add({ Title: 'Ruta de edades', Lead: 'L', Description: `<h3>Uno</h3>${text}` });
  const today = clock.now().toISOString().slice(0, 10);
  const write = (Value: number, ValidFrom: string) =>
    admin.parameter.update({
      Name: 'edad-de-pension-solidaria',
      Value,
      Source: 'Ley',
      ValidFrom,
      Reviewed: today,
    });
  const shown = async (value: string) => {
    const { results } = (await client.visitor.homeSlider.search({ value })).data;
    const [listed] = (await client.visitor.article.getClient({})).data;
    return {
      excerpts: results.filter(({ excerpt }) => excerpt.includes(value)).map(({ type }) => type),
      listed: listed?.description,
    };
  };
  await minute();
  expect((await shown('desde hoy')).listed).toBe('La edad es … desde hoy.');
  await write(774, '2020-01-01');
  await minute();
  const found = await shown('64 años y 6 meses');
  expect(found.listed).toBe('La edad es 64 años y 6 meses desde hoy.');
  expect(found.excerpts).toEqual(expect.arrayContaining(['Articulo', 'course', 'Sistema', 'Ruta', 'Dato']));

  await write(804, Temporal.PlainDate.from(today).add({ days: 1 }).toString());
  await minute();
  expect((await shown('desde hoy')).listed).toBe('La edad es 64 años y 6 meses desde hoy.');
  clock.advance(86_400);
  admin = client.as(await anAdmin(portal));
  await minute();
  expect((await shown('67 años')).listed).toBe('La edad es 67 años desde hoy.');
  expect((await shown('67 años')).excerpts).toContain('Dato');

  // a text saved since is printed too, though no fact changed
  await admin.article.update({ Id: article, Description: `${text}<p>Y más.</p>` });
  await minute();
  expect((await shown('desde hoy')).listed).toMatch(/^La edad es 67 años desde hoy\.\s+Y más\.$/);
});
