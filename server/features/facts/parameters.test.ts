import { expect, test } from 'vitest';
import type { ParameterKey } from '../../../contract/facts/keys.ts';
import { lifeTableText } from '../../../contract/pension/life-table-text.ts';
import { aLifeTable } from '../../../contract/testing/life-table.ts';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { anAdmin } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { openForTest } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal, openTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
let { admin } = anAdminOf(world);

const api = () => world.client.as(admin).parameter;
const today = () => world.clock.now().toISOString().slice(0, 10);
const read = async (key: ParameterKey) =>
  (await world.client.visitor.parameter.get({})).data.find((each) => each.name === key);
const money = (Value: number, more: object = {}) => ({
  Name: 'tope-del-sueldo' as const,
  Value,
  Source: 'Ley 214, art. 9',
  Link: 'https://leyes.ejemplo.bo/214',
  ValidFrom: '2026-01-01',
  Reviewed: today(),
  ...more,
});

test('without anything written every fact is there and says that it is missing', async () => {
  const { data } = await world.client.visitor.parameter.get({});
  expect(data.length).toBeGreaterThan(40);
  expect(new Set(data.map(({ version, value, text }) => JSON.stringify([version, value, text])))).toEqual(
    new Set(['[0,null,""]']),
  );
});

test('an administrator writes a fact, and visitors read it with its source and days', async () => {
  expect((await api().update(money(3_000_000))).data).toEqual({ version: 1 });
  expect(await read('tope-del-sueldo')).toMatchObject({
    value: 3_000_000,
    text: 'Bs\u00a030\u00a0000 al mes',
    source: 'Ley 214, art. 9',
    link: 'https://leyes.ejemplo.bo/214',
    validFrom: '2026-01-01',
    reviewed: today(),
    isOld: false,
    isExample: false,
    version: 1,
  });
});

test('of two editors at once the second is told, and its save again changes nothing', async () => {
  const { version: Version } = (await read('tope-del-sueldo')) ?? {};
  await api().update(money(3_100_000, { Version }));
  await expectRefusal(api().update(money(3_200_000, { Version })), 409);
  expect((await api().update(money(3_100_000, { Version }))).data).toEqual({ version: 2 });
});

test('versions stay and can be restored; an unknown one is 404', async () => {
  const Name = 'tope-del-sueldo';
  const { data } = await api().getRevisions({ Name });
  expect(
    data.map(({ version, text, savedBy }) => [version, text.replace(/\D/g, ''), savedBy !== null]),
  ).toEqual([
    [2, '31000', true],
    [1, '30000', true],
  ]);
  expect((await api().restoreRevision({ Name, Revision: 1, Version: 2 })).data).toEqual({ version: 3 });
  expect((await read(Name))?.value).toBe(3_000_000);
  await expectRefusal(api().restoreRevision({ Name, Revision: 9 }), 404);
  await expectRefusal(api().restoreRevision({ Name, Revision: 2, Version: 1 }), 409);
});

test('a fact is taken back, source and all', async () => {
  await api().update(money(1, { Value: '' }));
  expect(await read('tope-del-sueldo')).toMatchObject({
    value: null,
    text: '',
    source: '',
    reviewed: null,
    version: 4,
  });
});

test('what does not fit its kind is refused with a sentence beside the field', async () => {
  await expectRefusal(api().update(money(1, { Value: 'mucho', Source: '', Link: 'ftp://a' })), 400, {
    Value: true,
    Source: true,
    Link: true,
  });
  const ages = [{ sex: null, bornFrom: null, bornUntil: null, ageMonths: 780 }];
  await expectRefusal(api().update(money(1, { Value: ages })), 400);
  await expectRefusal(api().update({ ...money(1), Name: 'otra' as ParameterKey }), 400);
});

test('the demonstration brings an example that says so, and takes it away again', async () => {
  const shown = await openForTest(openTestPortal());
  await loadDemoContent(shown.context());
  const facts = async () => (await shown.client.visitor.parameter.get({})).data;
  const given = (await facts()).filter(({ value }) => value !== null);
  expect(given.length).toBeGreaterThan(35);
  expect(given.every(({ isExample, reviewed }) => isExample && reviewed !== null)).toBe(true);
  const cited = given.flatMap(({ link }) => (link.startsWith('/ley?') ? [link] : []));
  expect(cited.length).toBeGreaterThan(10);
  for (const link of new Set(cited)) {
    const [, id, anchor] = /^\/ley\?id=(\d+)#(art-.+)$/.exec(link) ?? [];
    const { parts } = (await shown.client.visitor.leyTexto.read({ id: Number(id) })).data;
    expect(parts.map((part) => part.anchor)).toContain(anchor);
  }
  const calls = shown.client.as(await anAdmin(shown.portal));
  await calls.parameter.update({ Name: 'telefono', Value: '800 1', Reviewed: given[0]?.reviewed ?? '' });
  await calls.inicio.removeDemo({});
  const left = (await facts()).filter(({ value }) => value !== null);
  expect(left.map(({ name, isExample }) => [name, isExample])).toEqual([['telefono', false]]);
});

test('a fact whose review is over a year old waits on the start page', async () => {
  await api().update({ Name: 'whatsapp', Value: '0700', Reviewed: today() });
  expect(await read('whatsapp')).toMatchObject({ value: '0700' });
  const waiting = async () =>
    (await world.client.as(admin).inicio.get({})).data.pending.find(({ kind }) => kind === 'oldParameters');
  expect(await waiting()).toBeUndefined();
  world.clock.advance(367 * 86_400);
  admin = await anAdmin(world.portal);
  await api().update(money(3_000_000));
  expect(await waiting()).toMatchObject({ count: 1 });
  expect(await read('whatsapp')).toMatchObject({ isOld: true });
});

test('a country’s life table is pasted, checked line by line, and prices pensions in place of the example', async () => {
  const Name = 'mortalidad';
  const written = { Name, Source: 'Superintendencia, 2025', Reviewed: today() } as const;
  const table = aLifeTable();
  const text = lifeTableText(table);
  for (const Value of [
    '65;0,5',
    `${text}\n111;1;1`,
    'x'.repeat(601),
    { ...table, male: [1] },
    [table] as never,
  ])
    await expect(api().update({ ...written, Value }), String(Value).slice(0, 20)).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field: 'Value' }] },
    });
  await expectRefusal(api().update({ ...written, Name: 'telefono', Value: text }), 400);
  await expect(api().update({ ...written, Value: text, Source: '' })).rejects.toMatchObject({
    body: { errors: [{ field: 'Source' }] },
  });
  await api().update({ ...written, Value: `Edad;Mujeres;Hombres\n${text}` });
  expect(await read(Name)).toMatchObject({
    value: table,
    text: expect.stringMatching(/^de 0 a 110 años; a los 65 mueren en un año 16,9 de cada mil mujeres/),
  });
  const { known } = (await world.client.visitor.calculator.getFacts({})).data;
  expect(known.values.deaths).toEqual(table);
  expect(known.sources['deaths']?.source).toBe('Superintendencia, 2025');
  await api().update({ ...written, Value: '' });
  expect((await world.client.visitor.calculator.getFacts({})).data.known.values.deaths).toBeUndefined();
});

test('a later value waits for its day, and the earlier one holds until then and for days before', async () => {
  const Name = 'sueldo-minimo';
  const on = async (al: string) =>
    (await world.client.visitor.parameter.get({ al })).data.find(({ name }) => name === Name);
  const write = (Value: number | '', ValidFrom: string) =>
    api().update({ Name, Value, Source: 'Decreto', ValidFrom, Reviewed: today() });
  await write(150_000, '2020-01-01');
  const tomorrow = Temporal.PlainDate.from(today()).add({ days: 1 }).toString();
  await write(160_000, tomorrow);
  expect(await read(Name)).toMatchObject({
    value: 150_000,
    validFrom: '2020-01-01',
    others: [{ value: 160_000, validFrom: tomorrow, text: 'Bs\u00a01\u00a0600 al mes' }],
  });
  expect(await on('2019-12-31')).toMatchObject({ value: null, text: '', version: 2 });
  expect(await on(tomorrow)).toMatchObject({ value: 160_000 });

  // correcting today's value leaves the one that waits
  await write(155_000, '2020-01-01');
  expect(await read(Name)).toMatchObject({ value: 155_000, others: [{ value: 160_000 }] });
  world.clock.advance(86_400);
  expect(await read(Name)).toMatchObject({ value: 160_000, others: [{ value: 155_000 }] });
  expect(await on('2020-06-01')).toMatchObject({ value: 155_000 });

  // a value taken back leaves the day to the one before
  admin = await anAdmin(world.portal);
  await write('', tomorrow);
  expect(await read(Name)).toMatchObject({ value: 155_000, others: [] });
  // and a version restored holds from its own day again
  const { data } = await api().getRevisions({ Name });
  await api().restoreRevision({ Name, Revision: data.find(({ text }) => /1.600/.test(text))?.version ?? 0 });
  expect(await read(Name)).toMatchObject({ value: 160_000, validFrom: tomorrow });
});

test('answers of calculators take the facts of their day', async () => {
  const Name = 'aporte';
  const contribution = async () =>
    (await world.client.visitor.calculator.getFacts({})).data.known.values.contribution;
  const write = (Value: number, ValidFrom: string) =>
    api().update({ Name, Value, Source: 'Ley', ValidFrom, Reviewed: today() });
  await write(1200, '2012-01-01');
  await write(1400, Temporal.PlainDate.from(today()).add({ days: 1 }).toString());
  expect(await contribution()).toBe(1200);
  world.clock.advance(86_400);
  expect(await contribution()).toBe(1400);
  admin = await anAdmin(world.portal);
});
