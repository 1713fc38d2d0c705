import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { call } from './steps/calls.ts';
import { begin, choose, questionsOf } from './steps/exam.ts';
import { applyWithoutAccount, arriveAs, arriveAsAdmin, fillRegistration } from './steps/people.ts';
import { fullerAddresses, listsToo } from './steps/screen-addresses.ts';
import { aStudent } from './steps/student.ts';

const username = 'tere.traduce';

interface ScreenRow {
  path: string;
  who: string;
}
const table: string = '../web/entry/screens.ts'; // what it loads is the browser's: types are checked there
const { screens } = (await import(table)) as { screens: readonly ScreenRow[] };

/**
 * Runs in the page, before anything of it: puts every text into two elements, as the translator of Chrome does, as soon
 * as it is there; the words stay, so that steps still find them.
 */
function translate(): void {
  const isLeft = (parent: Element | null) =>
    parent === null || parent.closest('font, script, style, textarea, option, noscript, svg, head') !== null;
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || isLeft(text.parentElement)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrapAll);
  }).observe(document, { childList: true, subtree: true });
}

async function aTranslatedPage(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** Opens a screen; its text is translated, and none of it is lost once its scripts have run. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const lengths = await page.evaluate(async () => {
    const main = document.querySelector('main');
    const before = main?.textContent?.length ?? 0;
    // a press, as whoever reads does: what waits for it comes to life
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await new Promise((resolve) => requestIdleCallback(resolve));
    return { before, after: main?.textContent?.length ?? 0, fonts: document.querySelectorAll('font').length };
  });
  expect.soft(lengths.fonts, `translated texts of ${address}`).toBeGreaterThan(0);
  expect.soft(lengths.after, `text of ${address}`).toBeGreaterThan(0.6 * lengths.before);
}

async function makeWorld(portal: Portal) {
  const student = await aStudent(portal, 'Un curso que se traduce', username);
  const { certificateCode } = await student.sit(5);
  await call(portal, student.token, 'PUT', 'Certificate/Share', { courseId: student.courseId, Shared: true });
  const addresses: Record<string, string> = {
    ...fullerAddresses,
    '/certificado/:codigo': `/certificado/${certificateCode}`,
    '/logro/:codigo': `/logro/${certificateCode}`,
    '/leermodulos': `/leermodulos?id=${student.courseId}`,
    '/test': `/test?id=${student.courseId}&userId=${student.userId}`,
    '/misintentos': `/misintentos?id=${student.courseId}`,
  };
  return { ...student, addressOf: (path: string) => addresses[path] ?? path };
}
let world: ReturnType<typeof makeWorld> | undefined;

test('every screen of visitors and members stays whole in a page that the browser translates', async ({
  portal,
  visit,
}) => {
  world ??= makeWorld(portal);
  const { addressOf } = await world;
  const pathsFor = (who: RegExp) => screens.filter((row) => who.test(row.who)).map(({ path }) => path);
  const { page } = await visit();
  await aTranslatedPage(page);
  for (const path of pathsFor(/^open$/)) await expectWhole(page, addressOf(path));
  for (const path of listsToo) await expectWhole(page, path);
  await arriveAs(page, username, '/profile');
  for (const path of pathsFor(/^(?:signedIn|member)$/)) await expectWhole(page, addressOf(path));
});

test('forms and lists of visitors work in a page that the browser translates, also while one types', async ({
  portal,
  visit,
}) => {
  world ??= makeWorld(portal);
  const { courseId } = await world;
  const { page } = await visit({ provoked: /status of 40[01]/ });
  await aTranslatedPage(page);

  await page.goto('/login');
  const name = page.getByLabel('Nombre de usuario o email');
  await name.pressSequentially('nadie.aqui');
  await page.getByLabel('Contraseña', { exact: true }).pressSequentially('una-clave-que-no-es');
  expect(await name.inputValue()).toBe('nadie.aqui');
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
  expect(await name.inputValue()).toBe('nadie.aqui');

  await page.goto('/register');
  await page.getByLabel('Nombres').pressSequentially('Ana');
  await fillRegistration(page, { username: 'ana.traducida', email: 'ana@traducida.test' });
  await page.getByLabel('Confirmar contraseña').fill('otra-cosa-8');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByText('Las Contraseñas deben coincidir.').first().waitFor();
  expect(await page.getByLabel('Nombres').inputValue()).toBe('María Fernanda');

  await page.goto('/contact');
  const message = page.getByLabel('Mensaje');
  await page.getByLabel('Nombre').pressSequentially('Ana');
  await page.getByLabel('Email').pressSequentially('ana@traducida.test');
  await page.getByLabel('Tema').pressSequentially('Una duda');
  await message.pressSequentially('¿Cuándo empieza el curso?');
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Ana');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByText('Recibimos tu mensaje.').waitFor();

  await page.goto('/articulos');
  await page.getByRole('banner').getByRole('searchbox').focus();
  await page.keyboard.type('pension');
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox');
  await dialog.getByRole('option').filter({ hasText: 'Tipos de pensión' }).nth(0).waitFor();
  await box.fill('comision');
  await dialog
    .getByRole('option')
    .filter({ hasText: /comision/i })
    .nth(0)
    .waitFor();
  await box.fill('pension');
  await dialog.getByRole('option').filter({ hasText: 'Tipos de pensión' }).nth(0).waitFor();

  await page.goto(`/leercurso?id=${courseId}`);
  await applyWithoutAccount(page);
});

test('an exam and the forms of administrators work in a page that the browser translates', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Otro curso que se traduce', 'tomas.traduce');
  const { page } = await visit();
  await aTranslatedPage(page);
  await arriveAs(page, 'tomas.traduce', `/test?id=${student.courseId}&userId=${student.userId}`);
  await begin(page);
  await choose(page, 0, 0);
  await choose(page, 0, 1);
  await page.getByText('Todo guardado').waitFor();
  expect(await questionsOf(page).count()).toBeGreaterThan(0);

  const { page: back } = await visit();
  await aTranslatedPage(back);
  await arriveAsAdmin(back, '/category');
  await back.getByRole('button', { name: 'Agregar', exact: true }).click();
  const form = back.getByRole('dialog', { name: 'Agregar categoría' });
  await form.getByLabel('Nombre').pressSequentially('Traducida');
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await back.getByRole('main').getByText('Traducida', { exact: true }).first().waitFor();
});
