import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { editorOf, refusedWith, writeOn } from './steps/forms.ts';
import { arriveAsAdmin } from './steps/people.ts';

/** Puts words at the end of the article's text. */
const write = (page: Page, words: string) => writeOn(page, editorOf(page), words);

const save = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).click();

test('two tabs edit one article: nothing is overwritten unseen, every version can be compared and restored', async ({
  visit,
}) => {
  const { context, page: first, troubles } = await visit({ viewport: desk });
  await arriveAsAdmin(first, '/addarticle');
  await first.getByLabel('Título').fill('Dos personas, un texto');
  await first.getByLabel('Categoría').selectOption({ index: 1 });
  await write(first, 'Aporta cada mes lo que puedas.');
  await first.keyboard.press('Enter');
  await first.keyboard.type('Revisa tu saldo una vez al año.');
  await first.getByRole('radio', { name: /^Borrador/ }).check();
  await first.getByRole('button', { name: 'Agregar', exact: true }).click();
  await first.waitForURL(/listarticle/);
  const href = await first.getByRole('link', { name: 'Editar: Dos personas, un texto' }).getAttribute('href');
  const id = Number(href?.split('=')[1]);

  const second = await context.newPage();
  second.on('pageerror', ({ message }) => troubles.push(message));
  await first.goto(`/editarticle?id=${id}`);
  await second.goto(`/editarticle?id=${id}`);
  await write(second, ' Pregunta por tu comisión.');
  await second.getByLabel('Título').fill('Dos personas, otro texto');
  await save(second);
  await second.waitForURL(/listarticle/);

  await write(first, ' Guarda tus recibos.');
  await save(first);
  await first.getByRole('heading', { name: 'Alguien guardó antes que tú' }).waitFor();
  await first.getByRole('dialog').getByRole('deletion').filter({ hasText: 'otro' }).nth(0).waitFor();
  await first.getByRole('dialog').getByRole('insertion').filter({ hasText: 'Guarda tus recibos' }).waitFor();
  await look(first, 'admin-articulo-conflicto');

  // going on with one's own shows the other's text; a third save in between is shown again, not overwritten
  await first.getByRole('button', { name: 'Seguir editando el mío' }).click();
  await first.getByText('tu texto reemplaza la versión 2').waitFor();
  await look(first, 'admin-articulo-lo-suyo');
  await second.goto(`/editarticle?id=${id}`);
  await write(second, ' Llama si dudas.');
  await save(second);
  await second.waitForURL(/listarticle/);
  await save(first);
  await first.getByText(/Versión 3, de/).waitFor();

  // taking theirs asks and keeps one's own on the device; taken back, it still meets what it has not seen
  await first.getByRole('button', { name: 'Quedarme con el suyo' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Quedarme con el suyo' }).click();
  await first.getByRole('button', { name: 'Recuperar mi texto' }).click();
  await editorOf(first).getByText('Guarda tus recibos.').waitFor();
  await save(first);
  await first.getByText(/Versión 3, de/).waitFor();
  await first.getByRole('button', { name: 'Guardar el mío encima' }).click();
  await first.waitForURL(/listarticle/);

  await first.goto(`/revisiones?id=${id}`);
  expect(await first.getByRole('row').count()).toBe(1 + 4);
  await first.getByRole('link', { name: 'Comparar la versión 3 con la actual' }).click();
  await first.getByRole('heading', { name: 'Versión 3', exact: true }).waitFor();
  await first.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await first.getByText('Actual', { exact: true }).waitFor();
  await expect.poll(() => first.getByRole('row').count()).toBe(1 + 5);

  // a draft still: its address shows it to administrators alone, and says so
  await first.goto(`/leerarticulo?id=${id}`);
  await first.getByText('Llama si dudas.').waitFor();
  await first.getByText(/Borrador: solo lo ven los administradores/).waitFor();
  const visitor = await visit();
  expect((await visitor.page.goto(`/leerarticulo?id=${id}`))?.status()).toBe(404);
});

test('a scheduled article is previewed at both widths and waits for its moment', async ({ visit }) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/addarticle');
  await page.getByLabel('Título').fill('Para el año que viene');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await write(page, 'Cambian los topes de aporte.');
  await page.getByRole('radio', { name: /^Programar/ }).check();
  await page.getByLabel('Publicar el').fill('2020-01-01T08:00');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, /La fecha para publicar ya pasó/);
  await page.getByLabel('Publicar el').fill('2099-01-04T08:30');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await page.getByRole('heading', { name: 'Vista previa: nadie más la ve' }).waitFor();
  await page.getByRole('button', { name: 'Teléfono' }).click();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.waitForURL(/listarticle/);
  await page.getByRole('button', { name: 'Agregar imágenes' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Para el año que viene' });
  expect(await row.textContent()).toContain('4 ene 2099, 08:30');
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('link').click();
  await page.waitForURL(/sort=title&order=asc/);
  await page.locator('th[aria-sort=ascending]', { hasText: 'Título' }).waitFor();
});
