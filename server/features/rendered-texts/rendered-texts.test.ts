import { describe, expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();

const placeholder = '<data value="telefono"></data>';
const stored = `<p>Llama al ${placeholder}.</p>`;
const missing = `<p>Llama al <data value="telefono">(tu institución todavía no dio este dato)</data>.</p>`;

test('a change of a fact changes every text that prints it; editors get the placeholder', async () => {
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
  expect((await admin.ruta.getToEdit({ id: route })).data.description).toContain(placeholder);
  expect((await client.visitor.article.getClient({})).data[0]?.description).toBe('Llama al ….');
});

test('a calculator in a text is its form for readers; editors get the placeholder', async () => {
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
});

describe('answers of subjects', () => {
  test('print the facts that they name, with their source for readers and as words for search engines; editors get the name', async () => {
    const { client, portal, clock } = world;
    const admin = client.as(await anAdmin(portal));
    const Answers =
      '¿Dónde atienden?\nEn {oficinas}.\n{Horario}\n\n¿Y <b>cuándo</b>?\nDe {Horario}, {otra cosa}: <i>siempre</i>.';
    await expectRefusal(admin.subject.add({ Title: 'Oficinas', Answers }), 400, {
      Answers: expect.stringContaining('{otra cosa} no es un dato'),
    });
    const known = Answers.replace('{otra cosa}', 'siempre');
    const { id } = (await admin.subject.add({ Title: 'Oficinas', Answers: known })).data;
    const read = async () => (await client.visitor.subject.read({ id })).data.answers;
    expect((await read())[1]).toMatchObject({
      question: '¿Y <b>cuándo</b>?',
      answer: 'De (tu institución todavía no dio este dato), siempre: <i>siempre</i>.',
    });
    const Reviewed = clock.now().toISOString().slice(0, 10);
    await admin.parameter.update({ Name: 'oficinas', Value: ['Calle 1', 'Calle & 2'], Reviewed });
    await admin.parameter.update({ Name: 'horario', Value: '8 a 16', Source: 'Decreto 4', Reviewed });
    const [first, second] = await read();
    expect(first?.answer).toBe('En Calle 1; Calle & 2. 8 a 16');
    expect(first?.html).toMatch(
      /^<p>En <data value="oficinas"[^>]*>Calle 1; Calle &amp; 2<\/data>\.<\/p><p><data/,
    );
    expect(second?.html).toMatch(
      /^<p>De <data value="horario" title="Decreto 4\. Revisado el [^"]+">8 a 16<\/data>, siempre: &lt;i&gt;siempre&lt;\/i&gt;\.<\/p>$/,
    );
    expect((await admin.subject.getToEdit({ id })).data.answers).toBe(known);
    const { data } = await client.visitor.homeSlider.search({ value: 'dónde atienden' });
    expect(data.best.find(({ type }) => type === 'Respuesta')?.text).toBe('En Calle 1; Calle & 2. 8 a 16');
  });

  test('and its first sentences print facts too, anew when one changes, and mark terms before the answers do', async () => {
    const { client, portal, clock } = world;
    const admin = client.as(await anAdmin(portal));
    await expectRefusal(
      admin.subject.add({ Title: 'Teléfono', FirstThings: 'Llama.\nAl {otra cosa}.' }),
      400,
      { FirstThings: expect.stringContaining('{otra cosa} no es un dato') },
    );
    const term = (await admin.term.add({ Term: 'Ventanilla', Definition: 'Donde atienden.' })).data.id;
    const { id } = (
      await admin.subject.add({
        Title: 'Teléfono',
        FirstThings: 'Llama al {WhatsApp}.\nO ve a la ventanilla.',
        Answers: '¿Dónde?\nEn la ventanilla.',
      })
    ).data;
    const first = async () => (await client.visitor.subject.read({ id })).data.firstThings;
    expect((await first()).map(({ text }) => text)).toEqual([
      'Llama al (tu institución todavía no dio este dato).',
      'O ve a la ventanilla.',
    ]);
    const Reviewed = clock.now().toISOString().slice(0, 10);
    for (const Value of ['800 1', '800 2']) {
      await admin.parameter.update({ Name: 'whatsapp', Value, Reviewed });
      expect((await first())[0]?.html).toMatch(
        new RegExp(`^<p>Llama al <data value="whatsapp"[^>]*>${Value}</data>\\.</p>$`),
      );
    }
    const { firstThings, answers } = (await client.visitor.subject.read({ id })).data;
    expect(firstThings[1]?.terms).toMatchObject([{ id: term, term: 'Ventanilla' }]);
    expect(answers[0]?.terms).toEqual([]);
    expect((await admin.subject.getToEdit({ id })).data.firstThings).toContain('{WhatsApp}');
  });

  test('show words between asterisks in bold, and lone asterisks as they are', async () => {
    const { client, portal } = world;
    const admin = client.as(await anAdmin(portal));
    const FirstThings = '*La pides <tú>*, y es gratis.\n2 * 3 es 6*';
    const { id } = (await admin.subject.add({ Title: 'Negritas', FirstThings })).data;
    const { firstThings } = (await client.visitor.subject.read({ id })).data;
    expect(firstThings.map(({ html }) => html)).toEqual([
      '<p><strong>La pides &lt;tú&gt;</strong>, y es gratis.</p>',
      '<p>2 * 3 es 6*</p>',
    ]);
    expect(firstThings[0]?.text).toBe('La pides <tú>, y es gratis.');
    expect((await admin.subject.getToEdit({ id })).data.firstThings).toBe(FirstThings);
  });

  test('mark a term once a page, in any of its forms, the longest of overlapping names', async () => {
    const { client, portal } = world;
    const admin = client.as(await anAdmin(portal));
    const laguna = (await admin.term.add({ Term: 'Laguna', Definition: 'Un mes sin aporte.' })).data.id;
    const long = (await admin.term.add({ Term: 'Laguna larga', Definition: 'Un año sin aporte.' })).data.id;
    const Answers =
      '¿Qué es una laguna?\nLas lagunas largas pesan más.\n\n¿Cuánto?\nUna laguna y otra laguna.';
    const { id } = (await admin.subject.add({ Title: 'Lagunas de nuevo', Answers })).data;
    const { answers } = (await client.visitor.subject.read({ id })).data;
    expect(
      answers.map(({ html, terms }) =>
        terms.map(({ id: term, at, length }) => [term, html.slice(at, at + length)]),
      ),
    ).toEqual([[[long, 'lagunas largas']], [[laguna, 'laguna']]]);
  });
});

test('a law marks each term where it first mentions it, in no title', async () => {
  const { client, portal } = world;
  const admin = client.as(await anAdmin(portal));
  const term = (await admin.term.add({ Term: 'Faro', Definition: 'Una luz.' })).data.id;
  const law = await portal.db
    .insertInto('law')
    .values({ title: 'Ley', description: '', position: 1, file: 'a.pdf', file_type: 'pdf', size_bytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const article = (number: string, title: string, html: string) =>
    ({ kind: 'article', number, title, html }) as const;
  await admin.leyTexto.save({
    Id: law.id,
    Title: 'Ley de faros',
    Number: 'Ley 9',
    Published: true,
    Parts: [
      article('1', 'Del faro', '<p>Uno.</p>'),
      article('2', '', '<p>Los <a href="/contact">faros</a> y los faros.</p>'),
      article('3', '', '<p>Otro faro.</p>'),
    ],
    Amendments: [],
  });
  const { parts } = (await client.visitor.leyTexto.read({ id: law.id })).data;
  const marks = parts.map((part) =>
    part.kind === 'article'
      ? part.terms.map(({ id, at, length }) => [id, at, part.html.slice(at, at + length)])
      : [],
  );
  expect(marks).toEqual([[], [[term, expect.any(Number), 'faros']], []]);
});
