import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { refusedWith } from './steps/forms.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { openMore } from './steps/rows.ts';

interface Kind {
  noun: string;
  /** The address of its form. */
  form: string;
  /** Writes words that nobody else writes, and saves. */
  write(page: Page, words: string): Promise<void>;
  /** The sentence after a save. */
  saved: RegExp;
  /** True if earlier versions are kept: the window names the other one and its author. */
  isVersioned: boolean;
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();

/** Every kind of text of this country that has a form. */
const kinds: readonly Kind[] = [
  {
    noun: 'a fact',
    form: '/parametros?dato=horario',
    async write(page, words) {
      await page.getByLabel('De dónde sale').fill(words);
      await save(page);
    },
    saved: /Guardado\. Todos los textos ya lo muestran/,
    isVersioned: true,
  },
  {
    noun: 'the ways of asking for a calculator',
    form: '/parametros?calculadora=cuanto-recibire',
    async write(page, words) {
      await page.getByLabel('También se pregunta como').fill(words);
      await save(page);
    },
    saved: /Guardado\. El buscador ya lo sabe/,
    isVersioned: false,
  },
  {
    noun: 'a term',
    form: '/terminos?id=2',
    async write(page, words) {
      await page.getByRole('dialog').getByLabel('Definición').fill(words);
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
    },
    saved: /Los cambios se guardaron/,
    isVersioned: true,
  },
  {
    noun: 'a route',
    form: '/rutas?id=2',
    async write(page, words) {
      await page.getByLabel('Para quién es').fill(words);
      await save(page);
    },
    saved: /Los cambios se guardaron/,
    isVersioned: true,
  },
  {
    noun: 'a subject',
    form: '/editartemas?id=2',
    async write(page, words) {
      await page.getByLabel(/^En una frase/).fill(words);
      await save(page);
    },
    saved: /Los cambios se guardaron/,
    isVersioned: true,
  },
  {
    noun: 'the text of a law',
    form: '/textoley?id=2',
    async write(page, words) {
      await page.getByLabel('Gaceta').fill(words);
      await save(page);
    },
    saved: /El texto de la ley se guardó/,
    isVersioned: true,
  },
];

test.for(kinds)(
  '$noun: of two who save at once the second sees both texts, and loses neither',
  async ({ form, write, saved, isVersioned }, { visit }) => {
    const { context, page: mine, troubles } = await visit({ viewport: desk });
    await arriveAsAdmin(mine, form);
    const theirs = await context.newPage();
    theirs.on('pageerror', ({ message }) => troubles.push(message));
    await theirs.goto(form);
    await write(theirs, 'Zanahorias');
    await theirs.getByRole('status').getByText(saved).first().waitFor();

    await write(mine, 'Calabazas');
    const window = mine.getByRole('dialog', { name: 'Alguien guardó antes que tú' });
    await window.getByText('Zanahorias').first().waitFor();
    await window.getByText('Calabazas').first().waitFor();
    if (isVersioned) await window.getByText(/^Versión \d+, de /).waitFor();
    await window.getByRole('button', { name: 'Guardar el mío encima' }).click();
    await mine.getByRole('status').getByText(saved).first().waitFor();
  },
);

test('the text of a law that another person took away meanwhile says so, and what was written stays', async ({
  visit,
}) => {
  const { context, page: mine } = await visit({ viewport: desk });
  await arriveAsAdmin(mine, '/textoley?id=2');
  const theirs = await context.newPage();
  await theirs.goto('/textoley?id=2');
  await theirs.getByRole('button', { name: 'Quitar el texto' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await theirs
    .getByRole('status')
    .getByText(/El texto de la ley .*Papelera/)
    .waitFor();

  await mine.getByLabel('Gaceta').fill('Gaceta nueva');
  await save(mine);
  await refusedWith(mine, /El texto de esta ley está en la Papelera/);
  expect(await mine.getByLabel('Gaceta').inputValue()).toBe('Gaceta nueva');

  await theirs.goto('/papelera');
  const row = theirs.getByRole('row').filter({ hasText: 'Texto de una ley' });
  await row.getByRole('button', { name: /^Restaurar/ }).click();
  await row.waitFor({ state: 'detached' });
  await save(mine);
  await mine.getByRole('status').getByText('El texto de la ley se guardó.').waitFor();
});

/** The lists of every kind of text of this country, and the call for the row that the journey takes away. */
const lists = [
  { noun: 'a term', list: '/terminos', title: 'Capital necesario', seen: '/glosario' },
  { noun: 'a subject', list: '/editartemas', title: '', seen: '/temas' },
  { noun: 'a route', list: '/rutas', title: 'Enviudé', seen: '/ruta' },
];

test.for(lists)(
  '$noun goes to the Papelera by its list and comes back',
  async ({ list, title, seen }, { visit }) => {
    const { page } = await visit({ viewport: desk });
    await arriveAsAdmin(page, list);
    const rows = page.getByRole('row');
    const name = title || ((await rows.nth(1).getByRole('link').first().textContent()) ?? '');
    const row = rows.filter({ hasText: name }).first();
    await openMore(row);
    await row.getByRole('button', { name: /^Eliminar/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Desea eliminar?' });
    await question.getByText('Queda 30 días en la Papelera y se puede restaurar.').waitFor();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await page
      .getByRole('status')
      .getByText(/Papelera/)
      .first()
      .waitFor();
    const isSeen = async () => (await (await page.request.get(seen)).text()).includes(`>${name}<`);
    await expect.poll(isSeen).toBe(false);
    await page.goto('/papelera');
    const trashed = rows.filter({ hasText: name }).first();
    await trashed.getByRole('button', { name: /^Restaurar/ }).click();
    await trashed.waitFor({ state: 'detached' });
    await expect.poll(isSeen).toBe(true);
  },
);
