import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { editorOf, writeOn } from './steps/forms.ts';
import { arriveAsAdmin } from './steps/people.ts';

/** Restores the version whose comparison is open, and waits for the list. */
async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('La versión se restauró.').waitFor();
  await page.getByText('Actual', { exact: true }).waitFor();
}

test('two tabs edit one subject: nothing is overwritten unseen, and an earlier version is compared and restored', async ({
  visit,
}) => {
  const { context, page: first, troubles } = await visit({ viewport: desk });
  await arriveAsAdmin(first, '/editartemas?id=nuevo');
  await first.getByLabel('Tema').fill('Dos personas, un tema');
  await first.getByLabel(/^Preguntas y respuestas/).fill('¿Qué llevo?\nTu documento.');
  await first.getByRole('button', { name: 'Agregar', exact: true }).click();
  await first.getByText('El tema se guardó.').waitFor();
  const href = await first
    .getByRole('link', { name: 'Dos personas, un tema', exact: true })
    .getAttribute('href');

  const second = await context.newPage();
  second.on('pageerror', ({ message }) => troubles.push(message));
  await first.goto(`${href}`);
  await second.goto(`${href}`);
  await second.getByLabel(/^Preguntas y respuestas/).fill('¿Qué llevo?\nTu documento y una foto.');
  await second.getByRole('button', { name: 'Guardar', exact: true }).click();
  await second.getByText('Los cambios se guardaron.').waitFor();

  await first.getByLabel(/^En una frase/).fill('Lo mío.');
  await first.getByRole('button', { name: 'Guardar', exact: true }).click();
  await first.getByRole('heading', { name: 'Alguien guardó antes que tú' }).waitFor();
  await first.getByText(/^Versión 2, de /).waitFor();
  await first.getByRole('button', { name: 'Guardar el mío encima' }).click();
  await first.getByText('Los cambios se guardaron.').waitFor();

  await first.goto(`${href}`);
  await first.getByRole('link', { name: 'Versiones' }).click();
  await expect.poll(() => first.getByRole('row').count()).toBe(1 + 3);
  await first.getByRole('link', { name: 'Comparar la versión 2 con la actual' }).click();
  await first.getByRole('insertion').or(first.getByRole('deletion')).nth(0).waitFor();
  await look(first, 'admin-tema-version');
  await restore(first);
  await expect.poll(() => first.getByRole('row').count()).toBe(1 + 4);
  await first.getByRole('link', { name: 'Ver', exact: true }).click();
  await first.getByText('Tu documento y una foto.').waitFor();
});

test('a term and a route go back to what they said, on a phone too', async ({ visit }) => {
  const { page } = await visit({ viewport: phone });
  await arriveAsAdmin(page, '/terminos?id=1');
  const definition = page.getByRole('dialog').getByLabel('Definición');
  const before = await definition.inputValue();
  await definition.fill('Otra cosa.');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Los cambios se guardaron.').waitFor();
  await page.goto('/versionestermino?id=1');
  await page.getByRole('link', { name: 'Comparar la versión 1 con la actual' }).click();
  await restore(page);
  await page.goto('/terminos?id=1');
  expect(await page.getByRole('dialog').getByLabel('Definición').inputValue()).toBe(before);

  await page.goto('/rutas?id=1');
  await writeOn(page, editorOf(page), ' Con calma y zanahorias.');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Los cambios se guardaron.').waitFor();
  await page.goto('/versionesruta?id=1');
  await page.getByRole('link', { name: 'Comparar la versión 1 con la actual' }).click();
  await page.getByText('Con calma y zanahorias.').nth(0).waitFor();
  await look(page, 'admin-ruta-version');
  await restore(page);
  await page.goto('/ruta?id=1');
  expect(await page.getByText('zanahorias').count()).toBe(0);
});
