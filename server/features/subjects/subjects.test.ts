import { beforeAll, describe, expect, test } from 'vitest';
import { aCourse, anAdmin, anArticle, type TestAccount } from '../../testing/builders.ts';
import { aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
let admin: TestAccount;
beforeAll(async () => {
  admin = await anAdmin(portal.portal);
});

const subjects = () => portal.client.as(admin).subject;
const visitor = () => portal.client.visitor;
const read = async (id: number) => (await visitor().subject.read({ id })).data;
const Answers = '¿A qué edad me jubilo?\nA los 65.\n\n¿Y antes?\nSí, con menos.';

describe('Subject/Add', () => {
  test('what is written is read as sentences, answers and links in their order', async () => {
    const article = await anArticle(portal.portal, { title: 'Cinco mitos' });
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
      calculatorHtml: '',
      links: [
        { kind: 'course', href: `/leercurso?id=${course}`, title: 'Un curso breve' },
        { kind: 'article', href: `/leerarticulo?id=${article}`, title: 'Cinco mitos' },
        { kind: 'other', href: '/contact', title: 'Escríbenos' },
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
    const [found] = (await visitor().homeSlider.find({ value: 'hereda fondo' })).findObject;
    expect(found).toMatchObject({ type: 'Respuesta', title: '¿Quién hereda mi fondo?' });
    expect((await visitor().subject.read({ answerId: found?.id ?? 0 })).data.id).toBe(data.id);
    expect((await visitor().homeSlider.find({ value: 'viudez' })).findObject).toContainEqual({
      type: 'Tema',
      id: data.id,
      title: 'Viudez',
    });
    await subjects().delete({ id: data.id });
    expect((await visitor().homeSlider.find({ value: 'hereda fondo' })).findObject).toEqual([]);
    await expect(visitor().subject.read({ answerId: found?.id ?? 0 })).rejects.toMatchObject({ status: 404 });
    await portal.client.as(admin).papelera.restore({ Type: 'Tema', Id: data.id });
    expect((await visitor().homeSlider.find({ value: 'hereda fondo' })).findObject).toHaveLength(1);
  });

  test('texts that cannot be kept are refused beside their fields', async () => {
    const wrong = subjects().add({
      Title: 'Mal',
      FirstThings: 'a\nb\nc\nd',
      Answers: '¿Sola?',
      Links: '/leerarticulo?id=999999',
    });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field: 'FirstThings' }, { field: 'Answers' }, { field: 'Links' }] },
    });
    for (const Links of ['javascript:1', '/calculadoras', '//otra.example | Otra'])
      await expect(subjects().add({ Title: 'Mal', Links })).rejects.toMatchObject({ status: 400 });
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
  await expect(subjects().update({ Id: data.id, Title: 'Otro', Version: 1 })).rejects.toMatchObject({
    status: 409,
  });
  await subjects().update({ Id: data.id, Answers: Changed, Version: 1 }); // it comes again: its answer was lost
  expect((await subjects().getToEdit({ id: data.id })).data).toMatchObject({ version: 2, answers: Changed });
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
