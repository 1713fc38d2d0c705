import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { callAsAdmin } from './steps/calls.ts';
import { arriveAsAdmin, password, signIn } from './steps/people.ts';
import { openMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

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
  await press(page.getByRole('list', { name: 'Estado' }).getByRole('link', { name: /^Sin activar/ }));
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
