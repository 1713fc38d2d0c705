import { describe, expect, test } from 'vitest';
import { aCourse, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const subjects = () => portal.client.as(admin).subject;
const visitor = () => portal.client.visitor;
const read = async (id: number) => (await visitor().subject.read({ id })).data;
const bare = {
  id: null,
  text: expect.any(String),
  image: null,
  minutes: null,
  modules: null,
  seconds: null,
  inForce: null,
};
const Answers = '¿A qué edad me jubilo?\nA los 65.\n\n¿Y antes?\nSí, con menos.';

describe('Subject/Add', () => {
  test('what is written is read as sentences, answers and links in their order', async () => {
    const article = await anArticle(portal.portal, {
      title: 'Cinco mitos',
      html: `<p>${'Una palabra. '.repeat(300)}</p>`,
    });
    const course = await aCourse(portal.portal, { title: 'Mi cuenta' });
    const { data } = await subjects().add({
      Title: 'Jubilarme',
      Summary: 'Cuándo y cuánto.',
      FirstThings: 'Desde los 65.\nLa pides tú.',
      Answers,
      Links: `/leercurso?id=${course} | Un curso breve\n/leerarticulo?id=${article}\n/contact | Escríbenos`,
    });
    expect(await read(data.id)).toEqual({
      id: data.id,
      title: 'Jubilarme',
      summary: 'Cuándo y cuánto.',
      isExample: false,
      firstThings: [
        { text: 'Desde los 65.', html: '<p>Desde los 65.</p>', terms: [] },
        { text: 'La pides tú.', html: '<p>La pides tú.</p>', terms: [] },
      ],
      answers: [
        {
          id: expect.any(Number),
          question: '¿A qué edad me jubilo?',
          answer: 'A los 65.',
          html: '<p>A los 65.</p>',
          terms: [],
        },
        {
          id: expect.any(Number),
          question: '¿Y antes?',
          answer: 'Sí, con menos.',
          html: '<p>Sí, con menos.</p>',
          terms: [],
        },
      ],
      links: [
        {
          ...bare,
          kind: 'course',
          id: course,
          href: `/leercurso?id=${course}`,
          title: 'Un curso breve',
          minutes: expect.any(Number),
          modules: expect.any(Number),
        },
        {
          ...bare,
          kind: 'article',
          id: article,
          href: `/leerarticulo?id=${article}`,
          title: 'Cinco mitos',
          minutes: 3,
        },
        { ...bare, kind: 'other', href: '/contact', title: 'Escríbenos' },
      ],
    });
    const named = [{ id: data.id, title: 'Jubilarme' }];
    expect((await visitor().article.read({ id: article })).data.subjects).toEqual(named);
    expect((await visitor().course.read({ id: course })).data.subjects).toEqual(named);
    await portal.client.as(admin).article.delete({ id: article });
    expect((await read(data.id)).links).toHaveLength(2);
  });

  test('an answer is found by the search and opens its subject', async () => {
    const { data } = await subjects().add({
      Title: 'Viudez',
      Answers: '¿Quién hereda mi fondo?\nTu pareja.',
    });
    const [found] = (await visitor().homeSlider.suggest({ value: 'hereda fondo' })).data;
    expect(found).toMatchObject({ type: 'Respuesta', title: '¿Quién hereda mi fondo?' });
    expect((await visitor().subject.read({ answerId: found?.id ?? 0 })).data.id).toBe(data.id);
    expect((await visitor().homeSlider.suggest({ value: 'viudez' })).data).toContainEqual(
      expect.objectContaining({
        type: 'Tema',
        id: data.id,
        title: 'Viudez',
      }),
    );
    await subjects().delete({ id: data.id });
    const left = (await visitor().homeSlider.suggest({ value: 'hereda fondo' })).data;
    expect(left.map(({ type }) => type)).not.toContain('Respuesta');
    await expectRefusal(visitor().subject.read({ answerId: found?.id ?? 0 }), 404);
    await portal.client.as(admin).papelera.restore({ Type: 'Tema', Id: data.id });
    expect((await visitor().homeSlider.suggest({ value: 'hereda fondo' })).data[0]).toMatchObject({
      type: 'Respuesta',
    });
  });

  test('texts that cannot be kept are refused beside their fields', async () => {
    const wrong = subjects().add({
      Title: 'Mal',
      FirstThings: 'a\nb\nc\nd',
      Answers: '¿Sola?',
      Links: '/leerarticulo?id=999999',
    });
    await expectRefusal(wrong, 400, { FirstThings: true, Answers: true, Links: true });
    for (const Links of ['javascript:1', '/calculadoras', '//otra.example | Otra'])
      await expectRefusal(subjects().add({ Title: 'Mal', Links }), 400);
  });
});

test('an answer keeps its address while its subject changes; a stale version is refused', async () => {
  const { data } = await subjects().add({ Title: 'Aportes', Answers });
  const [first, second] = (await read(data.id)).answers;
  const Changed = '¿Nueva?\nSí.\n\n¿Y antes?\nNo.\n\n¿A qué edad me jubilo?\nA los 60.';
  await subjects().update({ Id: data.id, Answers: Changed, Version: 1 });
  const after = (await read(data.id)).answers;
  expect(after.map(({ id }) => id)).toEqual([expect.any(Number), second?.id, first?.id]);
  expect(after[2]).toMatchObject({ answer: 'A los 60.' });
  await expectRefusal(subjects().update({ Id: data.id, Title: 'Otro', Version: 1 }), 409);
  await subjects().update({ Id: data.id, Answers: Changed, Version: 1 }); // it comes again: its answer was lost
  expect((await subjects().getToEdit({ id: data.id })).data).toMatchObject({ version: 2, answers: Changed });
});

test('a route is called by its own title and left out once it is gone; articles of laws say whether they changed', async () => {
  const { data: route } = await portal.client
    .as(admin)
    .ruta.add({ Title: 'Me falta un año', Lead: 'Con calma.', Description: '<h3>Uno</h3><p>Ve.</p>' });
  const law = await portal.portal.db
    .insertInto('law')
    .values({ title: 'Ley', description: '', position: 1, file: 'a.pdf', file_type: 'pdf', size_bytes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const article = (number: string) =>
    ({ kind: 'article', number, title: '', html: `<p>Uno de ${number}.</p>` }) as const;
  await portal.client.as(admin).leyTexto.save({
    Id: law.id,
    Title: 'Ley de faros',
    Number: 'Ley 9',
    Published: true,
    Parts: [article('1'), article('2')],
    Amendments: [
      {
        action: 'replace',
        from: '2024-05-06',
        by: 'Ley 10',
        byLaw: null,
        number: '2',
        after: '',
        title: '',
        html: '<p>Dos.</p>',
        note: '',
      },
    ],
  });
  const Links = [
    `/ruta?id=${route.id}`,
    ...[1, 2, 3].map((number) => `/ley?id=${law.id}#art-${number} | Ley 9, artículo ${number}`),
  ].join('\n');
  const { data } = await subjects().add({ Title: 'Con ruta', Links });
  expect((await read(data.id)).links).toMatchObject([
    { kind: 'route', title: 'Me falta un año', text: 'Con calma.' },
    { title: 'Ley 9, artículo 1', inForce: { changedIn: null } },
    { title: 'Ley 9, artículo 2', inForce: { changedIn: 2024 } },
    { title: 'Ley 9, artículo 3', inForce: null },
  ]);
  await portal.client.as(admin).ruta.delete({ id: route.id });
  expect((await read(data.id)).links).toHaveLength(3);
});

test('an answer cites a law by a link; another address between braces is refused', async () => {
  const written = (address: string) => `¿Dónde lo dice?\nEn la {${address} | Ley 214, artículo 12}.`;
  const { data } = await subjects().add({ Title: 'Con cita', Answers: written('/ley?id=3#art-12') });
  expect((await read(data.id)).answers[0]).toMatchObject({
    answer: 'En la Ley 214, artículo 12.',
    html: '<p>En la <a href="/ley?id=3#art-12">Ley 214, artículo 12</a>.</p>',
  });
  await expectRefusal(subjects().add({ Title: 'Mal', Answers: written('//otra.example') }), 400, {
    Answers: expect.stringContaining('no es una página del portal'),
  });
});

test('subjects stand in the order that administrators give them', async () => {
  const ids: number[] = [];
  for (const Title of ['Uno', 'Dos']) ids.push((await subjects().add({ Title })).data.id);
  const order = async () =>
    (await visitor().subject.get({})).data.map(({ id }) => id).filter((id) => ids.includes(id));
  expect(await order()).toEqual(ids);
  await subjects().order({ Ids: ids.toReversed() });
  expect(await order()).toEqual(ids.toReversed());
});
