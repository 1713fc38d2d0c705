import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { desk, leave, look, openBrowser, visit } from './browser.ts';
import { arriveAsAdmin } from './people.ts';

/** What people do write: a title as long as it may be, a word and an address that no line can hold. */
const longTitle = 'Cómo se calcula tu pensión si trabajaste en varios lugares y con periodos sin empleo, '
  .repeat(3)
  .slice(0, 200);
const longWord = 'Otorrinolaringología'.repeat(7);
const text = `<p>Lee https://example.com/${'direccion/larga/'.repeat(12)}</p><h2>${longWord}</h2>
  <pre><code>${'x'.repeat(200)}</code></pre>
  <table><tbody><tr>${'<td>Bs 12.345,67 por mes</td>'.repeat(7)}</tr></tbody></table>`;

let browser: Browser;
let authorization: string;
const made: string[] = [];

async function call(method: string, path: string, body?: object): Promise<{ id: number }> {
  const answer = await fetch(`${inject('portalUrl')}/api/${path}`, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: { id: number } }).data;
}

beforeAll(async () => {
  browser = await openBrowser();
  const answer = await fetch(`${inject('portalUrl')}/api/Users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: 'admin', Password: inject('adminPassword') }),
  });
  authorization = `Bearer ${((await answer.json()) as { data: { token: string } }).data.token}`;
  for (const Title of [longTitle, longWord]) {
    const article = await call('POST', 'Article/Add', { Title, Description: text, CategoryId: 1 });
    const item = await call('POST', 'SistemaPension/Add', { Name: Title, Description: text });
    const category = await call('POST', 'Category/Add', { Name: Title.slice(0, 80), Description: longWord });
    made.push(`Article/Delete/?id=${article.id}`, `SistemaPension/Delete/?id=${item.id}`);
    made.push(`Category/Delete/?id=${category.id}`);
  }
});
afterAll(async () => {
  for (const path of made) await call('DELETE', path);
  await browser.close();
});

const articleId = () => Number(made[0]?.split('=')[1]);

test('long titles, words and addresses stay on the screens of visitors', async () => {
  const session = await visit(browser);
  const { page } = session;
  for (const [path, name] of [
    ['/articulos', 'articulos-largos'],
    ['/articulos?search=zzzzqq', 'articulos-nada'],
    [`/leerarticulo?id=${articleId()}`, 'leerarticulo-largo'],
    ['/lsistemapension', 'lsistemapension-largo'],
  ] as const) {
    await page.goto(path);
    await look(page, name);
  }
  await leave(session);
});

/** Every button of a table's rows lies inside the window: none has to be scrolled to sideways. */
async function seesEveryAction(page: Page): Promise<void> {
  const right = await page
    .getByRole('row')
    .last()
    .getByRole('button', { name: /^Eliminar/ })
    .evaluate((button) => {
      const frame = button.closest('table')?.parentElement?.getBoundingClientRect().right ?? 0;
      return frame - button.getBoundingClientRect().right;
    });
  expect(right).toBeGreaterThanOrEqual(0);
}

test('and on those of administrators, with their windows, refusals and empty pages', async () => {
  const session = await visit(browser, { viewport: desk });
  const { page } = session;
  await arriveAsAdmin(page, '/category');
  await seesEveryAction(page);
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Agregar categoría' });
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await form.getByText('Por favor complete correctamente todos los campos').waitFor();
  await look(page, 'admin-categoria-errores');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Agregar');
  await page.getByRole('button', { name: 'Eliminar: Jubilación' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirmar' });
  await question.getByText('Desea eliminar?').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancelar');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByText('Esta categoría tiene artículos.').waitFor();
  await look(page, 'admin-categoria-en-uso');

  await page.goto('/listarticle');
  await seesEveryAction(page);
  await look(page, 'admin-articulos-largos');
  await page.goto('/listarticle?page=99');
  await page.getByText('Esta página está vacía').waitFor();
  expect(await page.getByText(/\d+ a \d+ de/).count()).toBe(0);

  await page.goto('/sistemapension');
  await seesEveryAction(page);
  await look(page, 'admin-sistema');
  await page.getByRole('link', { name: 'Agregar', exact: true }).click();
  await page.locator('.ProseMirror').waitFor();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('El campo Título es obligatorio.').first().waitFor();
  await look(page, 'admin-sistema-errores');
  await leave(session);
});
