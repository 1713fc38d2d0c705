import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { aCourse, callAsAdmin } from './steps/calls.ts';
import { editorOf, refusedWith, writeOn } from './steps/forms.ts';
import { arriveAsAdmin, password, signIn, signInAsAdmin } from './steps/people.ts';
import { aPng } from './steps/pictures.ts';
import { openMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

test('an administrator publishes a category and an article; a visitor sees them at once', async ({
  visit,
}) => {
  const { page } = await visit();
  const { page: visitor } = await visit();
  await visitor.goto('/articulos'); // the page is in the cache now: what follows must drop it

  await signInAsAdmin(page, '/category');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Agregar categoría' });
  await dialog.getByLabel('Nombre').fill('Educación financiera');
  await dialog.getByLabel('Descripción').fill('Cuentas claras.');
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await page.getByRole('rowheader', { name: 'Educación financiera', exact: true }).waitFor();

  await page.goto('/addarticle');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(page, 'El campo Título es obligatorio.');
  await page.getByLabel('Título').fill('Presupuesto en una hoja');
  await page.getByLabel('Categoría').selectOption({ label: 'Educación financiera' });
  await writeOn(page, editorOf(page), 'Anota lo que entra y lo que sale. Con eso basta para empezar.');
  // beside the field and in the note it went with the typing
  await expect.poll(() => page.getByText('El campo Título es obligatorio.').count()).toBe(0);
  await look(page, 'admin-articulo-escrito');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.waitForURL(/listarticle/);
  await page.getByRole('link', { name: 'Presupuesto en una hoja', exact: true }).waitFor();
  await visitor.goto('/articulos');
  const list = visitor.getByRole('main');
  await list.getByRole('link', { name: 'Presupuesto en una hoja', exact: true }).first().click();
  await visitor.getByText('Con eso basta para empezar.').waitFor();
});

test('an administrator publishes a course; a visitor sees it at once, without its modules', async ({
  visit,
}) => {
  const { page } = await visit();
  const { page: visitor } = await visit();
  await visitor.goto('/vercursos'); // into the cache
  await arriveAsAdmin(page, '/addcourse');
  await page.getByLabel('Título', { exact: true }).fill('Ahorra desde hoy');
  await page.getByLabel(/Tiempo de Lectura/).fill('5');
  await page.getByLabel(/Tiempo de examen/).fill('10');
  await page.getByLabel(/Calificación Mínima/).fill('60');
  await page.getByLabel(/Cantidad de preguntas/).fill('2');
  await writeOn(page, editorOf(page).nth(0), 'Un curso breve para empezar.');
  await page.getByLabel('Título del módulo').fill('Por dónde empezar');
  await writeOn(page, editorOf(page).nth(1), 'Primero págate a ti.');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.waitForURL(/\/course/);
  await page.getByRole('link', { name: 'Ahorra desde hoy', exact: true }).waitFor();
  await visitor.goto('/vercursos');
  await visitor.getByRole('link', { name: /Ahorra desde hoy/ }).click();
  await visitor.getByText('Un curso breve para empezar.').waitFor();
  expect(await visitor.content()).not.toContain('Primero págate a ti.');
});

test('an administrator adds questions to a course', async ({ portal, visit }) => {
  await aCourse(portal, 'Un curso sin preguntas', 2);
  const { page } = await visit();
  await arriveAsAdmin(page, '/course');
  const row = page.getByRole('row').filter({ hasText: 'Un curso sin preguntas' });
  await openMore(row);
  await row.getByRole('link', { name: /^Preguntas/ }).click();
  await page.waitForURL(/\/question/);
  await page.getByRole('button', { name: 'Agregar pregunta' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Descripcion').fill('¿Qué se hace primero?');
  await dialog.getByLabel('Categoria').selectOption('12');
  await dialog.getByLabel('Respuesta A').fill('Ahorrar');
  await dialog.getByLabel('Respuesta B').fill('Gastar');
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await refusedWith(dialog, 'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso');
  await look(page, 'admin-pregunta-sin-respuesta');
  await dialog
    .getByRole('group', { name: 'Respuesta correcta' })
    .getByRole('checkbox', { name: 'A' })
    .check();
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  await page.getByRole('row').filter({ hasText: '¿Qué se hace primero?' }).waitFor();
});

test('a course gets its cover and is copied; the copy stays out of the visitors’ sight', async ({
  portal,
  visit,
  fileOf,
}) => {
  await aCourse(portal, 'Un curso con portada', 2);
  const { page } = await visit();
  const { page: visitor } = await visit();
  await arriveAsAdmin(page, '/course');
  await page.getByRole('button', { name: 'Más: Un curso con portada' }).click();
  await page.getByRole('link', { name: 'Imágenes: Un curso con portada' }).click();
  await page.waitForURL(/imageupload/i);
  const cover = page.getByRole('region', { name: 'Portada' });
  await cover.locator('input[type=file]').setInputFiles(await fileOf('alcancia.png', await aPng(900, 600)));
  await cover.getByLabel('Texto alternativo').fill('Una alcancía');
  await cover.getByRole('button', { name: 'Guardar' }).click();
  await cover.getByText('Es la que se ve ahora.').waitFor();
  await visitor.goto('/vercursos');
  await visitor.getByRole('img', { name: 'Una alcancía' }).waitFor();

  await page.goto('/course');
  await page.getByRole('button', { name: 'Más: Un curso con portada' }).click();
  await page.getByRole('button', { name: 'Copiar: Un curso con portada' }).click();
  await page.waitForURL(/editcourse/);
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toContain('Un curso con portada');
  expect(await page.getByLabel('Estado').inputValue()).toBe('false');
  await page.getByText('La copia está hecha: es un borrador.').waitFor();
  await page.goto('/course');
  const copy = page.getByRole('row').filter({ hasText: 'Copia de Un curso con portada' });
  await copy.getByText('Borrador').waitFor();
  await visitor.goto('/vercursos');
  expect(await visitor.getByRole('link', { name: /Un curso con portada/ }).count()).toBe(1);
});

test('fifty accounts that wait are activated in seven presses', async ({ portal, visit }) => {
  await inDatabase(
    portal,
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at)
     select 'espera' || n, 'espera' || n || '@correo.test', 'Nuria', 'Espera ' || n, 2, '1980-01-01', '!', now()
     from generate_series(1, 50) n`,
    [],
  );
  const { page } = await visit();
  await arriveAsAdmin(page, '/usuarios');
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await press(page.getByRole('group', { name: 'Estado' }).getByRole('link', { name: /^Sin activar/ }));
  for (const waiting of ['50', '30', '10']) {
    await page.getByText(`${waiting} usuarios`).first().waitFor();
    await press(page.getByRole('checkbox', { name: 'Seleccionar todo lo de esta página' }));
    await press(page.getByRole('button', { name: 'Activar', exact: true }));
  }
  await page.getByText('Se activaron 10 cuentas.').waitFor();
  expect(presses).toBe(7);
  const waiting = await inDatabase(
    portal,
    `select from account where username like 'espera%' and activated_at is null`,
    [],
  );
  expect(waiting).toEqual([]);
});

test('the portal is handed over: a colleague of whom only the name is known administrates, and what was done can be read', async ({
  portal,
  visit,
}) => {
  const { page } = await visit();
  await arriveAsAdmin(page, '/usuarios');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await press(page.getByRole('link', { name: /^Administradores/ }));
  await page.getByRole('columnheader', { name: 'Lo último que hizo' }).waitFor();
  await press(page.getByRole('button', { name: 'Agregar administrador' }));
  const dialog = page.getByRole('dialog', { name: 'Agregar administrador' });
  await dialog.getByLabel('Nombres').fill('Lucía');
  await dialog.getByLabel('Apellidos').fill('Paredes');
  await dialog.getByLabel('Email').fill('lucia@correo.test');
  await press(dialog.getByRole('button', { name: 'Agregar', exact: true }));
  await page.getByRole('rowheader', { name: /^Lucía Paredes/ }).waitFor();
  const link = await inMailTo(portal, 'lucia@correo.test', /http\S+strcode=[\w-]+/);
  await look(page, 'administradores');

  // she enters, and nobody asks for her birth date or gender
  const { page: hers } = await visit();
  await hers.goto(link.replace(/^http:\/\/[^/]+/, portal.url));
  await hers.getByLabel('Contraseña nueva').fill(password);
  await hers.getByLabel('Confirmar contraseña').fill(password);
  await hers.getByRole('button', { name: 'Guardar' }).click();
  await hers.waitForURL('**/login*');
  await signIn(hers, 'lucia.paredes', password, '/inicio');
  await hers.goto('/profile');
  await hers.getByRole('button', { name: 'Actualizar' }).click();
  await hers.getByText('Tu perfil se actualizó.').waitFor();
  await hers.goto('/course');
  await hers.getByRole('heading', { name: 'Cursos', level: 1 }).waitFor();
  await callAsAdmin(portal, 'PUT', 'Course/Update', { Id: 1, Calification: 75 });

  // it is asked, and then done
  await page.goto('/usuarios?state=admin');
  await page.getByRole('row').filter({ hasText: 'Cambió el curso' }).waitFor();
  await press(page.getByRole('button', { name: 'Dejar de administrar' }));
  const asking = page.getByRole('alertdialog', { name: '¿Dejar de administrar?' });
  await asking.getByText('Lucía Paredes').waitFor();
  await press(asking.getByRole('button', { name: 'Dejar de administrar' }));
  await page.waitForURL('**/login*');
  expect(presses).toBeLessThanOrEqual(5);

  // what was before, and what is after
  await hers.goto('/auditoria');
  await hers.getByRole('button', { name: /^Ver el detalle.*cambió el curso$/ }).click();
  const change = hers.getByRole('row').filter({ hasText: 'Calificación mínima' });
  await expect.poll(() => change.getByRole('deletion').textContent()).toBe('80 puntos');
  await expect.poll(() => change.getByRole('insertion').textContent()).toBe('75 puntos');
  await look(hers, 'auditoria-detalle');
  await hers.getByRole('link', { name: 'Enlace a esta línea' }).click();
  await hers.getByText('Se ve una sola línea.').waitFor();
  await change.waitFor();

  // who stepped back is a member, and comes back as one administrates again
  await hers.goto('/usuarios?search=admin');
  const row = hers.getByRole('row').filter({ hasText: 'Miembro' });
  await openMore(row);
  await row.getByRole('button', { name: /^Hacer administrador/ }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Cambiar el rol' }).click();
  await hers.getByText('ya administra.').waitFor();
});
