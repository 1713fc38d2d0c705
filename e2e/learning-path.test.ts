import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { inMailTo } from './mail.ts';
import { answerAll, fillRegistration, password, signIn } from './people.ts';
import { readAllBut } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const person = { username: 'maria.quispe', email: 'maria.quispe@correo.test' };
const course = 'Entiende tu cuenta individual';

test('a visitor becomes a member, learns, sits the exam and holds the certificate, on a phone', async () => {
  const session = await visit(browser, { viewport: phone, hasTouch: true, acceptDownloads: true });
  const { page } = session;

  await page.goto('/');
  await look(page, 'home');
  await page.goto('/articulos');
  await look(page, 'articulos');
  await page
    .getByRole('link', { name: /Leer Más/ })
    .first()
    .click();
  await page.waitForURL(/leerarticulo/);
  await look(page, 'leerarticulo');
  await page.goto('/vercursos');
  await look(page, 'vercursos');
  await page
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click();
  await page.waitForURL(/leercurso/);
  await look(page, 'leercurso');
  const courseId = new URL(page.url()).searchParams.get('id');

  await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
  await page.getByText('Para aplicar a este curso debe tener una cuenta de usuario').waitFor();
  await look(page, 'aplicar-sin-cuenta');
  await page.getByRole('link', { name: 'Acceder' }).click();
  await page.waitForURL(/\/login\?next=/);
  await look(page, 'login');

  await page.goto('/register');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByText('Por favor complete correctamente todos los campos').waitFor();
  await page.getByText('El campo Fecha de Nacimiento es obligatorio.').first().waitFor();
  await look(page, 'register-errors');
  await fillRegistration(page, person);
  await page.getByLabel('Confirmar contraseña').fill('otra cosa');
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByText('Las Contraseñas deben coincidir.').first().waitFor();
  await page.getByLabel('Confirmar contraseña').fill(password);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page
    .getByText(/enlace/)
    .first()
    .waitFor();
  await look(page, 'registered');

  const link = await inMailTo(person.email, /https?:\/\/[^\s"<>]+\/login\?[^\s"<>]+/);
  expect(link).toContain('strcode=');
  await page.goto(link);
  await page
    .getByText(/cuenta (ya )?está activa|activaste|activada/i)
    .first()
    .waitFor();
  expect(page.url()).not.toContain('strcode');
  await look(page, 'activated');

  await signIn(page, person.username, password, `/leercurso?id=${courseId}`);
  await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
  await page.waitForURL(/leermodulos/);
  await look(page, 'leermodulos');
  await readAllBut(3, person.username, course);
  await page.reload();
  await page
    .getByRole('link', { name: 'Tomar examen' })
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: 60_000 });
  await look(page, 'leermodulos-completo');

  await page.goto('/profile');
  await look(page, 'profile-cursos');
  await page.goto('/profile?tab=datos');
  await look(page, 'profile-datos');
  await page.goto('/profile');
  await page
    .getByRole('link', { name: /examen/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/test/);
  await look(page, 'test-inicio');
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  await answerAll(page, course);
  await look(page, 'test');
  await page.reload();
  await page.locator('fieldset').first().waitFor(); // a reload goes on with the exam by itself
  await expect.poll(() => page.locator('fieldset input:checked').count()).toBeGreaterThanOrEqual(10);
  await page.getByRole('button', { name: 'Terminar' }).filter({ visible: true }).first().click();
  await page.getByText('Volver al examen').waitFor();
  await look(page, 'test-terminando');
  await page.getByText('¡Aprobaste!').waitFor({ timeout: 40_000 });
  await look(page, 'test-resultado');

  await page.goto('/profile?tab=certificados');
  await page.getByText('100 de 100').first().waitFor();
  await look(page, 'profile-certificados');
  const [seen] = await Promise.all([
    session.context.waitForEvent('response', (response) => response.url().includes('seeCertificate')),
    page
      .getByRole('button', { name: /Ver certificado/ })
      .first()
      .click(),
  ]);
  expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Descargar certificado/ })
      .filter({ visible: true })
      .first()
      .click(),
  ]);
  const { numPages } = await getDocument({
    data: new Uint8Array(await readFile(await download.path())),
  }).promise.then(async (pdf) => {
    const content = await (await pdf.getPage(1)).getTextContent();
    const text = content.items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('María Fernanda Quispe Ñúñez');
    expect(text).toContain(course);
    return pdf;
  });
  expect(numPages).toBe(1);
  await leave(session);
});
