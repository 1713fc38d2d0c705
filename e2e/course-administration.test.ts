import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, leave, look, openBrowser, visit } from './browser.ts';
import { aReader, arriveAsAdmin } from './people.ts';

let browser: Browser;
let folder: string;
let photograph: string;

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'));
  photograph = join(folder, 'mesa.jpg');
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#c96f3b' } })
    .jpeg()
    .toFile(photograph);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const title = 'Aportes paso a paso';
const modules = (page: Page) => page.getByRole('region', { name: 'Módulos' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
/** Presses what stands in the window of 'Más'. */
async function chooseMore(page: Page, label: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: /^Más/ }).click();
  await page
    .getByRole('group', { name: `Más: ${title}` })
    .getByRole('button', { name: label })
    .click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).click();

async function writeText(page: Page, words: string): Promise<void> {
  await modules(page).locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Draws the first module under the second, once the page is alive and its editors no longer push the modules about. */
async function drawDown(page: Page): Promise<void> {
  const first = modules(page).getByRole('button', { expanded: false }).first();
  await first.click();
  const opened = modules(page).getByRole('button', { expanded: true });
  await modules(page).getByRole('toolbar', { name: 'Formato' }).waitFor();
  await opened.click();
  await opened.waitFor({ state: 'detached' });
  const handles = modules(page).locator('[data-handle]');
  await handles.nth(0).hover(); // waits until it stands still
  const to = await handles.nth(1).boundingBox();
  if (to === null) throw new Error('the modules have no handles');
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height, { steps: 8 });
  await page.mouse.up();
}

async function addCourse(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('Por favor complete correctamente todos los campos').waitFor();
  await page.getByText('El campo Tiempo de Lectura es obligatorio.').first().waitFor();
  await page.getByText('El campo Módulo es obligatorio.').first().waitFor();
  await look(page, 'admin-curso-errores');
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Estado').selectOption('false');
  await page.getByLabel(/^Tiempo de Lectura/).fill('12');
  await page.getByLabel(/^Tiempo de examen/).fill('15');
  await page.getByLabel('Calificación Mínima').fill('70');
  await page.getByLabel('Cantidad de preguntas').fill('4');
  await page.locator('.ProseMirror').first().click();
  await page.keyboard.type('Cómo se forma tu pensión con cada aporte.');

  await page.getByLabel('Título del módulo').fill('Qué es un aporte');
  await writeText(page, 'Una parte de tu sueldo que ahorras.');
  await page.keyboard.press('Enter');
  await modules(page)
    .getByRole('toolbar', { name: 'Formato' })
    .getByRole('button', { name: 'Imagen', exact: true })
    .click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('button', { name: 'Subir imagen' }).click();
  await picker.locator('input[type=file]').setInputFiles(photograph);
  await picker.getByLabel('Texto alternativo').fill('Una mesa con recibos');
  await picker.getByRole('button', { name: 'Subir y usar' }).click();
  await modules(page).getByRole('img', { name: 'Una mesa con recibos' }).waitFor();

  await page.getByRole('button', { name: 'Agregar módulo' }).click();
  await page.keyboard.type('Quién aporta'); // the focus is on the new one's title
  await writeText(page, 'Tú y tu empleador.');
  await expect.poll(() => page.getByLabel('Lecciones').inputValue()).toBe('2');
  await look(page, 'admin-curso-modulos');

  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog');
  await preview.getByText('Cómo se forma tu pensión con cada aporte.').waitFor();
  await look(page, 'admin-curso-vista-previa');
  await preview.getByRole('button', { name: 'Inscrito' }).click();
  await preview.getByRole('img', { name: 'Una mesa con recibos' }).waitFor();
  await preview.getByRole('button', { name: 'Módulo siguiente' }).click();
  await preview.getByText('Tú y tu empleador.').waitFor();
  await look(page, 'admin-curso-vista-previa-inscrito');
  await preview.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.waitForURL(/\/course/);
  await rowOf(page, title).getByText('Borrador').waitFor();
  const href = await rowOf(page, title).getByRole('link', { name: title, exact: true }).getAttribute('href');
  return Number(href?.split('=')[1]);
}

async function setImages(page: Page): Promise<void> {
  await rowOf(page, title)
    .getByRole('link', { name: /^Imágenes/ })
    .click();
  await page.waitForURL(/imageUpload/);
  for (const name of ['Portada', 'Detalle']) {
    const part = page.getByRole('region', { name });
    await part.locator('input[type=file]').setInputFiles(photograph);
    await part.getByLabel('Texto alternativo').fill(`${name} del curso`);
    await part.getByRole('button', { name: 'Guardar' }).click();
    await part.getByText('Es la que se ve ahora.').waitFor();
  }
}

let id = 0; // of the course that the first journey makes and the others go on with

test('a course goes from an empty form to a draft with modules by name and pictures', async () => {
  const session = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const { page } = session;
  await arriveAsAdmin(page, '/addcourse');
  id = await addCourse(page);
  await setImages(page);
  expect((await visitor.page.goto(`/leercurso?id=${id}`))?.status()).toBe(404);
  await page.goto(`/leercurso?id=${id}`);
  await page.getByText(/Borrador: solo lo ven los administradores/).waitFor();
  await look(page, 'curso-borrador');
  await leave(visitor);
  await leave(session);
});

test('where a second tab saved first, nothing is overwritten unseen', async () => {
  const session = await visit(browser, { viewport: desk });
  const { context, page, troubles } = session;
  await arriveAsAdmin(page, '/course');
  const second = await context.newPage();
  second.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto(`/editcourse?id=${id}`);
  await second.goto(`/editcourse?id=${id}`);
  await second.getByRole('button', { name: /^2\s*Quién aporta/ }).click();
  await writeText(second, ' También el Estado.');
  await second.getByRole('button', { name: 'Subir: Quién aporta' }).click();
  await save(second);
  await second.waitForURL(/\/course/);

  await page.getByLabel(/^Tiempo de Lectura/).fill('25');
  await page.getByRole('button', { name: /^1\s*Qué es un aporte/ }).click();
  await page.getByLabel('Título del módulo').fill('Qué es aportar');
  await save(page);
  const conflict = page.getByRole('dialog');
  await conflict.getByRole('heading', { name: 'Alguien guardó antes que tú' }).waitFor();
  await conflict.locator('del').filter({ hasText: 'También el Estado.' }).first().waitFor();
  await conflict.locator('ins').filter({ hasText: '25' }).first().waitFor();
  await look(page, 'admin-curso-conflicto');
  await conflict.getByRole('button', { name: 'Seguir editando el mío' }).click();
  await page.getByText('tu texto reemplaza la versión 2').waitFor();
  await look(page, 'admin-curso-lo-suyo');
  await save(page);
  await page.waitForURL(/\/course/);
  await leave(session);
});

test('versions are compared, an older one is restored, and the published course comes to its readers', async () => {
  const session = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const { page } = session;
  await arriveAsAdmin(page, `/revisionescurso?id=${id}`);
  expect(await page.getByRole('row').count()).toBe(1 + 3);
  await look(page, 'admin-curso-versiones');
  await page.getByRole('link', { name: 'Comparar la versión 2 con la actual' }).click();
  await page.getByRole('heading', { name: 'Versión 2', exact: true }).waitFor();
  await look(page, 'admin-curso-version');
  await page.getByRole('button', { name: 'Restaurar esta versión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await page.getByText('Actual', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 4);

  await page.goto(`/editcourse?id=${id}`);
  expect(await page.getByLabel(/^Tiempo de Lectura/).inputValue()).toBe('12');
  await page.getByRole('button', { name: /^1\s*Quién aporta/ }).waitFor();
  await drawDown(page);
  await page.getByRole('button', { name: /^2\s*Quién aporta/ }).waitFor();
  await page.getByLabel('Estado').selectOption('true');
  await save(page);
  await page.waitForURL(/\/course/);
  await rowOf(page, title).getByText('Sin preguntas').waitFor();
  await visitor.page.goto(`/leercurso?id=${id}`);
  await visitor.page.getByText('Cómo se forma tu pensión con cada aporte.').waitFor();
  await visitor.page.getByRole('img', { name: 'Detalle del curso' }).first().waitFor();
  expect(await visitor.page.getByText('También el Estado.').count()).toBe(0);
  await leave(visitor);
  await leave(session);
});

test('a course is copied, exported, tried and imported as a draft', async () => {
  const session = await visit(browser, { viewport: desk });
  const { page } = session;
  await arriveAsAdmin(page, '/course');
  await look(page, 'admin-cursos');
  await rowOf(page, title).getByRole('button', { name: /^Más/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ver');
  await look(page, 'admin-cursos-mas');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Más');
  await chooseMore(page, 'Copiar');
  await page.waitForURL(/editcourse/);
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe(`Copia de ${title}`);
  expect(await page.getByLabel('Lecciones').inputValue()).toBe('2');
  await page.goto('/course');

  const download = page.waitForEvent('download');
  await chooseMore(page, 'Exportar');
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${title}.zip`);
  const zip = join(folder, 'curso.zip');
  await file.saveAs(zip);

  await page.getByRole('button', { name: 'Importar curso' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(photograph);
  await dialog.getByText(/Se aceptan: ZIP/).waitFor();
  const other = join(folder, 'otro.zip');
  await writeFile(other, 'esto no es un zip');
  await dialog.locator('input[type=file]').setInputFiles(other);
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await dialog.getByText(/Se aceptan: ZIP/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(zip);
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await dialog.getByText(`El curso «${title}», en borrador, con 2 módulos de lectura.`).waitFor();
  await dialog.getByText('2 imágenes.').waitFor(); // cover and detail are one file
  await look(page, 'admin-curso-importar');
  await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
  await page.waitForURL(/editcourse/);
  await page.getByText('El curso se importó: es un borrador.').waitFor();
  expect(await page.getByLabel('Estado').inputValue()).toBe('false');
  await page.getByRole('button', { name: /^1\s*Qué es un aporte/ }).click();
  await modules(page).getByRole('img', { name: 'Una mesa con recibos' }).waitFor();
  await page.getByLabel('Título', { exact: true }).fill('Aportes, importado');
  await page.getByLabel('Estado').selectOption('true');
  await save(page);
  await page.waitForURL(/\/course/);
  await leave(session);
});

test('a course with members is archived, not destroyed, and brought back', async () => {
  const session = await visit(browser, { viewport: desk });
  const { page } = session;
  await aReader('lector.de.aportes', 'Aportes, importado');
  await arriveAsAdmin(page, '/course');
  const row = rowOf(page, 'Aportes, importado');
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/tiene inscritos: se archiva/).waitFor();
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await row.getByText('Archivado').waitFor();
  await row.getByRole('button', { name: /^Restaurar/ }).click();
  await row.getByText('Sin preguntas').waitFor();
  await leave(session);
});
