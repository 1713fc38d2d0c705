import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { aCommentedCourse } from '../steps/comments.ts';
import {
  hasPrescribedMenu,
  labelled,
  route,
  type ScreenRow,
  testScreens,
  visibleText,
} from './screen-rows.ts';

/** These stand below each other in this order. */
async function inOrder(parts: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
}

const rows: readonly ScreenRow<unknown>[] = [
  {
    title: '017, 014 home is there and promises the certificate from 80 points on',
    path: '/',
    holds: async (page) => {
      const text = await visibleText(page.locator('main'));
      expect(text).toMatch(/80/);
      expect(text).toMatch(/certificado digital de participación/i);
    },
  },
  {
    title: '002 a visitor has on home a search box, and a contact form one press away',
    path: '/',
    holds: async (page) => {
      await page
        .getByRole('button', { name: /Buscar/ })
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Contacto' }).first().waitFor();
    },
  },
  {
    title: '016 the text of the interface is Spanish',
    path: '/',
    holds: async (page) => {
      expect(await page.locator('html').getAttribute('lang')).toMatch(/^es/);
      const text = await visibleText(page.locator('body'));
      expect(text.match(/\b(the|and|with|your|password|search|submit|loading)\b/gi) ?? []).toEqual([]);
    },
  },
  {
    title: '051 signed out, the header leads to registering and to signing in',
    path: '/',
    holds: async (page) => {
      await page.locator('header a[href^="/register"]').first().waitFor();
      await page.locator('header a[href^="/login"]').first().waitFor();
    },
  },
  {
    title: '056 the menu of visitors begins with the prescribed entries in their order',
    path: '/',
    holds: hasPrescribedMenu,
  },
  {
    title: '057 the information banner asks whether more information is needed',
    path: '/',
    holds: (page) => page.getByRole('heading', { name: '¿Necesitas más información?' }).waitFor(),
  },
  {
    title: '058 the information banner invites to write to the address of the institution',
    path: '/',
    holds: (page) => page.getByRole('link', { name: 'informacion@instituto.test' }).first().waitFor(),
  },
  {
    title: '059 a button CONTACTANOS of the banner leads to /contact',
    path: '/',
    holds: async (page) =>
      expect(await page.getByRole('link', { name: 'CONTACTANOS' }).getAttribute('href')).toBe('/contact'),
  },
  {
    title: '060 home begins with slider, welcome text and registration form, in this order',
    path: '/',
    holds: (page) =>
      inOrder([
        page.getByRole('region', { name: 'Novedades' }),
        page.getByRole('heading', { name: /^Bienvenido/ }),
        page.getByRole('region', { name: 'Crea tu cuenta' }),
        page.getByRole('region', { name: 'Cursos populares' }),
      ]),
  },
  {
    title: '061 popular courses stand with their stars',
    path: '/',
    holds: (page) =>
      page
        .getByRole('region', { name: 'Cursos populares' })
        .getByText(/\d+ calificacion|\(\d+\)/)
        .first()
        .waitFor(),
  },
  {
    title: '063 descriptions of courses on home are cut to 42 characters',
    path: '/',
    holds: async (page) => {
      const courses = page.getByRole('region', { name: 'Cursos populares' }).getByRole('article');
      const texts = await courses.getByRole('paragraph').allInnerTexts();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text.replace(/…$/, '').length).toBeLessThanOrEqual(42);
    },
  },
  route('018 /login opens the screen: Login', '/login', 'Entra a tu cuenta'),
  {
    title: '064 signing in asks for a username or email and a password',
    path: '/login',
    holds: (page) => labelled(page, ['Nombre de usuario o email', 'Contraseña']),
  },
  {
    title: '065 signing in leads to registering and to a forgotten password',
    path: '/login',
    holds: async (page) => {
      await page.locator('main a[href^="/register"]').waitFor();
      await page.locator('main a[href^="/forgetpassword"]').waitFor();
    },
  },
  {
    title: '330 a refused sign-in shows the message of the server',
    path: '/login',
    leaves: true,
    holds: async (page) => {
      await page.getByLabel('Nombre de usuario o email').fill('nadie.asi');
      await page.getByLabel('Contraseña', { exact: true }).fill('lluvia-mesa-trompeta-9');
      await page.getByRole('button', { name: 'Acceder' }).click();
      await page
        .getByRole('alert')
        .getByText(/usuario o (la )?contraseña/i)
        .waitFor();
    },
  },
  route('019 /register opens the screen: Registration', '/register', 'Crea tu cuenta'),
  {
    title: '067 registering asks for names, gender, birth date, username, password twice and email',
    path: '/register',
    holds: (page) =>
      labelled(page, [
        'Nombres',
        'Apellidos',
        /^G[eé]nero/,
        'Fecha de Nacimiento',
        'Nombre de usuario',
        'Contraseña',
        'Confirmar contraseña',
        'Email',
      ]),
  },
  {
    title: '226 two passwords that differ are refused: Las Contraseñas deben coincidir.',
    path: '/register',
    leaves: true,
    holds: async (page) => {
      await page.getByLabel('Contraseña', { exact: true }).fill('lluvia-mesa-trompeta-9');
      await page.getByLabel('Confirmar contraseña').fill('otra-cosa-distinta-7');
      await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
      await page.getByText('Las Contraseñas deben coincidir.').first().waitFor();
    },
  },
  route('020 /forgetpassword opens the screen: Forgot password', '/forgetpassword', /contraseña/i),
  {
    title: '068 a forgotten password asks for the email alone, button Enviar',
    path: '/forgetpassword',
    holds: async (page) => {
      expect(await page.locator('main input:visible').count()).toBe(1);
      await page.getByLabel('Email').waitFor();
      await page.getByRole('button', { name: 'Enviar' }).waitFor();
    },
  },
  {
    title: '332 an empty email stays on the page, a given one leads to /login',
    path: '/forgetpassword',
    leaves: true,
    holds: async (page) => {
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.getByText('El campo Email es obligatorio.').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/forgetpassword');
      await page.getByLabel('Email').fill('nadie@correo.test');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
    },
  },
  route('022 /contact opens the screen: Contact', '/contact', 'Enviar un mensaje'),
  {
    title: '164 contact asks for Nombre, Email, Tema and Mensaje, button Enviar',
    path: '/contact',
    holds: async (page) => {
      await labelled(page, [/^Nombre/, /^Email/, /^Tema/, /^Mensaje/]);
      await page.getByRole('button', { name: 'Enviar' }).waitFor();
    },
  },
  {
    title: '050, 054 a result of the search opens its article or course; the window says type and title',
    path: '/',
    leaves: true,
    holds: async (page) => {
      await page
        .locator('header')
        .getByRole('searchbox')
        .or(page.locator('header').getByRole('combobox'))
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('comisiones');
      const hit = dialog.locator('a[href^="/leerarticulo/?id="], a[href^="/leercurso/?id="]').first();
      await hit.waitFor();
      expect(await visibleText(hit)).toMatch(/Artículo|Curso/i);
      await hit.click();
      await page.waitForURL(/\/(leerarticulo|leercurso)\/\?id=\d+/);
    },
  },
];

testScreens<unknown>(
  () => '',
  (portal) => aCommentedCourse(portal, 'Primeros pasos', 3),
  rows,
);
