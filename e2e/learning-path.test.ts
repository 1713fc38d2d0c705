import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { leave, look, mailTo, openBrowser, phone, visit } from './browser.ts';
import { readTheCourse } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const person = { username: 'maria.quispe', password: 'lluvia-mesa-trompeta-9', email: 'maria.quispe@correo.test' };

describe('the learning path, on a phone', () => {
  test('a visitor reads, registers, follows the link, learns, sits the exam and holds the certificate', async () => {
    const session = await visit(browser, { viewport: phone, hasTouch: true, acceptDownloads: true });
    const { page } = session;

    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, 'home');
    await page.goto('/articulos');
    await look(page, 'articulos');
    await page.getByRole('link', { name: /Leer Más/ }).first().click();
    await page.waitForURL(/leerarticulo/);
    await look(page, 'leerarticulo');
    await page.goto('/vercursos');
    await look(page, 'vercursos');
    await page.getByRole('link', { name: /Entiende tu cuenta individual/ }).first().click();
    await page.waitForURL(/leercurso/);
    await look(page, 'leercurso');
    const courseUrl = new URL(page.url());

    await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
    await page.getByText('Para aplicar a este curso debe tener una cuenta de usuario').waitFor();
    await page.getByRole('link', { name: 'Acceder' }).click();
    await page.waitForURL(/\/login/);
    await look(page, 'login');

    await page.goto('/register');
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await page.getByText('Por favor complete correctamente todos los campos').waitFor();
    await page.getByText('El campo Fecha de Nacimiento es obligatorio.').waitFor();
    await look(page, 'register-errors');
    await page.getByLabel('Nombres').fill('María Fernanda');
    await page.getByLabel('Apellidos').fill('Quispe Ñúñez');
    await page.getByLabel(/G[ée]nero/).selectOption('2');
    await page.getByLabel('Fecha de Nacimiento').fill('1986-03-14');
    await page.getByLabel('Nombre de usuario').fill(person.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByLabel('Confirmar contraseña').fill(person.password);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await page.getByText(/Te enviamos un enlace/).waitFor();
    await look(page, 'registered');

    const mail = await mailTo(person.email);
    const link = /https?:\/\/\S+\/login\?\S+/.exec(mail)?.[0] ?? '';
    expect(link).toContain('strcode=');
    await page.goto(link);
    await page.getByText(/activ/i).first().waitFor();
    await expect.poll(() => page.url()).not.toContain('strcode');

    await page.goto(`/login?next=${encodeURIComponent(courseUrl.pathname + courseUrl.search)}`);
    await page.getByLabel(/usuario o/i).fill(person.username);
    await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL(/leercurso/);
    await page.getByRole('button', { name: 'Aplicar' }).filter({ visible: true }).first().click();
    await page.waitForURL(/leermodulos/);
    await page.getByText(/Faltan|faltan|de 25/).first().waitFor();
    await look(page, 'leermodulos');

    await readTheCourse(page, courseUrl.searchParams.get('id') ?? '');
    await page.goto('/profile');
    await look(page, 'profile-cursos');
    await page.getByRole('link', { name: /examen/i }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/test/);
    await look(page, 'test-start');
    await page.getByRole('button', { name: /Empezar|Comenzar/ }).click();
    await page.getByRole('timer').waitFor();
    await answerEverything(page);
    await look(page, 'test');
    await page.getByRole('button', { name: 'Terminar' }).filter({ visible: true }).first().click();
    await page.getByText(/de 100/).first().waitFor({ timeout: 40_000 });
    await page.goto('/profile?tab=certificados');
    await page.getByText(/\d+ de 100/).first().waitFor();
    await look(page, 'profile-certificados');
    await leave(session);
  });
});

/** Ticks what each question needs, with the key that only the database knows, and waits until all is saved. */
async function answerEverything(page: import('playwright-core').Page): Promise<void> {
  const { correctOptions } = await import('./shortcuts.ts');
  for (const { question, letters } of await correctOptions(page)) {
    const field = page.locator('fieldset').filter({ hasText: question });
    for (const letter of letters) await field.getByRole(letters.length > 1 ? 'checkbox' : /^[AB]$/.test(letter) ? 'checkbox' : 'radio').nth('ABCD'.indexOf(letter)).click();
  }
  await page.getByText('Todo guardado').waitFor();
  expect(inject('portalUrl')).toBeTruthy();
}
