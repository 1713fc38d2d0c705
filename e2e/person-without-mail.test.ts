import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { password, signIn, signInAsAdmin } from './steps/people.ts';
import { openMore } from './steps/rows.ts';

test('somebody without e-mail gets a sheet, tells what was missing at the first sign-in, and is blocked later', async ({
  ownPortal,
  visitTo,
}) => {
  const portal = await ownPortal({ hasMail: false });
  const { page } = await visitTo(portal);
  await page.addInitScript(() => {
    window.print = () => undefined; // the sheet stays beside the page, to be looked at
  });
  await signInAsAdmin(page, '/usuarios');
  await page.getByRole('button', { name: 'Agregar usuario' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombres').fill('Justina');
  await form.getByLabel('Apellidos').fill('Condori Mamani');
  await form.getByLabel('Documento de identidad').fill('4.567.890 LP');
  await form.getByLabel('Teléfono').fill('700 12345');
  await form.getByRole('button', { name: 'Agregar' }).click();
  const links = page.getByRole('dialog').filter({ hasText: 'Hoja de acceso' });
  await links.getByRole('button', { name: 'Imprimir la hoja' }).waitFor();
  await look(page, 'admin-hoja-de-acceso');
  const link = await links.getByRole('textbox').inputValue();
  await links.getByRole('button', { name: 'Imprimir la hoja' }).click();
  const sheet = page.locator('[data-printed]');
  await sheet.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await sheet.getByText('justina.condori').first().waitFor();
  await expect.poll(() => sheet.locator('svg path').count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Usuarios' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  const person = await visitTo(portal);
  await person.page.goto(link);
  await person.page.getByLabel('Contraseña nueva').fill(password);
  await person.page.getByLabel('Confirmar contraseña').fill(password);
  await person.page.getByRole('button', { name: 'Guardar' }).click();
  await person.page.waitForURL('**/login*');
  await signIn(person.page, 'justina.condori', password);
  await person.page.getByText('completa aquí tu género y tu fecha de nacimiento').waitFor();
  await look(person.page, 'perfil-faltan-datos');
  await person.page.getByLabel('Genero').selectOption({ label: 'Femenino' });
  await person.page.getByLabel('Fecha de Nacimiento').fill('1970-05-02');
  await person.page.getByRole('button', { name: 'Actualizar' }).click();
  await person.page.getByText('completa aquí').waitFor({ state: 'detached' });

  await page.goto('/usuarios?search=4567890LP');
  const row = page.getByRole('row').filter({ hasText: 'Justina' });
  await openMore(row);
  await row.getByRole('button', { name: /^Bloquear/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await row.getByText('Bloqueado').waitFor();
  await look(page, 'admin-usuario-bloqueado');
  await person.page.goto('/profile');
  await person.page.waitForURL('**/login*');
});
