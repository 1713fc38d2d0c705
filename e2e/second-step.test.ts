import { URI } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { callAsAdmin } from './steps/calls.ts';
import { aMember, password, signIn } from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

const phone = { viewport: { width: 360, height: 780 } };
const codeSeconds = 30;

async function anAdministrator(portal: Portal, username: string): Promise<number> {
  const { userId } = await aMember(portal, username);
  await inDatabase(portal, "update account set role = 'admin' where id = $1", [userId]);
  return userId;
}

/** Sets the second step up on /seguridad; returns how its application makes codes, and the ten codes. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
  const uri = await page.getByRole('link', { name: 'Ábrela en este teléfono' }).getAttribute('href');
  const application = URI.parse(uri ?? '');
  /** The code of the half minute after this one: one is taken once, and that of the next is taken, too. */
  const nextCode = () => application.generate({ timestamp: Date.now() + codeSeconds * 1000 } as never);
  await page.getByLabel('Código de seis cifras').fill(application.generate());
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByRole('heading', { name: 'Diez códigos, para cuando falte el teléfono' }).waitFor();
  const codes = await page.locator('main ol li').allInnerTexts();
  expect(codes).toHaveLength(10);
  await look(page, 'segundo-paso-codigos');
  await page.getByLabel(/^Los guardé/).check();
  await page.getByRole('button', { name: 'Terminar' }).click();
  return { codes, nextCode };
}

/** Types name and password; returns once the portal asks for the second step. */
async function asFarAsStep(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Nombre de usuario o email').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor();
}

test('an administrator signs in with a second step, and without the phone by a code in three presses', async ({
  portal,
  visit,
}) => {
  const id = await anAdministrator(portal, 'sofia');
  const { page } = await visit(phone);
  await signIn(page, 'sofia', password, '/seguridad');
  const { codes, nextCode } = await setUp(page);
  await page.getByText('Te quedan 10.').waitFor();

  const { page: another } = await visit(phone);
  await asFarAsStep(another, 'sofia');
  await another.getByLabel('Código de seis cifras').fill(nextCode());
  await another.getByRole('button', { name: 'Entrar' }).click();
  await another.waitForURL('**/inicio');

  const { page: lost } = await visit(phone);
  await asFarAsStep(lost, 'sofia');
  await lost.getByRole('link', { name: 'Usar un código de recuperación' }).click();
  await lost.getByLabel('Código de recuperación').fill(codes[0] ?? '');
  await lost.getByRole('button', { name: 'Entrar' }).click();
  await lost.waitForURL('**/inicio');

  const { link } = await callAsAdmin<{ link: string }>(portal, 'POST', 'Usuario/MakeLostPhoneLink', {
    Id: id,
  });
  const { page: linked } = await visit(phone);
  await linked.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await linked.getByLabel('Contraseña nueva').fill('volcan-puente-naranja-4');
  await linked.getByLabel('Confirmar contraseña').fill('volcan-puente-naranja-4');
  await linked.getByRole('button', { name: 'Guardar' }).click();
  await linked.waitForURL('**/login*');
  await signIn(linked, 'sofia', 'volcan-puente-naranja-4', '/inicio');
});

test('an administrator whose second step is due sets it up and does nothing else before', async ({
  portal,
  visit,
}) => {
  await anAdministrator(portal, 'tarde');
  const due = "insert into second_step_rule (applies_to, due_at) values ('admin', now() - interval '1 day')";
  await inDatabase(portal, due);
  const { page } = await visit(phone);
  await signIn(page, 'tarde', password, '/seguridad');
  await page.getByText('hasta entonces tu cuenta no puede hacer nada más').waitFor();
  await look(page, 'segundo-paso-pedido');
  for (const path of ['/inicio', '/usuarios', '/profile', '/quienpuedeque', '/verarticulos'])
    expect(new URL((await page.request.get(path)).url()).pathname, path).toMatch(
      /^\/(?:seguridad|verarticulos)$/,
    );
  await setUp(page);
  await page.waitForURL('**/inicio');
  await page.goto('/quienpuedeque');
  await page.getByRole('heading', { name: 'Segundo paso al entrar' }).waitFor();
  await look(page, 'segundo-paso-regla');
});

test('without script a member sets the second step up, makes other codes, closes a session and takes the step away', async ({
  portal,
  visit,
}) => {
  await aMember(portal, 'sinprograma');
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/login?next=/seguridad');
  await page.getByLabel('Nombre de usuario o email').fill('sinprograma');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.getByRole('button', { name: 'Activar el segundo paso' }).click();
  await page.getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor();
  const uri = await page.getByRole('link', { name: 'Ábrela en este teléfono' }).getAttribute('href');
  const application = URI.parse(uri ?? '');
  await page.getByLabel('Código de seis cifras').fill('000000');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await page.getByText('Vuelve atrás').waitFor();
  await page.goBack();
  await page.getByLabel('Código de seis cifras').fill(application.generate());
  await page.getByRole('button', { name: 'Comprobar' }).click();
  const first = await page.locator('main ol li').allInnerTexts();
  expect(first).toHaveLength(10);
  await page.getByRole('link', { name: 'Terminar' }).click();
  expect(await page.locator('main ol li').count()).toBe(0);
  await page.getByRole('button', { name: 'Crear diez nuevos' }).click();
  expect(await page.locator('main ol li').first().textContent()).not.toBe(first[0]);
  await page.getByRole('link', { name: 'Terminar' }).click();
  await page.getByRole('button', { name: 'Cerrar todas menos esta' }).click();
  expect(await page.getByRole('button', { name: 'Cerrar todas menos esta' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('button', { name: 'Activar el segundo paso' }).waitFor();
});
