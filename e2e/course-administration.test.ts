import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { aCourse, callAsAdmin, sendAsAdmin } from './steps/calls.ts';
import { editorOf, refusedWith, writeOn } from './steps/forms.ts';
import { aReader, arriveAsAdmin } from './steps/people.ts';
import { aJpeg } from './steps/pictures.ts';
import { openMore, pressMore } from './steps/rows.ts';

const title = 'Aportes paso a paso';
const modules = (page: Page) => page.getByRole('region', { name: 'Módulos' });
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const first = { title: 'Qué es un aporte', html: '<p>Una parte de tu sueldo que ahorras.</p>' };
const second = { title: 'Quién aporta', html: '<p>Tú y tu empleador.</p>' };

/** A draft as the first journey leaves it; each has a name of its own, for journeys may run in any order. */
const aDraft = (portal: Portal, named: string) =>
  aCourse(portal, named, 4, {
    Description: '<p>Cómo se forma tu pensión con cada aporte.</p>',
    Duration: 12,
    Published: false,
    ModuleList: [first, second],
  });

/** Presses what stands in the window of 'Más'. */
async function chooseMore(page: Page, course: string, label: string): Promise<void> {
  await rowOf(page, course).getByRole('button', { name: /^Más/ }).click();
  await page
    .getByRole('group', { name: `Más: ${course}` })
    .getByRole('button', { name: label })
    .click();
}
const save = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).click();

const writeText = (page: Page, words: string) => writeOn(page, editorOf(modules(page)), words);

/** Draws the first module under the second, once its editors no longer push the modules about. */
async function drawDown(page: Page): Promise<void> {
  const closed = modules(page).getByRole('button', { expanded: false }).first();
  await closed.click();
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

async function addCourse(page: Page, photograph: string): Promise<number> {
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByText('Por favor complete correctamente todos los campos').waitFor();
  await page.getByText('El campo Tiempo de Lectura es obligatorio.').waitFor();
  await refusedWith(page, 'El campo Módulo es obligatorio.');
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Estado').selectOption('false');
  await page.getByLabel(/^Tiempo de Lectura/).fill('12');
  await page.getByLabel(/^Tiempo de examen/).fill('15');
  await page.getByLabel('Calificación Mínima').fill('70');
  await page.getByLabel('Cantidad de preguntas').fill('4');
  await writeOn(page, editorOf(page).nth(0), 'Cómo se forma tu pensión con cada aporte.');

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

async function setCover(page: Page, photograph: string): Promise<void> {
  await openMore(rowOf(page, title));
  await rowOf(page, title)
    .getByRole('link', { name: /^Imágenes/ })
    .click();
  await page.waitForURL(/imageUpload/);
  const cover = page.getByRole('region', { name: 'Portada' });
  await cover.locator('input[type=file]').setInputFiles(photograph);
  await cover.getByLabel('Texto alternativo').fill('Portada del curso');
  await cover.getByRole('button', { name: 'Guardar' }).click();
  await cover.getByText('Es la que se ve ahora.').waitFor();
}

test('a course goes from an empty form to a draft with modules by name and a cover', async ({
  visit,
  fileOf,
}) => {
  const { page } = await visit();
  const { page: visitor } = await visit();
  const photograph = await fileOf('mesa.jpg', await aJpeg(1600, 1000));
  await arriveAsAdmin(page, '/addcourse');
  const id = await addCourse(page, photograph);
  await setCover(page, photograph);
  expect((await visitor.goto(`/leercurso?id=${id}`))?.status()).toBe(404);
  await page.goto(`/leercurso?id=${id}`);
  await page.getByText(/Borrador: solo lo ven los administradores/).waitFor();
});

test('versions are compared, an older one is restored, and the published course comes to its readers', async ({
  portal,
  visit,
}) => {
  const named = 'Aportes con versiones';
  const id = await aDraft(portal, named);
  const picture = await aJpeg(1600, 1000);
  for (const [isPortada, Alt] of [
    ['true', 'Portada del curso'],
    ['false', 'Detalle del curso'],
  ] as const)
    await sendAsAdmin(
      portal,
      'Course/AddCourseImage',
      { courseId: String(id), isPortada, Alt },
      'mesa.jpg',
      picture,
    );
  const longer = { title: 'Quién aporta', html: '<p>Tú y tu empleador. También el Estado.</p>' };
  await callAsAdmin(portal, 'PUT', 'Course/Update', { Id: id, ModuleList: [longer, first] });
  await callAsAdmin(portal, 'PUT', 'Course/Update', { Id: id, Duration: 25, ModuleList: [first, second] });
  const { page } = await visit();
  const { page: visitor } = await visit();
  await visitor.goto('/vercursos'); // the page is in the cache now: what follows must drop it
  await arriveAsAdmin(page, `/revisionescurso?id=${id}`);
  expect(await page.getByRole('row').count()).toBe(1 + 3);
  await page.getByRole('link', { name: 'Comparar la versión 2 con la actual' }).click();
  await page.getByRole('heading', { name: 'Versión 2', exact: true }).waitFor();
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
  await rowOf(page, named).getByText('Sin preguntas').waitFor();
  await visitor.goto('/vercursos');
  await visitor.getByRole('img', { name: 'Portada del curso' }).waitFor();
  await visitor.getByRole('link', { name: named }).first().click();
  await visitor.getByText('Cómo se forma tu pensión con cada aporte.').waitFor();
  await visitor.getByRole('img', { name: 'Detalle del curso' }).waitFor();
  expect(await visitor.content()).not.toMatch(/También el Estado\.|Una parte de tu sueldo/); // its modules are for members
});

test('a course is copied, exported, tried and imported as a draft', async ({ portal, visit, fileOf }) => {
  const picture = await aJpeg(1600, 1000);
  const photograph = await fileOf('mesa.jpg', picture);
  const media = { Alt: 'Una mesa con recibos' };
  const { path } = await sendAsAdmin<{ path: string }>(portal, 'Media/Add', media, 'mesa.jpg', picture);
  const withPicture = {
    ...first,
    html: `${first.html}<p><img src="/articlefile/${path}" alt="Una mesa con recibos"></p>`,
  };
  const id = await aDraft(portal, 'Aportes que viajan');
  await callAsAdmin(portal, 'PUT', 'Course/Update', {
    Id: id,
    Published: true,
    ModuleList: [withPicture, second],
  });
  for (const isPortada of ['true', 'false']) {
    const image = { courseId: String(id), isPortada, Alt: 'Una imagen del curso' };
    await sendAsAdmin(portal, 'Course/AddCourseImage', image, 'mesa.jpg', picture);
  }
  const { page } = await visit();
  await arriveAsAdmin(page, '/course');
  await rowOf(page, 'Aportes que viajan').getByRole('button', { name: /^Más/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Más: Aportes que viajan' }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preguntas');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Más');
  await chooseMore(page, 'Aportes que viajan', 'Copiar');
  await page.waitForURL(/editcourse/);
  await page.getByText('La copia está hecha: es un borrador.').waitFor(); // it goes by itself
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Copia de Aportes que viajan');
  expect(await page.getByLabel('Lecciones').inputValue()).toBe('2');
  expect(await page.getByLabel('Estado').inputValue()).toBe('false');
  await page.goto('/course');
  await rowOf(page, 'Copia de Aportes que viajan').getByText('Borrador').waitFor();

  const download = page.waitForEvent('download');
  await chooseMore(page, 'Aportes que viajan', 'Exportar');
  const file = await download;
  expect(file.suggestedFilename()).toBe('Aportes que viajan.zip');
  const zip = await fileOf('curso.zip', await readFile(await file.path()));

  await pressMore(page, 'Cursos', 'Importar curso');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(photograph);
  await dialog.getByText(/Se aceptan: ZIP/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(await fileOf('otro.zip', 'esto no es un zip'));
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await dialog.getByText(/Se aceptan: ZIP/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(zip);
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await dialog.getByText('El curso «Aportes que viajan», en borrador, con 2 módulos de lectura.').waitFor();
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
});

test('a course with members is archived, not destroyed, and brought back', async ({ portal, visit }) => {
  await aCourse(portal, 'Aportes con inscritos', 4);
  await aReader(portal, 'lector.de.aportes', 'Aportes con inscritos');
  const { page } = await visit();
  await arriveAsAdmin(page, '/course');
  const row = rowOf(page, 'Aportes con inscritos');
  await openMore(row);
  await row.getByRole('button', { name: /^Eliminar/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/tiene inscritos: se archiva/).waitFor();
  await question.getByRole('button', { name: 'Archivar' }).click();
  await row.getByText('Archivado').waitFor();
  await openMore(row);
  await row.getByRole('button', { name: /^Restaurar/ }).click();
  await row.getByText('Sin preguntas').waitFor();
});
