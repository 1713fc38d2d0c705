import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';

test('a calculator on a phone asks one question a screen, and keeps what was said over Back and a reload', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: phone });
  await page.goto('/calculadoras/cuanto-recibire');
  const asked = page.getByRole('group', { name: /^Pregunta/ });
  await page.getByText('Pregunta 1 de 5').waitFor();
  expect(await page.getByLabel('¿Cuánto ganas al mes?', { exact: true }).isVisible()).toBe(false);
  await page.getByLabel('¿Cuándo naciste?').fill('14/03/1984');
  await page.keyboard.press('Enter');
  await asked.and(page.locator(':focus')).waitFor();
  await page.getByLabel('¿Cuánto tiempo aportaste?', { exact: true }).fill('15 años');
  await page.keyboard.press('Enter');
  await page.getByText('Pregunta 3 de 5').waitFor();
  await page.goBack();
  await page.getByText('Pregunta 2 de 5').waitFor();
  await page.goForward();
  await page.reload();
  await page.getByText('Pregunta 3 de 5').waitFor();
  await page.getByText('Tus años aportados: 15 años').waitFor();
  for (const [label, value] of [
    ['¿Cuánto ganas al mes?', '4200'],
    ['¿Cuánto tienes en tu cuenta?', '68500'],
    ['¿A qué edad quieres retirarte?', '65'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
    expect(await page.getByText('al mes, toda la vida').isVisible()).toBe(false); // no answer before the end
    await page.keyboard.press('Enter');
  }
  await page.getByRole('region', { name: 'Respuesta' }).and(page.locator(':focus')).waitFor();
  await look(page, 'calculadora-conversacion-fin');
  await page.reload();
  await page.getByText('Tu sueldo: Bs 4 200').waitFor();
  await page.getByText('Puedes jubilarte desde').first().waitFor();
  await page.setViewportSize(desk); // the whole form beside its answer
  await page.getByLabel('¿Cuánto ganas al mes?', { exact: true }).waitFor();

  const { page: plain } = await visit({ viewport: phone, javaScriptEnabled: false });
  await plain.goto('/calculadoras/cuanto-recibire');
  await plain.getByLabel('¿Cuánto ganas al mes?', { exact: true }).waitFor();
  await plain.getByRole('button', { name: 'Ver mi respuesta' }).click();
  await plain.getByText('Escribe tu fecha de nacimiento.').waitFor();
});
