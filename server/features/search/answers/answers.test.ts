import { expect, test } from 'vitest';
import { openForTests } from '../../../testing/lifetime.ts';
import { anAdminOf, aTestPortal } from '../../../testing/portal.ts';

const world = aTestPortal();
const { api } = anAdminOf(world);
const other = openForTests(() => world.another());

const firstOn = async ({ client }: Pick<typeof world, 'client'>, value: string) =>
  (await client.visitor.homeSlider.search({ value })).data.results[0]?.title;

test('a changed answer is found at once, on every node', async () => {
  expect(await firstOn(other, 'quién prende la linterna del faro')).not.toBe('¿Quién enciende el faro?');
  await api.subject.add({
    Title: 'Faros',
    Answers: '¿Quién enciende el faro?\nTambién se pregunta: quién prende la linterna del faro\nEl farero.',
  });
  for (const node of [world, other])
    expect(await firstOn(node, 'quién prende la linterna del faro')).toBe('¿Quién enciende el faro?');
});

test('a word that the institute adds to the lexicon finds what means the same, in the search and in lists', async () => {
  const { db } = world.portal;
  await api.subject.add({ Title: 'Barcas', Answers: '¿Quién repara la barca?\nEl calafate.' });
  expect(await firstOn(other, 'quién arregla la chalana')).not.toBe('¿Quién repara la barca?');
  await db
    .insertInto('lexicon_entry')
    .values([
      { kind: 'equals', added_words: ['barca', 'chalana'] },
      { kind: 'equals', added_words: ['reparar', 'arregla'] },
    ])
    .execute();
  expect(await firstOn(other, 'quién arregla la chalana')).toBe('¿Quién repara la barca?');
});

test('an update of the product keeps what the institute added and removed', async () => {
  const { db } = world.portal;
  const entry = db.selectFrom('lexicon_entry').where('product_key', '=', 'empleador');
  await db
    .updateTable('lexicon_entry')
    .set({ added_words: ['mandamás'], removed_words: ['firma'] })
    .where('product_key', '=', 'empleador')
    .execute();
  await db
    .updateTable('lexicon_entry')
    .set({ product_words: ['empleador', 'firma', 'casa matriz'] })
    .where('product_key', '=', 'empleador')
    .execute();
  expect((await entry.select('words').executeTakeFirstOrThrow()).words).toEqual([
    'empleador',
    'casa matriz',
    'mandamás',
  ]);
});
