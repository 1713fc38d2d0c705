import { expect } from 'vitest';
import { aPdf } from '../../server/testing/files/documents.ts';
import type { Portal } from '../fixtures/portal-server.ts';
import { aCourse, callAsAdmin, sendAsAdmin } from '../steps/calls.ts';
import { openMore } from '../steps/rows.ts';
import { aStudent } from '../steps/student.ts';
import { button, columnsOf, hasActions, hasColumns } from './admin-parts.ts';
import { labelled, route, type ScreenRow, testScreens } from './screen-rows.ts';

interface World {
  courseId: number;
  userId: number;
}

async function makeWorld(portal: Portal): Promise<World> {
  const student = await aStudent(portal, 'Un curso con examen', 'lee.rinde');
  await student.sit(4);
  await callAsAdmin(portal, 'POST', 'Question/Add', {
    CourseId: student.courseId,
    QuestionDescription: '¿Es así?',
    QuestionTypeId: 1,
    CorrectAnswerVoF: 'V',
  });
  await aCourse(portal, 'Un curso vacío', 4);
  const material = { courseId: `${student.courseId}`, title: 'Apuntes' };
  await sendAsAdmin(portal, 'Course/AddCourseFile', material, 'apuntes.pdf', aPdf());
  return { courseId: student.courseId, userId: student.userId };
}

const rows: readonly ScreenRow<World>[] = [
  route('034 /course opens the screen: Course list', '/course', /cursos/i),
  {
    title: '097 courses have the columns title, taken count and created date',
    path: '/course',
    holds: async (page) => {
      const columns = await columnsOf(page);
      expect(columns.join(' ')).toMatch(/Título.*(Inscritos|Tomado|Aplicaron|veces).*(Creado|Fecha)/i);
    },
  },
  {
    title: '098 a course is edited, gets questions, images and material, and is deleted',
    path: '/course',
    holds: (page) => hasActions(page, ['Preguntas', 'Imágenes', 'Material', 'Eliminar']),
  },
  route('035 /addcourse opens the screen: Course add', '/addcourse', /curso/i),
  {
    title: '099 a course has title, language, lessons, times, certificate, minimum, questions and texts',
    path: '/addcourse',
    holds: (page) =>
      labelled(page, [
        /^T[ií]tulo/,
        /^Idioma/,
        /Lecciones/,
        /Tiempo de lectura/i,
        /certificado/i,
        /Tiempo de examen/i,
        /M[ií]nima/i,
        /Cantidad de preguntas/i,
        /^Descripci[oó]n/,
        /^Contenido del módulo/,
      ]),
  },
  {
    title: '217 the figures of a course are number fields',
    path: '/addcourse',
    holds: async (page) => {
      for (const label of [
        /Lecciones/,
        /Tiempo de lectura/i,
        /Tiempo de examen/i,
        /M[ií]nima/i,
        /Cantidad de preguntas/i,
      ])
        expect(await page.getByLabel(label).first().getAttribute('type')).toBe('number');
    },
  },
  {
    title: '100 Cancelar of a course leads to the list',
    path: '/addcourse',
    leaves: true,
    holds: async (page) => {
      await page.getByText('Cancelar', { exact: true }).first().click();
      await page.waitForURL('**/course');
    },
  },
  route(
    '036 /editcourse opens the screen: Course edit',
    ({ courseId }) => `/editcourse?id=${courseId}`,
    'Un curso con examen',
  ),
  route(
    '043 /imageUpload opens the screen: Course images',
    ({ courseId }) => `/imageUpload?id=${courseId}`,
    /imagen|imágenes|portada/i,
  ),
  {
    title: '101 cover and detail of a course are saved with Guardar',
    path: ({ courseId }) => `/imageUpload?id=${courseId}`,
    holds: async (page) => {
      await button(page, 'Guardar').first().waitFor();
      expect(await page.locator('main input[type=file]').count()).toBe(2);
    },
  },
  route(
    '042 /filecourse opens the screen: Course support material manager',
    ({ courseId }) => `/filecourse?id=${courseId}`,
    /material/i,
  ),
  {
    title: '103 material is a table of title and type, and is deleted',
    path: ({ courseId }) => `/filecourse?id=${courseId}`,
    holds: async (page) => {
      await hasColumns(page, ['Título', 'Tipo']);
      const row = page.getByRole('row').filter({ hasText: 'Apuntes' });
      await openMore(row);
      await row.getByRole('button', { name: /^Eliminar/ }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: '102 material is added in a window with title and file',
    path: ({ courseId }) => `/filecourse?id=${courseId}`,
    leaves: true,
    holds: async (page) => {
      await button(page, 'Agregar').first().click();
      const dialog = page.getByRole('dialog');
      await labelled(dialog, [/^T[ií]tulo/]);
      await dialog.locator('input[type=file]').first().waitFor({ state: 'attached' });
    },
  },
  route(
    '040 /question opens the screen: Course questions manager',
    ({ courseId }) => `/question?id=${courseId}`,
    'PREGUNTAS',
  ),
  {
    title: '119 the manager of questions is titled PREGUNTAS',
    path: ({ courseId }) => `/question?id=${courseId}`,
    holds: (page) => page.getByRole('heading', { name: 'PREGUNTAS', exact: true }).waitFor(),
  },
  {
    title: '120 time, quantity and minimum grade of the exam stand open, each with its own Agregar',
    path: ({ courseId }) => `/question?id=${courseId}`,
    holds: async (page) => {
      for (const label of ['Tiempo de examen', 'Cantidad de preguntas', 'Calificación mínima']) {
        await page.getByRole('spinbutton', { name: label }).waitFor();
        await page.getByRole('button', { name: `Agregar: ${label}` }).waitFor();
      }
    },
  },
  {
    title: '126 questions have the columns Descripción, Tipo, Respuesta and Acción',
    path: ({ courseId }) => `/question?id=${courseId}`,
    holds: (page) => hasColumns(page, ['Descripción', 'Tipo', 'Respuesta', 'Acción']),
  },
  {
    title: '121, 122, 125 Agregar pregunta opens a window with Descripcion and Categoria',
    path: ({ courseId }) => `/question?id=${courseId}`,
    holds: async (page) => {
      await button(page, 'Agregar pregunta').first().click();
      const dialog = page.getByRole('dialog');
      await labelled(dialog, [/^Descripcion/, /^Categoria/]);
      const options = await dialog
        .getByLabel(/^Categoria/)
        .locator('option')
        .evaluateAll((all) =>
          all.map((option) => [(option as HTMLOptionElement).value, option.textContent ?? '']),
        );
      expect(options).toContainEqual(['1', 'Verdadero o Falso']);
      expect(options).toContainEqual(['12', 'Selección Multiple']);
      expect(options[0]?.[0]).toBe('');
      await button(dialog, 'Agregar').waitFor();
      await button(dialog, 'Cancelar').waitFor();
    },
  },
  {
    title: '123 multiple choice has the texts A to D and the correct letter',
    path: ({ courseId }) => `/question?id=${courseId}`,
    holds: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Categoria/).selectOption('12');
      for (const letter of ['A', 'B', 'C', 'D'])
        await dialog
          .getByRole('textbox', { name: new RegExp(`\\b${letter}\\b`) })
          .first()
          .waitFor();
      const keys = dialog.locator('input[name=CorrectAnswerMultiple]');
      const letters = await keys.evaluateAll((all) => all.map((key) => (key as HTMLInputElement).value));
      expect(letters).toEqual(['A', 'B', 'C', 'D']);
    },
  },
  {
    title: '124 true or false takes V or F',
    path: ({ courseId }) => `/question?id=${courseId}`,
    leaves: true,
    holds: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Categoria/).selectOption('1');
      for (const name of [/Verdadero/, /Falso/])
        await dialog.getByRole('radio', { name }).waitFor({ state: 'attached' });
    },
  },
  route('044 /report opens the screen: Reports', '/report', /reportes/i),
  {
    title: '145, 146 reports have two tabs, the first with the shares of Hombre and Mujer',
    path: '/report',
    holds: async (page) => {
      for (const name of ['Accesos Hombre / Mujer', 'Preguntas Más fallada'])
        await page.getByRole('tab', { name }).or(page.getByRole('link', { name })).first().waitFor();
      await page.getByText('Hombre', { exact: true }).first().waitFor();
      await page.getByText('Mujer', { exact: true }).first().waitFor();
    },
  },
  {
    title: '148 the colours of the charts change from view to view',
    path: '/report',
    leaves: true,
    holds: async (page) => {
      const seen = new Set<string>();
      for (let view = 0; view < 12 && seen.size < 2; view += 1) {
        await page.reload();
        const pie = page.getByRole('img', { name: 'Accesos por género' });
        await pie.waitFor();
        seen.add(await pie.evaluate((svg) => svg.outerHTML.replace(/id="[^"]*"/g, '')));
      }
      expect(seen.size).toBe(2);
    },
  },
  route('047, 149 /usuarios opens the screen: User list', '/usuarios', /usuarios/i),
  {
    title: '150 the list of users has the columns full name, username and email',
    path: '/usuarios',
    holds: (page) => hasColumns(page, ['Nombre completo', 'Usuario', 'Email']),
  },
  {
    title: '151 a user is edited and deleted',
    path: '/usuarios',
    holds: (page) => hasActions(page, ['Eliminar']),
  },
  {
    title: '048, 152, 249 a user has first names, last names, gender and role to edit',
    path: ({ userId }) => `/editusuario?id=${userId}`,
    holds: (page) => labelled(page, [/^Nombres/, /^Apellidos/, /^G[eé]nero/, /^Rol/]),
  },
  {
    title: '021, 137, 250 the profile of an administrator has Mi Perfil alone',
    path: '/profile',
    holds: async (page) => {
      const tabs = await page.getByRole('tab').allInnerTexts();
      expect(tabs.map((tab) => tab.trim())).toEqual(['Mi Perfil']);
    },
  },
  {
    title: '114 an administrator sees no Aplicar at a course',
    path: ({ courseId }) => `/leercurso/?id=${courseId}`,
    holds: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('button', { name: 'Aplicar' }).count()).toBe(0);
    },
  },
];

testScreens<World>(() => 'admin', makeWorld, rows);
