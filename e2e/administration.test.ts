import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, leave, look, openBrowser, visit } from './browser.ts';
import { arriveAsAdmin, signInAsAdmin } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('an administrator publishes a category and an article; a visitor sees them at once', async () => {
  const session = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const { page } = session;
  await visitor.page.goto('/articulos'); // the page is in the cache now: what follows must drop it

  await signInAsAdmin(page, '/category');
  await look(page, 'admin-categorias');
  await page.getByRole('button', { name: 'Agregar' }).first().click();
  await look(page, 'admin-categoria-nueva');
  await page.getByRole('dialog').getByLabel('Nombre').fill('Educación financiera');
  await page.getByRole('dialog').getByLabel('Descripción').fill('Cuentas claras.');
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('cell', { name: 'Educación financiera', exact: true }).waitFor();

  await page.goto('/addarticle');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.getByText('El campo Título es obligatorio.').first().waitFor();
  await look(page, 'admin-articulo-errores');
  await page.getByLabel('Título').fill('Presupuesto en una hoja');
  await page.getByLabel('Categoría').selectOption({ label: 'Educación financiera' });
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('Anota lo que entra y lo que sale. Con eso basta para empezar.');
  await expect.poll(() => page.getByText('El campo Título es obligatorio.').count()).toBe(1); // beside the field it went with the typing
  await look(page, 'admin-articulo');
  await page.getByRole('button', { name: 'Agregar' }).click();
  await page.waitForURL(/listarticle/);
  await page.getByText('Presupuesto en una hoja').first().waitFor();
  await look(page, 'admin-articulos');
  await visitor.page.goto('/articulos');
  await visitor.page
    .getByRole('link', { name: /Presupuesto en una hoja/ })
    .first()
    .click();
  await visitor.page.getByText('Con eso basta para empezar.').waitFor();
  await leave(session);
  await leave(visitor);
});

test('an administrator publishes a course; a visitor sees it at once, without its modules', async () => {
  const session = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const { page } = session;
  await visitor.page.goto('/vercursos'); // into the cache
  await arriveAsAdmin(page, '/addcourse');
  await page.getByLabel('Título', { exact: true }).fill('Ahorra desde hoy');
  await page.getByLabel(/Tiempo de Lectura/).fill('5');
  await page.getByLabel(/Tiempo de examen/).fill('10');
  await page.getByLabel(/Calificación Mínima/).fill('60');
  await page.getByLabel(/Cantidad de preguntas/).fill('2');
  await page.locator('.ProseMirror').nth(0).click();
  await page.keyboard.type('Un curso breve para empezar.');
  await page.getByLabel('Título del módulo').fill('Por dónde empezar');
  await page.locator('.ProseMirror').nth(1).click();
  await page.keyboard.type('Primero págate a ti.');
  await look(page, 'admin-curso');
  await page.getByRole('button', { name: 'Agregar', exact: true }).last().click();
  await page.waitForURL(/\/(course|question)/);
  await page.goto('/course');
  await look(page, 'admin-cursos');
  await visitor.page.goto('/vercursos');
  await visitor.page
    .getByRole('link', { name: /Ahorra desde hoy/ })
    .first()
    .click();
  await visitor.page.getByText('Un curso breve para empezar.').waitFor();
  expect(await visitor.page.content()).not.toContain('Primero págate a ti.');
  await leave(session);
  await leave(visitor);
});

test('an administrator adds questions to a course', async () => {
  const session = await visit(browser, { viewport: desk });
  const { page } = session;
  await arriveAsAdmin(page, '/course');
  const row = page.getByRole('row').filter({ hasText: 'Ahorra desde hoy' });
  await row.getByRole('link', { name: /preguntas/i }).click();
  await page.waitForURL(/\/question/);
  await look(page, 'admin-preguntas-vacio');
  await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Descripcion').fill('¿Qué se hace primero?');
  await dialog.getByLabel('Categoria').selectOption('12');
  await dialog.getByLabel('Respuesta A').fill('Ahorrar');
  await dialog.getByLabel('Respuesta B').fill('Gastar');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await dialog
    .getByText('Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso')
    .first()
    .waitFor();
  await look(page, 'admin-pregunta');
  await dialog
    .getByRole('group', { name: 'Respuesta correcta' })
    .getByRole('checkbox', { name: 'A' })
    .check();
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page
    .getByRole('cell', { name: /¿Qué se hace primero\?/ })
    .first()
    .waitFor();
  await look(page, 'admin-preguntas');
  await leave(session);
});

test('a course gets its cover and is copied; the copy stays out of the visitors’ sight', async () => {
  const session = await visit(browser, { viewport: desk });
  const visitor = await visit(browser);
  const { page } = session;
  await arriveAsAdmin(page, '/course');
  await page.getByRole('link', { name: 'Imágenes: Ahorra desde hoy' }).click();
  await page.waitForURL(/imageupload/i);
  const cover = page.getByRole('region', { name: 'Portada' });
  await cover.locator('input[type=file]').setInputFiles({
    name: 'alcancia.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c96f3b' } })
      .png()
      .toBuffer(),
  });
  await cover.getByLabel('Texto alternativo').fill('Una alcancía');
  await cover.getByRole('button', { name: 'Guardar' }).click();
  await cover.getByText('Es la que se ve ahora.').waitFor();
  await look(page, 'admin-curso-imagenes');
  await visitor.page.goto('/vercursos');
  await visitor.page.getByRole('img', { name: 'Una alcancía' }).waitFor();

  await page.goto('/course');
  await page.getByRole('button', { name: 'Más: Ahorra desde hoy' }).click();
  await page.getByRole('button', { name: 'Copiar: Ahorra desde hoy' }).click();
  await page.waitForURL(/editcourse/);
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toContain('Ahorra desde hoy');
  expect(await page.getByLabel('Estado').inputValue()).toBe('false');
  await page.getByText('La copia está hecha: es un borrador.').waitFor();
  await page.goto('/course');
  await page
    .getByRole('row')
    .filter({ hasText: 'Ahorra desde hoy' })
    .filter({ hasText: 'Borrador' })
    .waitFor();
  await visitor.page.goto('/vercursos');
  expect(await visitor.page.getByRole('link', { name: /Ahorra desde hoy/ }).count()).toBe(1);
  await leave(session);
  await leave(visitor);
});

test('users and mails are listed', async () => {
  const session = await visit(browser, { viewport: desk });
  const { page } = session;
  await arriveAsAdmin(page, '/usuarios');
  await look(page, 'admin-usuarios');
  await page.goto('/correos');
  await look(page, 'admin-correos');
  await leave(session);
});
