import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { arriveAsAdmin } from './steps/people.ts';

test('without script a visitor finds a word in a law, reads what it said before, and cites it', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/leerleyreglamento');
  await page.getByRole('link', { name: /^Leer aquí ?: Ley 214 de Pensiones$/ }).click();
  await page.getByRole('searchbox', { name: 'Buscar en esta ley' }).fill('edad');
  await page.keyboard.press('Enter');
  const count = page.getByText(/^\d+ coincidencias$/);
  await count.waitFor();
  await expect.poll(async () => (await count.boundingBox())?.y).toBeLessThan(phone.height);
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

/** Runs in the page before anything of it: a voice, which the browser of the tests has none of. */
function giveVoice(): void {
  const spoken: string[] = [];
  const voice = { speak: ({ text }: SpeechSynthesisUtterance) => spoken.push(text), cancel: () => undefined };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: voice });
  Object.assign(globalThis, { spoken });
}

test('the text of a day is read aloud, its letters grow on every page, and its citation is copied', async ({
  visit,
}) => {
  const { context, page } = await visit({ viewport: phone });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(giveVoice);
  await page.goto('/ley?id=1&al=2012-02-01#art-12');
  await page.getByRole('button', { name: /^Escuchar/ }).click();
  await page.getByRole('button', { name: 'Detener' }).waitFor();
  const spoken = () =>
    page.evaluate(() => (globalThis as typeof globalThis & { spoken: string[] }).spoken.join(' '));
  await expect.poll(spoken).toMatch(/Artículo 12\. .*sesenta y siete años/);
  expect(await spoken()).not.toContain('Copiar la cita');
  await page.getByRole('button', { name: 'Detener' }).click();
  await page.getByRole('button', { name: /^Escuchar/ }).waitFor();

  const words = page.locator('#art-12').getByText('sesenta y siete años');
  const heightOfLetters = () =>
    words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await heightOfLetters();
  await page.getByRole('button', { name: /^Letra/ }).click();
  await page.getByText('Letra grande.').waitFor();
  await expect.poll(heightOfLetters).toBeGreaterThan(usual * 1.1);
  const grown = await heightOfLetters();
  await page.reload();
  await expect.poll(heightOfLetters).toBe(grown);

  await page.locator('summary[aria-label="Citar el artículo 12"]').click();
  await page.locator('#art-12').getByRole('button', { name: 'Copiar la cita' }).click();
  await page.locator('#art-12').getByRole('button', { name: 'Copiado' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Ley 214 de Pensiones, artículo 12\. Texto al 1 de febrero de 2012\. .*&al=2012-02-01#art-12$/,
  );
});

test('a fact cites an article of a law that is found by its words', async ({ visit }) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/parametros?dato=seguro-de-salud');
  await page.getByRole('button', { name: 'Citar un artículo de ley' }).click();
  const dialog = page.getByRole('dialog', { name: 'Citar un artículo de ley' });
  await dialog.getByRole('searchbox').fill('trabajo por cuenta propia');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog.getByRole('button', { name: 'Ley 214, artículo 6. Trabajo por cuenta propia' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.waitForURL('**/parametros');
  await page.goto('/datos#dato-seguro-de-salud');
  await page.locator('#dato-seguro-de-salud summary').click(); // its source
  await page.locator('#dato-seguro-de-salud a[href="/ley?id=1#art-6"]').waitFor();
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
  await facts.getByRole('button', { name: 'Cuánto tarda un reclamo', exact: true }).click();
  await article.getByText('Un reclamo tarda hasta 15 días').waitFor();
  await article.getByRole('button', { name: 'Listo' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('El texto de la ley se guardó.').waitFor();
  await page.goto('/ley?id=1#art-7');
  await page.locator('#art-7').getByText('Un reclamo tarda hasta 15 días').waitFor();
  const xml = await page.request.get('/api/LeyTexto/Akn?id=1');
  expect(await xml.text()).toContain('Un reclamo tarda hasta 15 días');
});
