import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { desk } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { editorOf, writeOn } from './steps/forms.ts';
import { arriveAsAdmin } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

/** Lets the next call of this path reach the portal, and drops its answer. */
async function loseAnswerOf(page: Page, path: string): Promise<void> {
  let isLost = false; // a route taken away while scripts are under way would leave those hanging for good
  await page.route(`**/api/${path}`, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('internetdisconnected');
  });
}

const titlesLike = async (portal: Portal, table: 'video' | 'article' | 'law', start: string) =>
  (
    await inDatabase<{ title: string }>(
      portal,
      `select title from ${table} where title like $1 order by id`,
      [`${start}%`],
    )
  ).map(({ title }) => title);

const press = (where: Page | Locator) => where.getByRole('button', { name: 'Agregar', exact: true }).click();
const noNetwork = 'No hay conexión con el portal. Revisa tu internet y vuelve a intentarlo.';

test('pressing again after an answer was lost adds one row; what was mended meanwhile is told apart', async ({
  portal,
  visit,
}) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/video');
  await press(page);
  const dialog = page.getByRole('dialog', { name: 'Agregar Vídeo' });
  await dialog.getByLabel('Titulo').fill('Perdido uno');
  await dialog.getByLabel('Video URL').fill('https://youtu.be/abcdefghijk');
  await loseAnswerOf(page, 'Video/Add');
  await press(dialog);
  await dialog.getByText(noNetwork).waitFor();
  await press(dialog);
  await page
    .getByRole('rowheader', { name: /Perdido uno/ })
    .first()
    .waitFor();
  expect(await titlesLike(portal, 'video', 'Perdido')).toEqual(['Perdido uno']);

  await press(page);
  await dialog.getByLabel('Titulo').fill('Perdido dso');
  await dialog.getByLabel('Video URL').fill('https://youtu.be/abcdefghijk');
  await loseAnswerOf(page, 'Video/Add');
  await press(dialog);
  await dialog.getByText(noNetwork).waitFor();
  await dialog.getByLabel('Titulo').fill('Perdido dos');
  await press(dialog);
  await dialog.getByText(/Tu primer envío sí llegó y quedó guardado/).waitFor();
  expect(await titlesLike(portal, 'video', 'Perdido')).toEqual(['Perdido uno', 'Perdido dso']);
});

test('an article whose page was loaded again after its answer was lost is there once', async ({
  portal,
  visit,
}) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/addarticle');
  await page.getByLabel('Título').fill('Perdido en el camino');
  await page.getByLabel('Categoría').selectOption({ index: 1 });
  await writeOn(page, editorOf(page), 'Se guardó, pero nadie lo supo.');
  await loseAnswerOf(page, 'Article/Add');
  await press(page);
  await page.getByText(noNetwork).waitFor();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Recuperar mi texto' }).click();
  await press(page);
  await page.waitForURL(/listarticle/);
  expect(await titlesLike(portal, 'article', 'Perdido en')).toEqual(['Perdido en el camino']);
});

test('a file is sent again without a second row', async ({ portal, visit }) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/leyreglamento');
  await press(page);
  const form = page.getByRole('region', { name: 'Agregar documento' });
  await form.getByLabel('Titulo').fill('Perdida en el camino');
  await form.locator('input[type=file]').setInputFiles({
    name: 'ley.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  });
  await loseAnswerOf(page, 'LeyReglamento/Add');
  await press(form);
  await form.getByText(noNetwork).waitFor();
  await press(form);
  await page.getByRole('row').filter({ hasText: 'Perdida en el camino' }).waitFor();
  expect(await titlesLike(portal, 'law', 'Perdida')).toEqual(['Perdida en el camino']);
});
