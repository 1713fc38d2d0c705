import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { editorOf, refusedWith } from './steps/forms.ts';
import { addLongTexts } from './steps/long-texts.ts';
import { arriveAsAdmin } from './steps/people.ts';

/** Expects that no button of a table's rows has to be scrolled to sideways. */
async function seesEveryAction(page: Page): Promise<void> {
  const right = await page
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Más: / })
    .evaluate((button) => {
      const frame = button.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0;
      return frame - button.getBoundingClientRect().right;
    });
  expect(right).toBeGreaterThanOrEqual(0);
}

test('every action of a list is in sight beside long texts; a window gives the focus back; what is in use stays', async ({
  portal,
  visit,
}) => {
  await addLongTexts(portal);
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/category');
  await seesEveryAction(page);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Agregar categoría' });
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await form.getByText('Por favor complete correctamente todos los campos').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Agregar');
  await page.getByRole('button', { name: 'Más: Jubilación' }).click();
  await page.getByRole('button', { name: 'Eliminar: Jubilación' }).click();
  const told = page.getByRole('dialog', { name: /^«Jubilación» tiene \d+ artículos$/ });
  await told.getByRole('link').waitFor();
  await look(page, 'admin-categoria-en-uso');

  await page.goto('/listarticle');
  await seesEveryAction(page);
  await page.goto('/listarticle?page=99');
  await page.getByText('Esta página está vacía').waitFor();
  expect(await page.getByText(/\d+ a \d+ de/).count()).toBe(0);

  await page.goto('/sistemapension');
  await seesEveryAction(page);
  await page.getByRole('link', { name: 'Agregar', exact: true }).click();
  await editorOf(page).waitFor();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, 'El campo Título es obligatorio.');
});
