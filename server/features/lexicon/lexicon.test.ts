import { expect, test } from 'vitest';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { fileOf } from '../../testing/files/images.ts';
import { openForTests } from '../../testing/lifetime.ts';
import { anAdminOf, aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
const { api } = anAdminOf(world);
const other = openForTests(() => world.another());

const stored = async (id: number) => (await api.lexicon.get({})).data.find((row) => row.id === id);
const named = async (word: string) =>
  (await api.lexicon.get({})).data.find(({ words }) => words[0] === word) ?? expect.unreachable();
const firstOn = async ({ client }: Pick<typeof world, 'client'>, value: string) =>
  (await client.visitor.homeSlider.search({ value })).data.results[0]?.title;

test('a word that the institute adds is found on every node, and the product’s are kept apart from it', async () => {
  await api.subject.add({ Title: 'Barcas', Answers: '¿Quién repara la barca?\nEl calafate.' });
  expect(await firstOn(other, 'quién compone la chalana')).not.toBe('¿Quién repara la barca?');
  const { id } = (await api.lexicon.add({ Kind: 'equals', Words: 'barca\nchalana\n chalana ' })).data;
  await api.lexicon.add({ Kind: 'equals', Words: 'reparar\ncompone' });
  expect(await stored(id)).toEqual({
    id,
    kind: 'equals',
    words: ['barca', 'chalana'],
    added: ['barca', 'chalana'],
    removed: [],
    isProduct: false,
    version: 1,
  });
  for (const node of [world, other])
    expect(await firstOn(node, 'quién compone la chalana')).toBe('¿Quién repara la barca?');
});

test('a changed group of the product says what was added and taken out, and an update leaves both', async () => {
  const before = await named('empleador');
  const Words = [...before.words.filter((word) => word !== 'firma'), 'el ñato'].join('\n');
  const { version } = (await api.lexicon.update({ Id: before.id, Words, Version: before.version })).data;
  expect(await stored(before.id)).toMatchObject({
    added: ['el ñato'],
    removed: ['firma'],
    isProduct: true,
    version,
  });
  await world.portal.db
    .updateTable('lexicon_entry')
    .set({ product_words: ['empleador', 'firma', 'casa matriz'] })
    .where('id', '=', before.id)
    .execute();
  expect((await stored(before.id))?.words).toEqual(['empleador', 'casa matriz', 'el ñato']);
  await expectRefusal(
    api.lexicon.update({ Id: before.id, Words: 'bote\nlancha', Version: before.version }),
    409,
  );
  await expectRefusal(api.lexicon.update({ Id: 999_999, Words: 'bote\nlancha' }), 404);
});

test.each([
  ['equals', 'barca', 'al menos dos'],
  ['equals', `a\n${'b'.repeat(70)}`, '70 letras'],
  ['apart', 'un retiro\nretrato', 'Solo se separan palabras sueltas'],
  ['equals', 'barca\nde', '«de» está en casi cualquier frase'],
  ['equals', 'barca\nno', '«no» está en casi cualquier frase'],
] as const)('a group that is none is refused with the reason: %s %j', async (Kind, Words, reason) => {
  await expectRefusal(api.lexicon.add({ Kind, Words }), 400, { Words: expect.stringContaining(reason) });
});

test('a word that would make everything alike is refused with what it would join', async () => {
  const asked = Array.from({ length: 15 }, (_, at) => `¿Llega el tren ${at}?\nLlega.`);
  const others = Array.from({ length: 15 }, (_, at) => `¿Sale el barco ${at}?\nSale.`);
  await api.subject.add({ Title: 'Trenes', Answers: asked.join('\n\n') });
  await api.subject.add({ Title: 'Barcos', Answers: others.join('\n\n') });
  await expectRefusal(api.lexicon.add({ Kind: 'equals', Words: 'tren\nbarco' }), 400, {
    Words: expect.stringMatching(/haría iguales muchas cosas: juntaría 1\d respuestas, como «¿Llega el tren/),
  });
  await expectRefusal(api.lexicon.add({ Kind: 'spelling', Words: 'trén\nbarco' }), 400, {
    Words: expect.stringContaining('no está mal escrita'),
  });
  await expectRefusal(api.lexicon.add({ Kind: 'equals', Words: 'cajón\nrenuncia\nsueldo\ncesante' }), 400, {
    Words: expect.stringContaining('junta los grupos'),
  });
  await api.lexicon.add({ Kind: 'equals', Words: 'tren\nferrobús' });
});

const headings = ['Número', 'Qué dice', 'Palabras'];
const bookOf = async (rows: (string | number)[][]) =>
  fileOf(await xlsxOf({ name: 'Palabras', widths: [9, 9, 9], rows: [headings, ...rows] }));

test('a workbook of 5,000 lines is taken in; wrong lines are told and left out, and the same again changes nothing', async () => {
  const { id, words } = await named('sueldo');
  const rows = Array.from({ length: 4997 }, (_, at) => [
    '',
    'Significan lo mismo',
    `palabra${at}a; vocablo${at}b`,
  ]);
  const file = () =>
    bookOf([
      ...rows,
      [id, 'Significan lo mismo', [...words, 'la platita del mes'].join('; ')],
      ['', 'Otra cosa', 'uno; dos'],
      [999_999, 'Se escriben mal', 'uno; dos'],
    ]);
  const { data, message } = await api.lexicon.import({ file: await file() });
  expect(data).toMatchObject({ added: 4997, changed: 1, unchanged: 0 });
  expect(data.wrong).toEqual([
    { line: 5000, message: expect.stringContaining('«Otra cosa» no se conoce') },
    { line: 5001, message: expect.stringContaining('No hay un grupo con el número 999999') },
  ]);
  expect(message).toBe('Entraron 4\u00a0998 grupos. 2 filas quedaron fuera.');
  expect(await stored(id)).toMatchObject({ added: ['la platita del mes'], removed: [] });
  expect((await api.lexicon.import({ file: await file() })).data).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 4998,
  });
  await world.portal.db.deleteFrom('lexicon_entry').where('title', 'like', 'palabra%').execute();
});

test('a file that is no such workbook is refused', async () => {
  const book = await xlsxOf({ name: 'Otra', widths: [9], rows: [['Nombre'], ['Ana']] });
  for (const bytes of [book, 'nada', ''])
    await expectRefusal(api.lexicon.import({ file: fileOf(bytes) }), 400, { file: expect.any(String) });
});

test('a sentence is explained: its words with their groups, and what comes out with its nearest way of asking', async () => {
  await api.subject.add({
    Title: 'Faros',
    Answers: '¿Quién enciende el faro?\nTambién se pregunta: mi patrulla no prende la linterna\nEl farero.',
  });
  const { words, results } = (await api.lexicon.try({ Value: 'me patrulla no descuenta la linterna' })).data;
  expect(words.map(({ word, counts, denies }) => [word, counts, denies])).toEqual([
    ['me', false, false],
    ['patrulla', true, false],
    ['no', true, true],
    ['descuenta', true, false],
    ['la', false, false],
    ['linterna', true, false],
  ]);
  expect(words[3]?.groups).toEqual(['descontar']);
  expect(words[0]?.groups, 'a word of every sentence stands for no group').toEqual([]);
  expect(results[0]).toEqual({
    type: 'Respuesta',
    title: '¿Quién enciende el faro?',
    asked: 'mi patrulla no prende la linterna',
    isShort: true,
  });
});

test('a group that is deleted lies in the Papelera; one of the product stays there, so that no update brings it back', async () => {
  const { id } = (await api.lexicon.add({ Kind: 'equals', Words: 'bajel\nfaluca' })).data;
  await api.lexicon.delete({ id });
  expect(await stored(id)).toBeUndefined();
  await api.papelera.restore({ Type: 'Palabras', Id: id });
  expect(await stored(id)).toMatchObject({ words: ['bajel', 'faluca'] });
  const product = await named('descontar');
  await api.lexicon.delete({ id: product.id });
  await expectRefusal(api.papelera.delete({ type: 'Palabras', id: product.id }), 409);
});
