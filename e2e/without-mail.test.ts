import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { fillRegistration, signIn, signInAsAdmin } from './steps/people.ts';
import { openMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';

test('without a mail server the institute activates an account with one click', async ({
  ownPortal,
  visitTo,
}) => {
  const portal = await ownPortal({ hasMail: false });
  const person = await visitTo(portal);
  await person.page.goto('/register');
  await fillRegistration(person.page, { username: 'rosa.sin.correo', email: 'rosa@correo.test' });
  await person.page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await person.page.getByRole('heading', { name: 'Tu cuenta está creada' }).waitFor();
  await person.page.getByText(/El instituto la activará/).waitFor();
  await look(person.page, 'registrada-sin-correo');
  await person.page.goto('/forgetpassword');
  await person.page.getByLabel('Email').fill('rosa@correo.test');
  await person.page.getByRole('button', { name: 'Enviar' }).click();
  await person.page.waitForURL('**/login#*');
  await person.page.getByText('todavía no envía correos').waitFor();
  await person.page.getByText(/^Lo sentimos/).waitFor({ state: 'hidden' });
  await look(person.page, 'olvidada-sin-correo');

  const admin = await visitTo(portal);
  await signInAsAdmin(admin.page, '/correos');
  await admin.page.getByRole('row').filter({ hasText: 'Activa tu cuenta' }).waitFor();
  await inDatabase(
    portal,
    `update mail set attempts = 2, last_error = 'El servidor de correo rechaza esa dirección: corrígela en su cuenta · 550 5.1.1 nobody here'`,
  );
  await admin.page.reload();
  const cells = admin.page.getByRole('row').filter({ hasText: 'Activa tu cuenta' }).locator('td, th');
  const reason = await cells.nth(2).getByText('2 intentos').boundingBox();
  const date = await cells.nth(3).boundingBox();
  expect((reason?.x ?? 0) + (reason?.width ?? 0)).toBeLessThanOrEqual(date?.x ?? 0);
  await look(admin.page, 'admin-correos-lleno');
  await admin.page
    .getByRole('button', { name: /Ver enlace/ })
    .first()
    .click();
  expect(await admin.page.getByRole('dialog').getByRole('textbox').inputValue()).toContain(
    '/login?username=rosa.sin.correo&strcode=',
  );
  await admin.page.goto('/usuarios');
  const waiting = admin.page.getByRole('row').filter({ hasText: 'rosa.sin.correo' });
  await openMore(waiting);
  await waiting.getByRole('button', { name: /^Activar/ }).click();
  await waiting.getByText('Activo').waitFor();

  await signIn(person.page, 'rosa.sin.correo');
  await person.page.getByRole('heading', { name: 'Bienvenido María Fernanda' }).waitFor();
});

test('331 a browser that stores nothing is told so before anything is typed', async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('/login');
  await page.getByText(/^Lo sentimos, para poder usar esta aplicacion/).waitFor();
  await look(page, 'entrar-sin-almacenamiento');
});
