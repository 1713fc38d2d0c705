import { expect } from 'vitest';
import { aPdf } from '../../server/testing/files/documents.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin, sendAsAdmin } from '../steps/calls.ts';
import { begin, choose, optionOf, questionsOf } from '../steps/exam.ts';
import { aStudent } from '../steps/student.ts';
import { hasPrescribedMenu, route, type ScreenRow, testScreens, visibleText } from './screen-rows.ts';

interface World {
  courseId: number;
  unreadId: number;
  userId: number;
}

const blue = 'rgb(47, 93, 155)';
const red = 'rgb(180, 71, 43)';

/** A member with one course passed, one read and not examined, and one begun. */
async function makeWorld(portal: Portal): Promise<World> {
  const passed = await aStudent(portal, 'Un curso aprobado', 'lee.miembro');
  await passed.sit(5);
  const open = await passed.also('Un curso por rendir');
  await callAsAdmin(portal, 'POST', 'Question/Add', {
    CourseId: open,
    QuestionDescription: '¿Es así?',
    QuestionTypeId: 1,
    CorrectAnswerVoF: 'V',
  });
  await callAsAdmin(portal, 'POST', 'Question/AddQuantityQuestion', { IdCourse: open, Quantity: 6 });
  await sendAsAdmin(
    portal,
    'Course/AddCourseFile',
    { courseId: `${open}`, title: 'Apuntes' },
    'apuntes.pdf',
    aPdf(),
  );
  const unreadId = await passed.also('Un curso sin leer', false);
  return { courseId: open, unreadId, userId: passed.userId };
}

const rows: readonly ScreenRow<World>[] = [
  {
    title: '052 signed in, the header greets with Bienvenido and leads to /profile',
    path: '/profile',
    holds: async (page) => {
      const link = page.locator('header').getByRole('link', { name: /^Bienvenido/ });
      expect(await link.getAttribute('href')).toBe('/profile');
    },
  },
  {
    title: '056 the menu of members begins with the prescribed entries in their order, as that of visitors',
    path: '/vercursos',
    holds: hasPrescribedMenu,
  },
  {
    title: '135 the profile greets with Bienvenido and the name of the user, the username beside it',
    path: '/profile',
    holds: async (page) => {
      await page.getByRole('heading', { name: /^Bienvenido/ }).waitFor();
      await page.getByRole('main').getByText('lee.miembro').first().waitFor();
    },
  },
  {
    title: '136 the profile begins with the three prescribed tabs',
    path: '/profile',
    holds: async (page) => {
      const tabs = (await page.getByRole('tab').allInnerTexts()).map((tab) => tab.trim());
      expect(tabs.slice(0, 3)).toEqual(['Mis Cursos', 'Mis Calificaciones y Certificados', 'Mi Perfil']);
    },
  },
  {
    title: '143 a course of the profile shows reading and exam time in minutes, its state and both actions',
    path: '/profile',
    holds: async (page) => {
      const row = page.locator('tr, li').filter({ hasText: 'Un curso aprobado' }).first();
      const text = await visibleText(row);
      expect(text).toMatch(/\d+ \/ \d+/);
      expect(text).toMatch(/\d+,\d{2} \/ 20,00/);
      expect(text).toMatch(/Rendido|Aprobado/);
    },
  },
  {
    title: '197 read time is blue once it reaches the duration, red before',
    path: '/profile',
    holds: async (page) => {
      const colourOf = (course: string) =>
        page
          .locator('tr, li')
          .filter({ hasText: course })
          .first()
          .getByText(/\d+ \/ \d+ min/)
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      expect(await colourOf('Un curso aprobado')).toBe(blue);
      expect(await colourOf('Un curso sin leer')).toBe(red);
    },
  },
  {
    title: '198 the button of the exam is disabled while read time is below the duration',
    path: '/profile',
    holds: async (page) => {
      const exam = page
        .locator('tr, li')
        .filter({ hasText: 'Un curso sin leer' })
        .first()
        .getByRole('button', { name: /Tomar examen/ });
      expect((await exam.getAttribute('aria-disabled')) ?? String(await exam.isDisabled())).toBe('true');
    },
  },
  {
    title: '144 a certificate of the profile has its course, N de 100, and is viewed and downloaded',
    path: '/profile',
    leaves: true,
    holds: async (page) => {
      await page.getByRole('tab', { name: 'Mis Calificaciones y Certificados' }).click();
      const row = page
        .locator('tr, li')
        .filter({ hasText: 'Un curso aprobado' })
        .filter({ visible: true })
        .first();
      await row.getByText('100 de 100').waitFor();
      await row.getByText(/Ver certificado/).waitFor();
      await row
        .getByText(/Descargar/)
        .first()
        .waitFor();
    },
  },
  {
    title:
      '138, 139, 140, 141, 142 the profile’s form has its fields, names that can be changed, and Actualizar',
    path: '/profile',
    leaves: true,
    holds: async (page) => {
      await page.getByRole('tab', { name: 'Mi Perfil' }).click();
      await page.getByRole('heading', { name: 'Actualiza tu perfil' }).waitFor();
      for (const label of [/^Nombres/, /^Apellidos/, /^Fecha de Nacimiento/])
        await page.getByLabel(label).first().waitFor();
      const genders = await page
        .getByLabel(/^Genero/)
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => [(option as HTMLOptionElement).value, option.textContent ?? '']),
        );
      expect(genders).toEqual(
        expect.arrayContaining([
          ['1', 'Masculino'],
          ['2', 'Femenino'],
        ]),
      );
      expect(
        await page
          .getByLabel(/^Nombres/)
          .first()
          .isEditable(),
      ).toBe(true);
      expect(await page.locator('main input[type=password]').count()).toBeGreaterThanOrEqual(2);
      await page.locator('input[name=email][type=hidden]').waitFor({ state: 'attached' });
      await page.getByRole('button', { name: 'Actualizar', exact: true }).waitFor();
    },
  },
  {
    title: '229 a new password and its confirmation must match',
    path: '/profile',
    leaves: true,
    holds: async (page) => {
      await page.getByRole('tab', { name: 'Mi Perfil' }).click();
      const fields = page.locator('main input[autocomplete="new-password"]');
      await fields.nth(0).fill('lluvia-mesa-trompeta-9');
      await fields.nth(1).fill('otra-cosa-distinta-7');
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
      await page.getByText('Las Contraseñas deben coincidir.').first().waitFor();
    },
  },
  route(
    '039 /leermodulos opens the screen: Course reading page',
    ({ courseId }) => `/leermodulos?id=${courseId}`,
    'Un curso por rendir',
  ),
  {
    title: '005, 116 the reading page has the title and the text of the modules',
    path: ({ courseId }) => `/leermodulos?id=${courseId}`,
    holds: async (page) => {
      await page.getByRole('heading', { name: 'Un curso por rendir' }).first().waitFor();
      await page.getByText('Qué es un aporte.').waitFor();
    },
  },
  {
    title: '117 support material has the tabs of documents and videos',
    path: ({ courseId }) => `/leermodulos?id=${courseId}`,
    holds: async (page) => {
      await page.getByRole('tab', { name: /Documentos/ }).waitFor();
      await page.getByRole('tab', { name: /Videos/ }).waitFor();
    },
  },
  {
    title: '118 a comment is written with 1 to 5 stars',
    path: ({ courseId }) => `/leermodulos?id=${courseId}`,
    leaves: true,
    holds: async (page) => {
      await page.getByRole('link', { name: /^Módulo 2/ }).click();
      await page.getByLabel('Tu comentario').waitFor();
      expect(await page.locator('input[type=radio][name=Calification]').count()).toBe(5);
    },
  },
  route(
    '041, 128 /test opens the screen: Exam',
    ({ courseId, userId }) => `/test?id=${courseId}&userId=${userId}`,
    'Un curso por rendir',
  ),
  {
    title:
      '127, 129, 130, 131 an exam has a clock and numbered questions, checkboxes A to D, radios A Verdadero and B Falso',
    path: ({ courseId, userId }) => `/test?id=${courseId}&userId=${userId}`,
    holds: async (page) => {
      await begin(page);
      await page.getByRole('timer').first().waitFor();
      expect(await questionsOf(page).count()).toBe(6);
      expect(await page.getByRole('main').getByRole('checkbox').count()).toBe(15);
      const trueFalse = questionsOf(page).filter({ hasText: '¿Es así?' });
      expect(await trueFalse.getByRole('radio').count()).toBe(2);
      expect(await visibleText(trueFalse)).toMatch(/A\s*Verdadero[\s\S]*B\s*Falso/);
    },
  },
  {
    title:
      '132, 133, 202 Terminar waits for the first answer, says so when pressed before, and opens with it',
    path: ({ courseId, userId }) => `/test?id=${courseId}&userId=${userId}`,
    holds: async (page) => {
      const finish = page.getByRole('button', { name: 'Terminar' });
      expect(await finish.getAttribute('aria-disabled')).toBe('true');
      await finish.click({ force: true }); // it says that it is disabled
      await page.getByText('Responde al menos una pregunta para terminar.').first().waitFor();
      await choose(page, 0, 0);
      await optionOf(page, 0, 0).and(page.locator(':checked')).waitFor();
      await page.locator('button:not([aria-disabled=true])', { hasText: 'Terminar' }).first().waitFor();
    },
  },
  {
    title: '134 a loader shows while the exam finishes',
    path: ({ courseId, userId }) => `/test?id=${courseId}&userId=${userId}`,
    leaves: true,
    holds: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByText(/Faltan \d+ segundos/).waitFor();
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    title: '053, 335 Salir asks: Desea Salir?',
    path: '/profile',
    holds: async (page) => {
      await page.locator('header').getByRole('button', { name: 'Salir' }).click();
      await page.getByRole('alertdialog').getByText('Desea Salir?').waitFor();
    },
  },
  {
    title: '193, 194 the sign-in is a stored token, and signing out clears all local storage',
    path: '/profile',
    leaves: true,
    holds: async (page) => {
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('token');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click();
      await page.locator('header a[href^="/login"]').first().waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  },
];

testScreens<World>(() => 'lee.miembro', makeWorld, rows);
