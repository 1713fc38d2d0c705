import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { addPractice } from './steps/practice.ts';

test('a visitor practises: each answer says at once whether it is right, and why, with a script and without', async ({
  portal,
  visit,
}) => {
  await addPractice(portal);
  const { page } = await visit({ viewport: desk });
  await page.goto('/practica');
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('/practica?id=1');
  await page.goto('/practica?id=1&modulo=2');
  await page.getByText('Sin reloj y sin nota.').waitFor();
  await page.getByRole('button', { name: 'Tu empleador' }).click();
  await page.getByRole('heading', { name: 'Así es.' }).and(page.locator(':focus')).waitFor();
  await page.getByText('con recargo.', { exact: false }).first().waitFor();
  await page.keyboard.press('Tab'); // the module to read
  await page.getByRole('link', { name: 'Siguiente pregunta' }).press('Enter');
  await page.getByRole('heading', { name: 'Caso' }).and(page.locator(':focus')).waitFor();
  await page.reload(); // the address knows the answers
  await page.getByRole('button', { name: 'Tú, en la oficina' }).click();
  await page.getByRole('heading', { name: 'No es esa.' }).waitFor();
  await page.getByText('La correcta').waitFor();
  await page.getByRole('link', { name: 'Ver cómo te fue' }).click();
  await page.getByRole('heading', { name: 'Acertaste 1 de 2' }).waitFor();
  await page.getByRole('link', { name: 'Crear mi cuenta' }).waitFor();

  const { page: plain } = await visit({ viewport: phone, javaScriptEnabled: false });
  await plain.goto('/practica?id=1');
  for (let each = 0; each < 3; each += 1) {
    const one = plain.getByRole('button', { name: 'Tu empleador' });
    const check = plain.getByRole('button', { name: 'Comprobar' });
    await one.or(check).waitFor(); // the press before may still lead here
    if (await one.isVisible()) await one.click();
    else {
      await plain.getByLabel('Tú, en la oficina').check();
      await plain.getByLabel('Tu empleador').check();
      await check.click();
    }
    await plain.getByRole('heading', { name: 'Así es.' }).waitFor();
    await plain.getByRole('link', { name: /Siguiente pregunta|Ver cómo te fue/ }).click();
  }
  expect(await plain.getByRole('heading', { name: /^Acertaste/ }).textContent()).toBe('Acertaste 3 de 3');
});
