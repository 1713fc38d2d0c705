import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desk, phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { doubleText, look, setText, usualText } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { aReader, fillRegistration, password, signIn } from './steps/people.ts';

/** The results of the search whose first part, the tag of their kind, leaves them or lies over their title. */
const tagsOutOfPlace = (results: Element[]) =>
  results
    .filter((result) => {
      const [row, tag, title] = [result, ...result.children].map((part) => part.getBoundingClientRect());
      if (row === undefined || tag === undefined || title === undefined) return true;
      const isOverTitle = tag.right > title.left && tag.bottom > title.top;
      return tag.left < row.left || tag.right > row.right || isOverTitle;
    })
    .map(({ textContent }) => textContent);

describe('a visitor', () => {
  test('reads everything with JavaScript off', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
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
    await page.goto('/');
    const slides = page.getByRole('region', { name: 'Novedades' });
    expect(await slides.getByRole('button').filter({ visible: true }).count()).toBe(0);
    const last = slides.getByRole('group').last();
    await last.scrollIntoViewIfNeeded(); // as a finger does
    await expect.poll(async () => Math.abs((await last.boundingBox())?.x ?? Number.NaN)).toBeLessThan(60);
    await page.goto('/articulos?search=comisiones');
    expect(await page.getByRole('link', { name: /comisi/i }).count()).toBeGreaterThan(0);
  });

  test('finds a tick at the parts of the pension system that were read to their end on this device', async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/lsistemapension?id=2');
    const others = page.getByRole('navigation', { name: 'Todas las partes' });
    expect(await others.getByText('Leída').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Otras partes' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pension.read'))).toBe('2');
    await page.goto('/lsistemapension');
    await page.locator('#sistema-2').getByText('Leída').filter({ visible: true }).waitFor();
    expect(await page.getByText('Leída').filter({ visible: true }).count()).toBe(1);
    await page.goto('/lsistemapension?id=1');
    await others.getByRole('link', { name: /Leída$/ }).waitFor();
  });

  test('registers, signs in, applies and signs out with JavaScript off', async ({ portal, visit }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
    await page.goto('/leercurso/?id=1');
    await page.getByRole('button', { name: 'Aplicar' }).first().click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByRole('link', { name: 'Regístrate gratis' }).click();
    expect(await page.getByText('Mostrar', { exact: true }).filter({ visible: true }).count()).toBe(0);
    await fillRegistration(page, { username: 'sin.script', email: 'sin.script@correo.test' });
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
    await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor();
    const link = await inMailTo(portal, 'sin.script@correo.test', /https?:\/\/[^\s"<>]+\/login\?[^\s"<>]+/);
    await page.goto(link);
    expect(await page.getByText('Estamos comprobando tu enlace').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
    await page.getByText('Tu enlace quedó confirmado.').waitFor();
    expect(page.url()).not.toContain('strcode');
    await page.getByLabel('Nombre de usuario o email').fill('sin.script');
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.getByRole('heading', { name: 'No pudimos recibir tu formulario' }).waitFor();
    await page.goBack();
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.waitForURL(/\/leercurso/);
    await page.getByRole('button', { name: 'Aplicar' }).first().click();
    await page.waitForURL(/\/leermodulos\?id=1$/);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await page.waitForURL(/\/login\?next=/);
  });

  test('with JavaScript off asks for a link and chooses a new password', async ({ portal, visit }) => {
    await aReader(portal, 'plano.olvida', 'Entiende tu cuenta individual');
    const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
    await page.goto('/forgetpassword');
    await page.getByLabel('Email').fill('plano.olvida@correo.test');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('te enviamos un enlace para elegir una contraseña nueva').waitFor();
    const link = /https?:\/\/[^\s"<>]+\/forgetpassword\?[^\s"<>]+/;
    await page.goto(await inMailTo(portal, 'plano.olvida@correo.test', link));
    const renewed = 'puente-cometa-azul-41';
    await page.getByLabel('Contraseña nueva').fill(renewed);
    await page.getByLabel(/Confirmar/).fill(renewed);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Tu contraseña nueva está guardada.').waitFor();
    await page.getByLabel('Nombre de usuario o email').fill('plano.olvida');
    await page.getByLabel('Contraseña', { exact: true }).fill(renewed);
    await page.getByRole('button', { name: 'Acceder' }).click();
    await page.waitForURL(/\/profile/);
  });

  test('finds without accents, by keyboard', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('banner').getByRole('searchbox').focus();
    await page.keyboard.type('pension'); // typing opens the dialog, which takes the text over
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect.poll(() => box.inputValue()).toBe('pension');
    const results = page.getByRole('dialog').getByRole('option');
    await results.filter({ hasText: 'Tipos de pensión' }).nth(0).waitFor();
    for (const size of [{ width: 320, height: 640 }, phone, desk]) {
      await page.setViewportSize(size);
      expect(await results.evaluateAll(tagsOutOfPlace), `${size.width}`).toEqual([]);
    }
    const devtools = await page.context().newCDPSession(page);
    await page.setViewportSize(phone);
    await setText(devtools, doubleText);
    expect(await results.evaluateAll(tagsOutOfPlace), 'text of twice the size').toEqual([]);
    await setText(devtools, usualText);
    await page.setViewportSize(desk);
    await box.press('Enter');
    await page.waitForURL('**/buscar?search=pension');
    await page.getByRole('heading', { name: 'Resultados para «pension»' }).waitFor();
    await page.setViewportSize(phone);
    const form = page.getByRole('main').getByRole('search');
    const [field, button] = [form.getByRole('searchbox'), form.getByRole('button', { name: 'Buscar' })];
    const middleOf = async (control: Locator) => {
      const box = await control.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN) / 2;
    };
    expect(Math.abs((await middleOf(field)) - (await middleOf(button)))).toBeLessThan(2);
    await page.setViewportSize(desk);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page
      .getByRole('navigation', { name: 'Tipos de resultado' })
      .getByRole('link', { name: /Cursos/ })
      .click();
    await page.waitForURL(/type=course/);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await page.waitForURL(/leercurso/);
  });

  test('reads every long text in the size that was chosen once', async ({ visit }) => {
    const { page } = await visit();
    const sizeOf = () =>
      page
        .locator('[data-long-text] > div')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await page.goto('/lsistemapension?id=2');
    const usual = await sizeOf();
    await page.getByRole('button', { name: 'Letra más grande' }).click();
    await expect.poll(sizeOf).toBeGreaterThan(usual);
    const large = await sizeOf();
    const zeros = await page.evaluate(async () =>
      (await document.fonts.load('16px "Atkinson Next"', '0')).map(({ unicodeRange }) => unicodeRange),
    );
    expect(zeros).toContain('U+30'); // a plain one, of a font of its own
    await page.goto('/leerarticulo/?id=1');
    await expect.poll(sizeOf).toBe(large);
  });

  test('prints a text with where it comes from and when', async ({ portal, visit }) => {
    const { page } = await visit();
    await page.goto('/leerarticulo/?id=1');
    const onPaper = page.getByText(`Aula Previsional · ${portal.url}/leerarticulo?id=1`);
    expect(await onPaper.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await onPaper.waitFor();
    expect(await onPaper.textContent()).toMatch(/· \d+ de \p{L}+ de \d{4}$/u);
    expect(await page.getByText(/^\d+ de \p{L}+ de \d{4}/u).isVisible()).toBe(true);
  });

  test('prints the words that are folded on the screen, each whole and once', async ({ visit }) => {
    const { page } = await visit();
    await page.emulateMedia({ media: 'print' });
    await page.goto('/lsistemapension');
    const parts = page.locator('details:not([open])[data-prints-open]');
    expect(await parts.count()).toBe(6);
    for (const part of await parts.all())
      expect(await part.evaluate((each) => each.lastElementChild?.checkVisibility())).toBe(true);
    const heading = parts.first().locator('summary');
    expect(await heading.evaluate((each) => getComputedStyle(each).breakInside)).toBe('avoid');
    await page.goto('/vervideo');
    const more = page.locator('details:not([open])[data-prints-open]').first();
    expect(await more.locator('p').isVisible()).toBe(true);
    expect(await more.getByText('Mostrar Más').isVisible()).toBe(false);
  });

  test('prints all parts of the pension system at once', async ({ visit }) => {
    const { page, context } = await visit();
    await context.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-was-printed', '');
    });
    await page.goto('/lsistemapension');
    await page.getByRole('link', { name: 'Imprimir las seis partes' }).click();
    await page.locator('html[data-was-printed]').waitFor();
    expect(await page.locator('[data-long-text] section').count()).toBe(6);
  });

  test('opens and leaves Mi caso by keyboard and by a press beside it; nothing of it covers the focus', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.goto('/vervideo');
    const bar = page.getByRole('navigation', { name: 'Principal' });
    const opener = bar.locator('summary', { hasText: 'Mi caso' });
    const routes = bar.getByRole('link', { name: /^Rutas/ });
    await opener.focus();
    expect(await routes.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await routes.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await opener.and(page.locator(':focus')).waitFor();
    await routes.waitFor({ state: 'hidden' });
    await opener.click();
    await routes.waitFor();
    await bar.getByRole('link', { name: /^Datos del país/ }).focus();
    await page.keyboard.press('Tab'); // on into the page, which the panel would cover
    await routes.waitFor({ state: 'hidden' });
    await opener.click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 1, y: 1 }, force: true });
    await routes.waitFor({ state: 'hidden' });
  });

  for (const size of [phone, desk])
    test(`reaches the cases in Mi caso without script at ${size.width}, where its own pages mark it`, async ({
      visit,
    }) => {
      const { page } = await visit({ javaScriptEnabled: false, viewport: size });
      await page.goto('/vervideo');
      const reach = async () => {
        if (size === phone) await page.getByRole('button', { name: 'Menú' }).click();
        return page.getByRole('navigation', { name: size === phone ? 'Menú' : 'Principal' });
      };
      const menu = await reach();
      await menu.locator('summary', { hasText: 'Mi caso' }).click();
      await menu.getByRole('link', { name: /^Glosario/ }).click();
      await page.waitForURL('**/glosario');
      await reach();
      const fold = menu.locator('details');
      expect(await fold.evaluate((details: HTMLDetailsElement) => details.open)).toBe(size === phone);
      expect(await fold.locator('a[aria-current=page]').count()).toBe(1);
      if (size === desk) expect(await fold.locator('summary').getAttribute('aria-current')).toBe('true');
    });

  test('moves in the open menu by keyboard, and never beneath it', async ({ visit }) => {
    const { page } = await visit({ viewport: phone });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menú' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#menu');
    await menu.getByRole('button', { name: 'Cerrar' }).and(page.locator(':focus')).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = await menu
      .locator('li a')
      .evaluateAll((links) =>
        links
          .flatMap((link) => [link, ...link.querySelectorAll('svg')])
          .map((part) => getComputedStyle(part).color),
      );
    expect(new Set(colours).size).toBe(1);
    await page.emulateMedia({ forcedColors: 'none' });
    const entries = await menu.locator('a, button').count();
    for (let step = 0; step < entries; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') ?? null)).toBeNull();
    }
    await page.keyboard.press('Escape');
    await opener.and(page.locator(':focus')).waitFor();
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
  });

  test('writes to the institute, which gets the mail', async ({ portal, visit }) => {
    const { page } = await visit();
    await page.goto('/contact');
    await page.getByLabel('Nombre').fill('Rolando Choque');
    await page.getByLabel('Email').fill('rolando@correo.test');
    await page.getByLabel('Tema').fill('Mis aportes');
    await page.getByLabel('Mensaje').fill('¿Dónde veo mis aportes?');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('Recibimos tu mensaje.', { exact: false }).waitFor();
    await inMailTo(portal, 'informacion@instituto.test', /Mis aportes/);
  });

  test('has on a phone a strip and a folded footer that leave room, without script too', async ({
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
    await page.goto('/articulos');
    const strip = page.getByRole('region', { name: '¿Necesitas más información?' });
    await strip.getByRole('link', { name: 'CONTACTANOS' }).waitFor();
    expect((await strip.locator('div').first().boundingBox())?.height).toBeLessThanOrEqual(120);
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(300);
    expect(await footer.getByRole('link', { name: 'Glosario' }).isVisible()).toBe(false);
    await footer.getByText('Consulta').filter({ visible: true }).click();
    await footer.getByRole('link', { name: 'Glosario' }).waitFor();
    await footer.getByText('Verificar un certificado').filter({ visible: true }).click();
    await footer.getByRole('textbox').fill('AP-0000-0000-0000');
    await footer.getByRole('button', { name: 'Verificar' }).click();
    await page.waitForURL(/\/verificar\?codigo=AP-0000-0000-0000/);
    await page.setViewportSize(desk);
    await footer.getByRole('link', { name: 'Glosario' }).waitFor(); // nothing is folded where there is room
    await footer.getByRole('textbox').waitFor();
  });
});

describe('who forgot the password', () => {
  test('gets a link, sets a new one, signs in with it; then signs out', async ({ portal, visit }) => {
    await aReader(portal, 'ana.torrez', 'Entiende tu cuenta individual');
    const { page } = await visit({ viewport: phone });
    await page.goto('/forgetpassword');
    await page.getByLabel('Email').fill('ana.torrez@correo.test');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.waitForURL(/\/login/);
    const link = await inMailTo(
      portal,
      'ana.torrez@correo.test',
      /https?:\/\/[^\s"<>]+\/forgetpassword\?[^\s"<>]+/,
    );
    await page.goto(link);
    await look(page, 'nueva-contrasena');
    const renewed = 'puente-cometa-azul-41';
    await page.getByLabel('Contraseña nueva').fill(renewed);
    await page.getByLabel(/Confirmar/).fill(renewed);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.waitForURL(/\/login/);
    await signIn(page, 'ana.torrez', renewed);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.getByRole('alertdialog').getByText('Desea Salir?').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const answered = await fetch(`${portal.url}/api/Users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: 'ana.torrez', Password: password }),
    });
    expect(answered.status).toBe(401);
  });
});

test('on a phone the amounts beside a chart stand inside the page, millions too', async ({ visit }) => {
  const { page } = await visit({ viewport: phone });
  const told = 'nacimiento=2006-01-01&aportes=2&sueldo=3750&saldo=90000&retiro=65';
  await page.goto(`/calculadoras/cuanto-recibire?${told}`);
  const axis = page.locator('main [role=img] svg').first();
  await axis.getByText('1,5\u00a0millones').waitFor();
  const lefts = await axis
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
});

test('printed, neither chart nor rows of a calculator are cut between two sheets', async ({ visit }) => {
  const { page } = await visit({ viewport: desk });
  await page.goto('/calculadoras/cuanto-recibire?ejemplo=rosa');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main [role=img], main tbody tr, #cambio li')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).breakInside));
  expect(breaks.length).toBeGreaterThan(5);
  expect(new Set(breaks)).toEqual(new Set(['avoid']));
});
