import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { arriveAsAdmin } from './steps/people.ts';

test('without script a visitor finds a word in a law, reads what it said before, and cites it', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/leerleyreglamento');
  await page.getByRole('link', { name: 'Ley 214 de Pensiones', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Buscar en esta ley' }).fill('edad');
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ coincidencias$/).waitFor();
  const article = page.locator('#art-12');
  await article.locator('mark').first().waitFor();
  await article.getByText('Cambiado').click();
  await article.getByText('siete', { exact: true }).waitFor();
  await article.locator('summary[aria-label="Citar el artículo 12"]').click();
  await article.getByText(/^Ley 214 de Pensiones, artículo 12\. Texto al /).waitFor();
  await page.goto('/ley?id=1&al=2012-02-01#art-12');
  await page.getByText('Este es el texto al 1 de febrero de 2012').waitFor();
  await article.getByText('sesenta y siete años').waitFor();
});

test('an article of the portal cites a law, stands under it, and is told of when the law changes', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/editarticle?id=1');
  const title = await page.getByLabel('Título').inputValue();
  await page.getByRole('toolbar').getByRole('button', { name: 'Enlace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enlace' });
  await dialog.getByRole('searchbox').fill('edad de retiro');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByRole('button', { name: 'Ley 214, artículo 12. Edad de retiro' }).click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.waitForURL('**/listarticle');
  await page.goto('/ley?id=1');
  await page.locator('#art-12').getByRole('link', { name: title }).waitFor();

  await page.goto('/textoley?id=1');
  await page.getByRole('button', { name: 'Editar: Ley 388 cambia el artículo 12', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Título').fill('La edad');
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('El texto de la ley se guardó.').waitFor();
  await page.goto('/inicio');
  await page
    .getByRole('link', { name: /^\d+ textos? citan? (?:un artículo|artículos) de ley que cambi/ })
    .click();
  await page.getByRole('link', { name: title }).waitFor();
  const looked = page.getByRole('button', { name: `Revisado: ${title}` });
  await looked.click();
  await looked.waitFor({ state: 'detached' }); // facts of the demonstration may cite the article too
  expect(page.url()).toContain('/leyescitadas');
});

test('an administrator puts a fact into an article, and readers and the XML get its current value', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/textoley?id=1');
  await page.getByRole('button', { name: 'Editar: Artículo 7. Plazo para pagar', exact: true }).click();
  const article = page.getByRole('dialog', { name: 'Editar artículo' });
  await article.getByRole('textbox', { name: 'Texto' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Un reclamo tarda ');
  await article.getByRole('button', { name: 'Dato del país' }).click();
  const facts = page.getByRole('dialog', { name: 'Poner un dato del país' });
  await facts.getByLabel('Buscar un dato').fill('reclamo');
  await facts.getByRole('button', { name: 'Cuánto tarda un reclamo' }).click();
  await article.getByText('Un reclamo tarda hasta 30 días').waitFor();
  await article.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('El texto de la ley se guardó.').waitFor();
  await page.goto('/ley?id=1#art-7');
  await page.locator('#art-7').getByText('Un reclamo tarda hasta 30 días').waitFor();
  const xml = await page.request.get('/api/LeyTexto/Akn?id=1');
  expect(await xml.text()).toContain('Un reclamo tarda hasta 30 días');
});
