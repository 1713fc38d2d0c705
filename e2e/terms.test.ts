import { expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { arriveAsAdmin } from './steps/people.ts';

const article = '/leerarticulo?id=2';

test('a term opens its definition in place by keyboard, and gives the focus back; a switch makes words of terms', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto(article);
  await page.locator('html[data-terms=on]').waitFor();
  const term = page.locator('a[data-term]').first();
  const word = await term.textContent();
  await term.focus();
  await page.keyboard.press('Enter');
  const shown = page.getByRole('dialog');
  await shown.waitFor();
  expect(page.url()).toMatch(/leerarticulo\?id=2$/);
  const id = await term.getAttribute('data-term');
  const definition = page.locator(`#palabra-${id}-texto`);
  expect(await shown.getAttribute('aria-describedby')).toBe(await definition.getAttribute('id'));
  expect((await definition.textContent())?.length).toBeGreaterThan(20);
  await shown.getByRole('button', { name: 'Cerrar' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'hidden' });
  await term.and(page.locator(':focus')).waitFor();

  const terms = page.getByRole('button', { name: 'Palabras explicadas' });
  await terms.click();
  await page
    .getByRole('main')
    .getByRole('link', { name: word ?? '', exact: true })
    .first()
    .waitFor({ state: 'detached' });
  await page.goto('/leerarticulo?id=3');
  await page.locator('html[data-terms=off]').waitFor();
  expect(await page.locator('a[data-term][href]').count()).toBe(0);
});

test('without script a term leads to its place in the glossary, which leads to other terms and to the law', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto(article);
  const term = page.locator('a[data-term]').first();
  const id = await term.getAttribute('data-term');
  await term.click();
  await page.waitForURL(`**/glosario#termino-${id}`);
  await page.locator(`#termino-${id}:target`).waitFor();
  await page.goto('/glosario?search=edad');
  const entry = page.locator('dl > div').filter({ hasText: 'Edad de jubilación' }).first();
  await entry.getByText('Mira también').waitFor();
  await entry.getByRole('link', { name: 'Ley 214, artículo 12' }).click();
  await page.waitForURL(/\/ley\?id=\d+#art-12$/);
  await page.locator('#art-12:target').waitFor();
});

test('every editor of a text whose terms are marked says which they are', async ({ visit }) => {
  const { page } = await visit({ viewport: desk });
  await arriveAsAdmin(page, '/editarticle?id=2');
  for (const path of ['/editarticle?id=2', '/rutas?id=1', '/editartemas?id=1', '/sistemapension?id=2']) {
    await page.goto(path);
    await page
      .getByText(/\. Palabras explicadas: \p{L}/u)
      .first()
      .waitFor();
  }
});
