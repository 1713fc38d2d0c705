import { describe, expect, test } from 'vitest';
import { anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const portal = aTestPortal();
const { admin } = anAdminOf(portal);

const terms = () => portal.client.as(admin).term;
const visitor = () => portal.client.visitor;
const Definition = 'Lo que pagas cada mes.';
const stored = async (id: number) => (await visitor().term.get({})).data.find((row) => row.id === id);

describe('Term/Add', () => {
  test('lists the glossary by the alphabet, with other names and the terms that it leads to', async () => {
    const { data: salary } = await terms().add({ Term: 'Sueldo', Definition });
    const { data } = await terms().add({
      Term: 'Cuota',
      Definition,
      OtherNames: 'aporte\n\n  cotización \naporte',
      SeeAlso: 'SUELDO',
      Law: 'Ley 65, artículo 12',
      LawLink: 'https://leyes.example/65',
    });
    await terms().add({ Term: 'Ámbito', Definition });
    expect(await stored(data.id)).toEqual({
      id: data.id,
      term: 'Cuota',
      definition: Definition,
      otherNames: ['aporte', 'cotización'],
      seeAlso: [{ id: salary.id, term: 'Sueldo' }],
      law: 'Ley 65, artículo 12',
      lawLink: 'https://leyes.example/65',
      isExample: false,
      version: 1,
    });
    expect((await visitor().term.get({})).data.map(({ term }) => term)).toEqual([
      'Ámbito',
      'Cuota',
      'Sueldo',
    ]);
    expect((await visitor().term.get({ Search: 'cotizaciones' })).total).toBe(1);
    const found = (await visitor().homeSlider.suggest({ value: 'cotizacion' })).data;
    expect(found[0]).toMatchObject({ type: 'Termino', id: data.id, title: 'Cuota' });
  });

  test('a name in use is refused, whatever its case and accents; so is a term that nobody knows', async () => {
    await terms().add({ Term: 'Pensión', Definition });
    await expectRefusal(
      terms().add({ Term: 'PENSION', Definition }),
      409,
      'Ya hay un término con ese nombre en el glosario.',
    );
    const unknown = terms().add({ Term: 'Otra', Definition, SeeAlso: 'Pensión\nNada' });
    await expectRefusal(unknown, 400, { SeeAlso: expect.stringContaining('«Nada»') });
  });
});

describe('Term/Update', () => {
  test('changes what was given; a stale version is refused, and a save that comes again is done', async () => {
    const { data } = await terms().add({ Term: 'Saldo', Definition, OtherNames: 'fondos' });
    const change = { Id: data.id, SeeAlso: 'Sueldo', Definition: 'Lo que hay.', Version: 1 };
    await terms().update(change);
    await terms().update(change);
    expect(await stored(data.id)).toMatchObject({
      version: 2,
      otherNames: ['fondos'],
      definition: 'Lo que hay.',
    });
    await expectRefusal(terms().update({ ...change, Definition: 'Otra cosa.' }), 409);
    await expectRefusal(terms().update({ Id: 999_999, Definition }), 404);
  });
});

test('a term in the Papelera is explained nowhere, and comes back unless its name is taken meanwhile', async () => {
  const { data } = await terms().add({ Term: 'Mora', Definition });
  const { data: other } = await terms().add({ Term: 'Deuda', Definition, SeeAlso: 'Mora' });
  await terms().delete({ id: data.id });
  expect((await stored(other.id))?.seeAlso).toEqual([]);
  const { data: taken } = await terms().add({ Term: 'mora', Definition });
  const back = { Type: 'Termino', Id: data.id } as const;
  const { papelera } = portal.client.as(admin);
  await expectRefusal(papelera.restore(back), 409);
  await terms().delete({ id: taken.id });
  await papelera.restore(back);
  expect((await stored(other.id))?.seeAlso).toEqual([{ id: data.id, term: 'Mora' }]);
});

test('a text is read with its terms, as they are now; its own words stay as they were written', async () => {
  const html = '<h2>Lagunas</h2><p>Una laguna, otra laguna.</p>';
  const id = await anArticle(portal.portal, { html });
  const mentions = async () => (await visitor().article.read({ id })).data;
  expect((await mentions()).terms).toEqual([]);
  const { data } = await terms().add({ Term: 'Laguna', Definition: 'Meses sin aporte.' });
  const read = await mentions();
  expect(read.descriptionFull).toBe(html);
  const mention = { id: data.id, term: 'Laguna', at: html.indexOf('laguna'), length: 6 };
  expect(read.terms).toEqual([{ ...mention, definition: 'Meses sin aporte.' }]);
  await terms().update({ Id: data.id, Definition: 'Meses en blanco.' });
  expect((await mentions()).terms).toEqual([{ ...mention, definition: 'Meses en blanco.' }]);
  await terms().delete({ id: data.id });
  expect((await mentions()).terms).toEqual([]);
});
