import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { inMailTo } from './mail.ts';
import { aReader, password, signIn } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a visitor', () => {
  test('reads everything with JavaScript off', async () => {
    const session = await visit(browser, { javaScriptEnabled: false, viewport: phone });
    const { page } = session;
    for (const path of [
      '/',
      '/articulos',
      '/leerarticulo/?id=1',
      '/vercursos',
      '/leercurso/?id=1',
      '/lsistemapension',
      '/leerleyreglamento',
      '/vervideo',
      '/contact',
    ]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect((await page.getByRole('heading', { level: 1 }).textContent())?.length, path).toBeGreaterThan(3);
    }
    await page.goto('/articulos?search=comisiones');
    expect(await page.getByRole('link', { name: /comisi/i }).count()).toBeGreaterThan(0);
    await leave(session);
  });

  test('finds without accents, by keyboard', async () => {
    const session = await visit(browser);
    const { page } = session;
    await page.goto('/');
    await page.getByRole('searchbox').first().focus();
    await page.keyboard.type('pension'); // typing opens the dialog, which takes the text over
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect.poll(() => box.inputValue()).toBe('pension');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await look(page, 'buscar');
    await box.press('Enter');
    await page.waitForURL(/leerarticulo|leercurso|lsistemapension|leerleyreglamento|vervideo/);
    await leave(session);
  });

  test('writes to the institute, which gets the mail', async () => {
    const session = await visit(browser);
    const { page } = session;
    await page.goto('/contact');
    await look(page, 'contact');
    await page.getByLabel('Nombre').fill('Rolando Choque');
    await page.getByLabel('Email').fill('rolando@correo.test');
    await page.getByLabel('Tema').fill('Mis aportes');
    await page.getByLabel('Mensaje').fill('¿Dónde veo mis aportes?');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page
      .getByText(/recibimos tu mensaje|mensaje (se )?envi/i)
      .first()
      .waitFor();
    await inMailTo('informacion@instituto.example', /Mis aportes/);
    await leave(session);
  });

  test('sees the other public screens in their look, by day and by night', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const session = await visit(browser, { colorScheme });
      const { page } = session;
      for (const path of [
        '/',
        '/leerarticulo/?id=2',
        '/leercurso/?id=1',
        '/vervideo',
        '/lsistemapension',
        '/leerleyreglamento',
        '/login',
        '/forgetpassword',
        '/nada-aqui',
      ]) {
        await page.goto(path);
        await look(page, `${colorScheme}-${path.replace(/\W+/g, '-')}`);
      }
      await leave(session);
    }
  });

  test('at the door of a member’s screen goes through the sign-in and back', async () => {
    const session = await visit(browser);
    await session.page.goto('/profile?tab=datos');
    await session.page.waitForURL(/\/login\?next=%2Fprofile%3Ftab%3Ddatos/);
    await leave(session);
  });
});

describe('who forgot the password', () => {
  test('gets a link, sets a new one, signs in with it; then signs out', async () => {
    await aReader('ana.torrez', 'Entiende tu cuenta individual');
    const session = await visit(browser, { viewport: phone });
    const { page } = session;
    await page.goto('/forgetpassword');
    await page.getByLabel('Email').fill('ana.torrez@correo.test');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.waitForURL(/\/login/);
    const link = await inMailTo('ana.torrez@correo.test', /https?:\/\/[^\s"<>]+\/forgetpassword\?[^\s"<>]+/);
    await page.goto(link);
    await look(page, 'nueva-contrasena');
    const renewed = 'puente-cometa-azul-41';
    await page.getByLabel('Contraseña nueva').fill(renewed);
    await page.getByLabel(/Confirmar/).fill(renewed);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, 'ana.torrez', renewed);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Salir' }).filter({ visible: true }).first().click();
    await page.getByRole('alertdialog').getByText('Desea Salir?').waitFor();
    await look(page, 'salir');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const answered = await fetch(`${inject('portalUrl')}/api/Users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: 'ana.torrez', Password: password }),
    });
    expect(answered.status).toBe(401);
    await leave(session);
  });
});
