import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, visit } from './browser.ts';
import { fillRegistration, signIn, signInAsAdmin } from './people.ts';
import { startPortal } from './portal-server.ts';

let browser: Browser;
let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  browser = await openBrowser();
  portal = await startPortal({});
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test('without a mail server the institute activates an account with one click', async () => {
  const person = await visit(browser, { baseURL: portal.url });
  await person.page.goto('/register');
  await fillRegistration(person.page, { username: 'rosa.sin.correo', email: 'rosa@correo.test' });
  await person.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await person.page
    .getByText(/instituto/i)
    .first()
    .waitFor();
  await look(person.page, 'registrada-sin-correo');
  await person.page.goto('/forgetpassword');
  await person.page.getByText('todavía no envía correos').waitFor();

  const admin = await visit(browser, { baseURL: portal.url });
  await signInAsAdmin(admin.page, '/correos');
  await admin.page.getByRole('row').filter({ hasText: 'rosa@correo.test' }).first().waitFor();
  await look(admin.page, 'admin-correos-lleno');
  await admin.page
    .getByRole('button', { name: /Ver enlace/ })
    .first()
    .click();
  expect(await admin.page.getByRole('dialog').getByRole('textbox').inputValue()).toContain(
    '/login?username=rosa.sin.correo&strcode=',
  );
  await admin.page.goto('/usuarios');
  await admin.page.getByRole('button', { name: /Activar/ }).click();
  await admin.page.getByRole('row').filter({ hasText: 'rosa.sin.correo' }).getByText('Activo').waitFor();
  await look(admin.page, 'admin-usuarios-lleno');

  await signIn(person.page, 'rosa.sin.correo');
  await person.page.getByText('Bienvenido María Fernanda').first().waitFor();
  await leave(person);
  await leave(admin);
});
