import { beforeAll, describe, expect, test } from 'vitest';
import { parameterKeys, parameters } from '../../../contract/facts/keys.ts';
import { parameterSeeds } from '../../../database/seed/parameters.ts';
import { subjects } from '../../../database/seed/subjects.ts';
import { transaction } from '../../context/context.ts';
import { anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { addDemoParameters } from '../facts/demo-parameters.ts';

const world = aTestPortal();
const { admin } = anAdminOf(world);
beforeAll(async () => {
  await transaction(world.context(), (inside) =>
    addDemoParameters(inside, parameterSeeds, new Map(), async () => '/temas'),
  );
  for (const { title, answers } of subjects)
    await api().subject.add({
      Title: title,
      Answers: answers.replace(/\{([^{}]+, artículo [^{}]+)\}/g, '$1'),
    });
  await anArticle(world.portal, {
    title: 'Cinco mitos sobre la edad de retiro',
    html: '<p>Por teléfono no se estafa a quien pregunta.</p>',
  });
});

const api = () => world.client.as(admin);
const search = async (value: string, more = {}) =>
  (await world.client.visitor.homeSlider.search({ value, ...more })).data;
const best = async (value: string, more = {}) => (await search(value, more)).best;
const anchors = async (value: string) => (await search(value)).results.map(({ anchor }) => anchor);
const facts = async (value: string) =>
  (await best(value)).filter(({ type }) => type === 'Dato').map(({ anchor }) => anchor);

test('every known fact has a row for the search, under its title', async () => {
  const rows = await world.portal.db.selectFrom('fact').select(['key', 'title']).execute();
  expect(new Set(rows)).toEqual(new Set(parameterKeys.map((key) => ({ key, title: parameters[key].label }))));
});

describe('facts are a kind of the search (spec 6.14)', () => {
  test('with their value, in the window too; one that is not given is not found', async () => {
    const { results, counts } = await search('oficinas', { Type: 'Dato' });
    expect(results[0]).toMatchObject({
      type: 'Dato',
      title: 'Oficinas',
      anchor: 'oficinas',
      excerpt: expect.stringContaining('Puerto Norte'),
    });
    expect(counts.map(({ type }) => type)).toContain('Dato');
    const { data: findObject } = await world.client.visitor.homeSlider.suggest({ value: 'oficinas' });
    expect(findObject).toContainEqual(
      expect.objectContaining({ type: 'Dato', id: 39, title: 'Oficinas', anchor: 'oficinas' }),
    );
    expect(await facts('whatsapp')).not.toContain('whatsapp');
  });

  test('by the words of their value, which a save changes', async () => {
    expect(await anchors('plaza mayor 12')).toContain('oficinas');
    await api().parameter.update({ Name: 'oficinas', Value: ['Lejos: calle del Faro 3'] });
    expect(await anchors('calle del faro')).toContain('oficinas');
    await api().parameter.update({ Name: 'oficinas', Value: '' });
    expect(await anchors('calle del faro')).not.toContain('oficinas');
    await api().parameter.restoreRevision({ Name: 'oficinas', Revision: 1 });
    expect(await anchors('plaza mayor')).toContain('oficinas');
  });
});

describe('what stands above the list (spec 6.14)', () => {
  test.each([
    ['a qué edad me jubilo si soy mujer', 'edad-de-jubilacion'],
    ['cuántas cotizaciones necesito', 'meses-de-aporte'],
    ['cuánto tarda el trámite', 'plazo-de-respuesta'],
    ['la pensión paga impuestos', 'impuestos-de-la-pension'],
    ['dónde queda la oficina', 'oficinas'],
    ['pensión mínima', 'pension-solidaria'],
  ])('"%s": the fact %s', async (value, key) => expect(await facts(value)).toContain(key));

  test('an answer with its text, and the calculator', async () => {
    expect(await best('tengo que dejar mi trabajo para pedirla')).toMatchObject([
      { type: 'Respuesta', text: expect.stringContaining('renunciar no se puede deshacer') },
    ]);
    expect(await best('cuánto me van a pagar de jubilación')).toContainEqual(
      expect.objectContaining({ type: 'Calculadora', title: '¿Cuánto recibiré?' }),
    );
  });

  test.each(['mitos sobre la edad de retiro', 'estafa por teléfono', 'zzzzqq'])(
    '"%s" is answered by the list alone',
    async (value) => expect(await best(value)).toEqual([]),
  );

  test('only on the first page of all kinds', async () => {
    const value = 'edad de jubilación';
    expect(await facts(value)).toEqual(['edad-de-jubilacion']);
    expect(await best(value, { Type: 'Dato' })).toEqual([]);
    expect(await best(value, { Page: 2 })).toEqual([]);
  });
});

describe('administrators say how people ask', () => {
  test('for a fact: lines once each, kept with its versions and through a save of its value alone', async () => {
    const Name = 'gastos-de-entierro';
    const Asked = '¿Quién paga el velorio?\n\n ¿quién  paga el VELORIO?\nSepelio';
    await api().parameter.update({ Name, Asked });
    expect(await facts('quién paga el velorio')).toEqual([Name]);
    await api().parameter.update({ Name, Value: 310_000 });
    const shown = async () => (await api().parameter.get({})).data.find(({ name }) => name === Name);
    expect(await shown()).toMatchObject({ asked: '¿quién paga el VELORIO?\nSepelio', version: 3 });
    await api().parameter.restoreRevision({ Name, Revision: 2 });
    await api().parameter.update({ Name, Asked: '' });
    expect(await facts('quién paga el velorio')).toEqual([]);
    await api().parameter.restoreRevision({ Name, Revision: 2 });
    expect(await facts('quién paga el velorio')).toEqual([Name]);
  });

  test('for a calculator, one of two editors being told of the other', async () => {
    const Name = 'cuanto-debo-ahorrar' as const;
    const asked = async () => (await api().calculator.getAsked({})).data.find(({ name }) => name === Name);
    const { version = 0 } = (await asked()) ?? {};
    const Asked = '¿Cómo lleno la alcancía?';
    await api().calculator.updateAsked({ Name, Asked, Version: version });
    expect(await best('cómo lleno la alcancía')).toMatchObject([{ type: 'Calculadora', id: 4 }]);
    await expectRefusal(api().calculator.updateAsked({ Name, Asked: 'Otra', Version: version }), 409);
    expect(await asked()).toMatchObject({ asked: Asked, version: version + 1 });
  });

  test('for a question, in a line below it', async () => {
    await api().subject.add({
      Title: 'Faros',
      Answers:
        '¿Quién prende el faro?\nTambién se pregunta: quién enciende la linterna; farolero\nEl farero.',
    });
    expect(await best('quién enciende la linterna')).toMatchObject([
      { type: 'Respuesta', title: '¿Quién prende el faro?', text: 'El farero.' },
    ]);
  });

  test('too many ways, or a long one, are refused with a sentence', async () => {
    const many = Array.from({ length: 41 }, (_, at) => `forma ${at}`).join('\n');
    for (const Asked of [many, 'a'.repeat(121)]) {
      const refused = { status: 400, body: { errors: [{ field: 'Asked' }] } };
      await expect(api().parameter.update({ Name: 'telefono', Asked })).rejects.toMatchObject(refused);
      await expect(api().calculator.updateAsked({ Name: 'cuanto-recibire', Asked })).rejects.toMatchObject(
        refused,
      );
    }
  });
});
