import { beforeEach, expect, test } from 'vitest';
import { searchedPhrase } from '../../../contract/searched-phrases/calls.ts';
import { homeSlider } from '../../../contract/slider/calls.ts';
import { sql } from '../../platform/database/database.ts';
import { aBrowser } from '../../testing/browser.ts';
import { aMember, anArticle } from '../../testing/builders.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';
import { aTrashable } from '../../testing/trash.ts';
import { searchedPhraseTasks } from './searched-phrases.jobs.ts';
import { mostOfAddress } from './searched-phrases.rules.ts';

const world = aTestPortal({ TIME_ZONE: 'America/La_Paz' });
const { api } = anAdminOf(world);
const day = 24 * 3600;

beforeEach(async () => {
  await world.portal.searchedPhrases.flush();
  await sql`truncate searched_phrase, searched_opening, searched_decision`.execute(world.portal.db);
  world.clock.advance(day); // what an address typed today counts no more
});

const at = (address: string, node = world) => aBrowser(node, { address });
const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
/** Somebody searches, and nothing follows. */
async function types(value: string, from: readonly string[] = addresses, node = world): Promise<void> {
  for (const address of from) await at(address, node).call(homeSlider.suggest, { value });
  world.clock.advance(31);
  await node.portal.searchedPhrases.flush();
}
const stored = async () =>
  (await world.portal.db.selectFrom('searched_phrase').select(['words', 'count', 'marks']).execute()).sort(
    (one, other) => one.count - other.count,
  );
const listed = async (Heap: 'unanswered' | 'misfound' | 'found' = 'unanswered') =>
  (await api.searchedPhrase.get({ Heap })).data;
const words = async () => (await listed()).map((row) => row.words);

/** A subject with one answer, and the id of the answer. */
async function anAnswer(question: string): Promise<{ subjectId: number; answerId: number }> {
  const { id } = (await api.subject.add({ Title: question.slice(0, 40), Answers: `${question}\nAsí.` })).data;
  const { answers } = (await world.client.visitor.subject.read({ id })).data;
  return { subjectId: id, answerId: answers[0]?.id ?? 0 };
}
const opens = (Value: string, Id: number, from: readonly string[] = addresses) =>
  Promise.all(
    from.map((address) => at(address).call(searchedPhrase.opened, { Value, Type: 'Respuesta', Id })),
  );

test('words are read once three addresses typed them in a month, and the marks of the addresses go', async () => {
  await types('zorzalía', ['10.0.0.1', '10.0.0.2']);
  expect(await stored()).toMatchObject([
    { words: null, count: 2, marks: [expect.any(Number), expect.any(Number)] },
  ]);
  expect([await words(), (await api.searchedPhrase.getFigures({})).data.unanswered]).toEqual([[], 0]);
  const other = await world.another();
  await types('ZORZALIA', ['10.0.0.3'], other);
  await other.close();
  expect(await stored()).toMatchObject([{ words: 'zorzalia', count: 3, marks: [] }]);
  expect(await listed()).toMatchObject([
    { words: 'zorzalia', count: 3, opened: [], openedCount: 0, decision: null },
  ]);
});

test('one address counts once a day for a phrase, and a day later again', async () => {
  for (let n = 0; n < 5; n += 1) await types('zorzalia', ['10.0.0.1']);
  expect(await stored()).toMatchObject([{ count: 1 }]);
  world.clock.advance(day);
  await types('zorzalia', ['10.0.0.1']);
  expect(await stored()).toMatchObject([{ count: 2, words: null }]);
});

test('of somebody who types only the last try counts', async () => {
  for (const value of ['zor', 'zorza', 'zorzalia']) await at('10.0.0.1').call(homeSlider.suggest, { value });
  world.clock.advance(31);
  await world.portal.searchedPhrases.flush();
  expect(await stored()).toHaveLength(1);
});

test('a name, a number and an e-mail are never stored, and an administrator is not counted', async () => {
  for (const value of ['juan mamani', '4567890', 'ana@correo.test']) await types(value);
  await api.homeSlider.suggest({ value: 'zorzalia' });
  world.clock.advance(31);
  await world.portal.searchedPhrases.flush();
  expect(await stored()).toEqual([]);
});

test('a member counts by the address like a visitor', async () => {
  const member = await aMember(world.portal);
  await world.client.as(member).homeSlider.find({ value: 'zorzalia' });
  world.clock.advance(31);
  await world.portal.searchedPhrases.flush();
  const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name like 'searched%'`.execute(world.portal.db);
  expect([
    (await stored()).length,
    columns.rows.some(({ name }) => /account|address|session/.test(name)),
  ]).toEqual([1, false]);
});

test('a flood from one address adds so many phrases a day', async () => {
  for (let n = 0; n < mostOfAddress + 20; n += 1) {
    world.portal.searchedPhrases.searched(
      `zorza ${'abcdefgh'[n % 8]}${'ijklmnop'[Math.floor(n / 8)]}`,
      '10.0.0.1',
    );
    world.clock.advance(31);
  }
  await world.portal.searchedPhrases.flush();
  expect(await stored()).toHaveLength(mostOfAddress);
});

test('what cannot be written waits for the next time', async () => {
  await sql`alter table searched_phrase rename column fruitless to away`.execute(world.portal.db);
  await types('zorzalia');
  await sql`alter table searched_phrase rename column away to fruitless`.execute(world.portal.db);
  await world.portal.searchedPhrases.flush();
  expect(await words()).toEqual(['zorzalia']);
});

test('openings are counted an address, listed once three opened, and weigh in the order', async () => {
  const { answerId } = await anAnswer('¿Qué hago si faltan meses?');
  const { db, searchedPhrases } = world.portal;
  const weight = async () =>
    (await searchedPhrases.weightsFor(db, 'zorzalia'))({ kind: 'Respuesta', rowId: answerId, anchor: '' });
  await opens('Zorzalía', answerId, ['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  await world.portal.searchedPhrases.flush();
  expect(await weight()).toBe(0);
  await opens('zorzalia', answerId, ['10.0.0.3']);
  await world.portal.searchedPhrases.flush();
  expect(await weight()).toBeCloseTo(0.455, 2);
  const opened = [
    { type: 'Respuesta', id: answerId, title: '¿Qué hago si faltan meses?', count: 3, anchor: '' },
  ];
  expect(await listed()).toMatchObject([{ words: 'zorzalia', count: 3, opened, openedCount: 3 }]);
});

test('an answer above the results fills the heap of what is found; who then reads an article, the one of what is not', async () => {
  await anAnswer('¿Cuánto pesa una laguna?');
  await types('cuánto pesa una laguna');
  expect((await listed('found')).map((row) => row.words)).toEqual(['cuanto pesa una laguna']);
  const article = await anArticle(world.portal, { title: 'Lagunas' });
  for (const address of addresses)
    await at(address).call(searchedPhrase.opened, {
      Value: 'cuánto pesa una laguna',
      Type: 'Articulo',
      Id: article,
    });
  await world.portal.searchedPhrases.flush();
  expect((await listed('misfound')).map((row) => row.words)).toEqual(['cuanto pesa una laguna']);
});

test('one press makes a phrase a way of asking; the search then answers it, and one press takes it back', async () => {
  const { subjectId, answerId } = await anAnswer('¿Me inscriben sin contrato?');
  await types('zorzalia');
  const target = { Type: 'Respuesta', Id: answerId } as const;
  await api.searchedPhrase.makeAsked({ Words: 'zorzalia', ...target });
  const written = async () => (await api.subject.getToEdit({ id: subjectId })).data.answers;
  expect(await written()).toBe('¿Me inscriben sin contrato?\nTambién se pregunta: zorzalia\nAsí.');
  expect((await world.client.visitor.homeSlider.search({ value: 'zorzalia' })).data.best).toMatchObject([
    { type: 'Respuesta', id: answerId },
  ]);
  const [row] = await listed();
  expect(row?.decision).toEqual({ outcome: 'asked', title: '¿Me inscriben sin contrato?' });
  expect((await api.searchedPhrase.getFigures({})).data).toMatchObject({ unanswered: 1, waiting: 0 });
  await api.searchedPhrase.makeAsked({ Words: 'zorzalia', ...target }); // its answer was lost
  await expectRefusal(api.searchedPhrase.makeAnswered({ Words: 'zorzalia', Title: 'Otra' }), 409);
  await api.searchedPhrase.undo({ Words: 'zorzalia' });
  expect(await written()).toBe('¿Me inscriben sin contrato?\nAsí.');
  await api.searchedPhrase.undo({ Words: 'zorzalia' });
  await expectRefusal(api.searchedPhrase.makeAsked({ Words: 'nada', ...target }), 404);
  await expectRefusal(
    api.searchedPhrase.makeAsked({ Words: 'zorzalia', Type: 'Respuesta', Id: 999_999 }),
    404,
  );
});

test('facts and calculators take phrases too', async () => {
  await types('zorzalia');
  await types('birlibirloque');
  const fact = await sql<{ id: number }>`select id from fact where key = 'horario'`.execute(world.portal.db);
  const Id = fact.rows[0]?.id ?? 0;
  await api.searchedPhrase.makeAsked({ Words: 'zorzalia', Type: 'Dato', Id, Anchor: 'horario' });
  await api.searchedPhrase.makeAsked({ Words: 'birlibirloque', Type: 'Calculadora', Id: 1 });
  const asked = async () => [
    (await api.parameter.get({})).data.find(({ name }) => name === 'horario')?.asked,
    (await api.calculator.getAsked({})).data[0]?.asked.includes('birlibirloque'),
  ];
  expect(await asked()).toEqual([expect.stringContaining('zorzalia'), true]);
  for (const Words of ['zorzalia', 'birlibirloque']) await api.searchedPhrase.undo({ Words });
  expect(await asked()).toEqual([expect.not.stringContaining('zorzalia'), false]);
});

test('routes, subjects and pages of the portal take phrases, without a new version', async () => {
  const { subjectId } = await anAnswer('¿Anidan los cóndores?');
  const routeId = await aTrashable(world, 'Ruta');
  const taken = [
    ['zorzalia', 'Tema', subjectId, 'subject'],
    ['birlibirloque', 'Ruta', routeId, 'route'],
    ['abracadabra', 'Pagina', 1, 'portal_page'],
  ] as const;
  for (const [Words, Type, Id, table] of taken) {
    const stored = () =>
      world.portal.db.selectFrom(table).select(['asked', 'version']).where('id', '=', Id).executeTakeFirst();
    const before = await stored();
    await types(Words);
    await api.searchedPhrase.makeAsked({ Words, Type, Id });
    expect(await stored()).toEqual({
      asked: [before?.asked, Words].filter(Boolean).join('\n'),
      version: before?.version,
    });
    expect((await world.client.visitor.homeSlider.search({ value: Words })).data.results[0]).toMatchObject({
      type: Type,
      id: Id,
    });
    await api.searchedPhrase.undo({ Words });
    expect(await stored()).toEqual(before);
  }
  await types('hocuspocus');
  await expectRefusal(api.searchedPhrase.makeAsked({ Words: 'hocuspocus', Type: 'Ruta', Id: 999_999 }), 404);
});

test('what people open moves up among results that say as much; a script from one address moves nothing', async () => {
  const value = 'muelle birlibirloque';
  await anAnswer('¿Abre el muelle de mañana?');
  await anAnswer('¿Abre el muelle de noche?');
  const { answerId: far } = await anAnswer('¿Quién cuida, pinta, limpia, vigila y alumbra el muelle viejo?');
  const order = async () =>
    (await world.client.visitor.homeSlider.search({ value })).data.results
      .filter(({ type }) => type === 'Respuesta')
      .map(({ id }) => id);
  const before = await order();
  const [first = 0, second = 0] = before;
  expect(before).toEqual([first, second, far]);
  await opens(value, second, Array<string>(50).fill('10.0.0.1'));
  await world.portal.searchedPhrases.flush();
  expect(await order()).toEqual(before);
  await opens(value, second);
  await world.portal.searchedPhrases.flush();
  expect(await order()).toEqual([second, first, far]);
  const many = Array.from({ length: 30 }, (_, at) => `10.0.1.${at}`);
  await opens(value, far, many);
  await world.portal.searchedPhrases.flush();
  expect((await order()).at(-1), 'a bound holds what says less below').toBe(far);
});

test('a written answer is noted', async () => {
  await types('zorzalia');
  await api.searchedPhrase.makeAnswered({ Words: 'zorzalia', Title: '¿Y los zorzales?' });
  expect(await listed()).toMatchObject([{ decision: { outcome: 'answered', title: '¿Y los zorzales?' } }]);
});

test('what is searched much is shown in words of the portal alone, and the usual until there is enough', async () => {
  const popular = async () => (await world.client.visitor.searchedPhrase.getPopular({})).data;
  const usual = await popular();
  expect(usual).toHaveLength(3);
  await anAnswer('¿Cuánto cobra una viuda?');
  await types('cuanto cobra una viuda', [...addresses, '10.0.0.4']);
  await types('cuanto cobra una viuda tonta', [...addresses, '10.0.0.4', '10.0.0.5']);
  expect(await popular()).toEqual(['¿Cuánto cobra una viuda?', ...usual.slice(0, 2)]);
});

test('the start page lists what is searched in vain', async () => {
  await types('zorzalia');
  expect((await api.inicio.get({})).data.searches).toEqual([{ words: 'zorzalia', count: 3 }]);
});

test('after its month goes what three addresses did not share, after 90 days all; the decision with it', async () => {
  const purge = () => searchedPhraseTasks(world.portal)['purgeSearchedPhrases']?.({}, undefined as never);
  const { answerId } = await anAnswer('¿Qué pasa al tercer mes?');
  await types('zorzalia');
  await types('birlibirloque', ['10.0.0.1']);
  await opens('zorzalia', answerId, ['10.0.0.1']);
  await api.searchedPhrase.makeAnswered({ Words: 'zorzalia', Title: 'Sí' });
  await world.portal.searchedPhrases.flush();
  await purge();
  expect(await stored()).toHaveLength(2);
  world.clock.advance(32 * day);
  await purge();
  const openings = () => world.portal.db.selectFrom('searched_opening').select('count').execute();
  expect([await stored(), await openings()]).toEqual([[expect.objectContaining({ words: 'zorzalia' })], []]);
  world.clock.advance(60 * day);
  await purge();
  const decisions = await world.portal.db.selectFrom('searched_decision').select('words').execute();
  expect([await stored(), decisions]).toEqual([[], []]);
});

test('a phrase becomes a way of asking for something that is not treated', async () => {
  await types('zorzalia');
  const { id: Id } = (await api.untreated.add({ Title: 'Aves', Answer: 'En el zoológico.' })).data;
  await api.searchedPhrase.makeUntreated({ Words: 'zorzalia', Id });
  const asked = async () => (await api.untreated.get({})).data.find(({ id }) => id === Id)?.asked;
  expect(await asked()).toBe('zorzalia');
  expect(await listed()).toMatchObject([{ decision: { outcome: 'untreated', title: 'Aves' } }]);
  await api.searchedPhrase.undo({ Words: 'zorzalia' });
  expect(await asked()).toBe('');
  await expectRefusal(api.searchedPhrase.makeUntreated({ Words: 'zorzalia', Id: 999_999 }), 404);
});
