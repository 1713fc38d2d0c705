import { expect } from 'vitest';
import type { Portal } from '../fixtures/portal-server.ts';
import { callAsAdmin } from '../steps/calls.ts';
import { openMore } from '../steps/rows.ts';
import { button, columnsOf, firstRow, hasActions, hasColumns, opened } from './admin-parts.ts';
import { labelled, route, type ScreenRow, testScreens, visibleText } from './screen-rows.ts';

async function makeWorld(portal: Portal): Promise<void> {
  await callAsAdmin(portal, 'POST', 'Video/Add', {
    Title: 'Una charla larga',
    Description: 'palabra '.repeat(30),
    VideoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  });
  await callAsAdmin(portal, 'POST', 'Category/Add', { Name: 'Aún vacía', Description: '' });
}

const prescribedMenu = [
  '/inicio',
  '/category',
  '/listarticle',
  '/video',
  '/sistemapension',
  '/leyreglamento',
  '/course',
  '/usuarios',
  '/imageslider',
  '/report',
];

const rows: readonly ScreenRow<void>[] = [
  route('023 /category opens the screen: Category manager', '/category', /categor/i),
  {
    title: '055 the menu of administrators has the ten prescribed entries in their order and in sight',
    path: '/category',
    holds: async (page) => {
      const links = page.locator('nav a[href]').filter({ visible: true });
      const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      const first = paths.indexOf('/inicio');
      expect(paths.slice(first, first + prescribedMenu.length)).toEqual(prescribedMenu);
    },
  },
  {
    title: '069 categories are a table, added in a window with name and description',
    path: '/category',
    leaves: true,
    holds: async (page) => {
      await page.getByRole('table').waitFor();
      const dialog = await opened(page, 'Agregar', 'Agregar categoría');
      await labelled(dialog, [/^Nombre/, /^Descripci[oó]n/]);
    },
  },
  {
    title: '070, 334 deleting a category asks under the title Confirmar: Desea eliminar?',
    path: '/category',
    leaves: true,
    holds: async (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Aún vacía' });
      await openMore(row);
      await row.getByRole('button', { name: /^Eliminar: / }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Confirmar' });
      await dialog.getByText('Desea eliminar?').waitFor();
    },
  },
  route('024 /listarticle opens the screen: Article list', '/listarticle', /art[ií]culos/i),
  {
    title: '071 the list of articles has the columns title and category',
    path: '/listarticle',
    holds: (page) => hasColumns(page, ['Título', 'Categoría']),
  },
  {
    title: '072 a row of the list of articles is edited, gets images and is deleted',
    path: '/listarticle',
    holds: (page) => hasActions(page, ['Imágenes', 'Eliminar']),
  },
  route('025 /addarticle opens the screen: Article add form', '/addarticle', /art[ií]culo/i),
  {
    title: '073 an article is written with title, category, recommended age and a rich text',
    path: '/addarticle',
    holds: async (page) => {
      await labelled(page, [/^T[ií]tulo/, /^Categor[ií]a/, /edad/i]);
      await page.locator('.ProseMirror').first().waitFor();
    },
  },
  {
    title: '074 the recommended age is a slider from 1 to 100 that stands at 1',
    path: '/addarticle',
    holds: async (page) => {
      const slider = page.locator('input[type=range]');
      const read = await slider.evaluate((input) => {
        const { min, max, value } = input as HTMLInputElement;
        return [min, max, value];
      });
      expect(read).toEqual(['1', '100', '1']);
    },
  },
  {
    title: '075, 191 a form that adds has Agregar, one that edits has Editar',
    path: '/addarticle',
    leaves: true,
    holds: async (page) => {
      await button(page, 'Agregar').first().waitFor();
      await page.goto('/editarticle?id=1');
      await button(page, 'Editar').first().waitFor();
    },
  },
  {
    title: '076 Cancelar of an article leads to the list',
    path: '/addarticle',
    leaves: true,
    holds: async (page) => {
      await page.getByText('Cancelar', { exact: true }).first().click();
      await page.waitForURL('**/listarticle');
    },
  },
  route('026 /editarticle opens the screen: Article edit form', '/editarticle?id=1', /art[ií]culo/i),
  route(
    '029, 077 /imagearticulo opens the screen: Article images manager',
    '/imagearticulo?id=1',
    'Imagen de Portada y Detalle del Articulo',
  ),
  {
    title: '078 cover and detail are uploaded apart, pictures alone, each with its preview',
    path: '/imagearticulo?id=1',
    holds: async (page) => {
      const files = page.locator('main input[type=file]');
      await files.first().waitFor({ state: 'attached' });
      expect(await files.count()).toBe(2);
      for (const accept of await files.evaluateAll((all) =>
        all.map((one) => one.getAttribute('accept') ?? ''),
      ))
        expect(accept).toMatch(/image\/|\.(png|jpe?g)/);
      await page.getByText('Portada', { exact: true }).first().waitFor();
      await page.getByText('Detalle', { exact: true }).first().waitFor();
    },
  },
  route('030, 089 /video opens the screen: Video manager', '/video', 'VIDEOS'),
  {
    title: '093 videos have the columns Título, Descripción and Acción',
    path: '/video',
    holds: (page) => hasColumns(page, ['Título', 'Descripción', 'Acción']),
  },
  {
    title: '094 descriptions of videos are cut to 90 characters, with Mostrar Menos once unfolded',
    path: '/video',
    leaves: true,
    holds: async (page) => {
      const row = page.locator('tbody tr').filter({ hasText: 'Una charla larga' });
      const text = await visibleText(row.getByText(/^(palabra ?)+/).first());
      expect((text.split(/…|\.\.\./)[0] ?? '').trim().length).toBeLessThanOrEqual(90);
      await row.getByText('Mostrar Más').click();
      await row.getByText('Mostrar Menos').waitFor();
    },
  },
  {
    title:
      '090, 091, 092 Agregar opens the window Agregar Vídeo with Titulo, Video URL, Agregar and Cancelar',
    path: '/video',
    leaves: true,
    holds: async (page) => {
      const dialog = await opened(page, 'Agregar', 'Agregar Vídeo');
      await labelled(dialog, [/^Titulo/, /^Video URL/, /^Descripci[oó]n/]);
      await button(dialog, 'Agregar').waitFor();
      await button(dialog, 'Cancelar').waitFor();
    },
  },
  route(
    '032 /sistemapension opens the screen: Pension-system editor',
    '/sistemapension',
    /sistema de pensiones/i,
  ),
  {
    title: '163 a pension text is written with a title and a description',
    path: '/sistemapension',
    leaves: true,
    holds: async (page) => {
      await page
        .getByRole('link', { name: 'Agregar', exact: true })
        .or(button(page, 'Agregar'))
        .first()
        .click();
      await labelled(page, [/^T[ií]tulo/]);
      await page.locator('.ProseMirror').first().waitFor();
    },
  },
  route('049 /imageslider opens the screen: Slider manager', '/imageslider', /slider/i),
  {
    title: '153 a slide is a picture with an optional link',
    path: '/imageslider',
    leaves: true,
    holds: async (page) => {
      await button(page, 'Agregar').first().click();
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
      await page
        .getByLabel(/enlace|link/i)
        .first()
        .waitFor();
    },
  },
  {
    title: '154 slides are a table of name, image and link',
    path: '/imageslider',
    holds: async (page) => {
      expect((await columnsOf(page)).join(' ')).toMatch(/Nombre.*Imagen.*(Enlace|Link)/);
    },
  },
  route('045 /leyreglamento opens the screen: Laws and regulations manager', '/leyreglamento', /leyes/i),
  {
    title: '157 laws have the columns Título, Descripción, Archivo and Acción',
    path: '/leyreglamento',
    holds: (page) => hasColumns(page, ['Título', 'Descripción', 'Archivo', 'Acción']),
  },
  {
    title: '158 the file of a law has an icon of its type and downloads',
    path: '/leyreglamento',
    holds: async (page) => {
      const link = firstRow(page).locator('a[href*="DownloadLeyReglamento" i], a[download]').first();
      await link.locator('img[src*="/images/index/"], svg, img').first().waitFor();
    },
  },
  {
    title: '159 a law is edited and deleted',
    path: '/leyreglamento',
    holds: (page) => hasActions(page, ['Eliminar']),
  },
  {
    title: '155, 156 a law is added with Titulo, Descripcion and a file of pdf, doc, docx or xml',
    path: '/leyreglamento',
    leaves: true,
    holds: async (page) => {
      await button(page, 'Agregar').first().click();
      await labelled(page, [/^T[ií]tulo/, /^Descripci[oó]n/]);
      const accept = (await page.locator('input[type=file]').first().getAttribute('accept')) ?? '';
      for (const type of ['.pdf', '.doc', '.docx', '.xml']) expect(accept).toContain(type);
    },
  },
];

testScreens<void>(() => 'admin', makeWorld, rows);
