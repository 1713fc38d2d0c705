import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { callAsAdmin } from '../steps/calls.ts';
import { aCommentedCourse } from '../steps/comments.ts';
import { applyWithoutAccount } from '../steps/people.ts';
import { route, type ScreenRow, testScreens, visibleText } from './screen-rows.ts';

interface World {
  courseId: number;
  bareArticleId: number;
}

/** The end of the last block of a text. */
function lastWordsOf(html: string): string {
  const blocks = html.replace(/<\/?(?:p|li|h\d|td|th|tr|ul|ol|div|blockquote|figcaption)[^>]*>/g, '\n');
  const texts = blocks.replace(/<[^>]*>/g, '').split('\n');
  const last = texts.map((text) => text.trim()).findLast((text) => text !== '') ?? '';
  return last
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(-40);
}

/** The ids in the addresses of links. */
const idsOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id')),
  );

const rows: readonly ScreenRow<World>[] = [
  route('027 /articulos opens the screen: Article blog list', '/articulos', 'Artículos'),
  {
    title: '086 an article of the list has cover, title, date, description and Leer Más',
    path: '/articulos',
    holds: async (page) => {
      const card = page.getByRole('main').locator('article, li').filter({ hasText: 'Leer Más' }).first();
      await card.getByRole('heading').first().waitFor();
      await card.locator('img, svg, picture').first().waitFor();
      await card.locator('time').first().waitFor();
      await card.getByRole('link', { name: /Leer Más/ }).waitFor();
    },
  },
  {
    title: '087 the list of articles has Artículos Recientes beside it, the five newest',
    path: '/articulos',
    holds: async (page) => {
      const recent = page.getByRole('navigation', { name: 'Artículos Recientes' }).getByRole('link');
      const newest = await idsOf(page.getByRole('main').getByRole('link', { name: /Leer Más/ }));
      expect(await idsOf(recent)).toEqual(newest.slice(0, 5));
    },
  },
  route(
    '028 /leerarticulo opens the screen: Article reader',
    '/leerarticulo/?id=2',
    'Cinco mitos sobre la edad de retiro',
  ),
  {
    title: '081, 082, 083 an article shows day and short month, title and its whole text',
    path: '/leerarticulo/?id=2',
    holds: async (page) => {
      const article = page.getByRole('article').first();
      expect(await visibleText(article.locator('time').first())).toMatch(/^\d{1,2}\s+\p{L}{3}$/u);
      await article.getByRole('heading', { level: 1, name: 'Cinco mitos sobre la edad de retiro' }).waitFor();
      const { data } = await page.evaluate(async () => (await fetch('/api/Article/Read/?id=2')).json());
      const text = (await article.evaluate((node) => node.textContent ?? '')).replace(/\s+/g, ' ');
      expect(text).toContain(lastWordsOf(data.descriptionFull as string));
    },
  },
  {
    title: '080 an article shows its picture, or a drawing where it has none',
    path: '/leerarticulo/?id=2',
    leaves: true,
    holds: async (page, { bareArticleId }) => {
      const picture = page.locator('main img').first();
      const { data } = await page.evaluate(async () => (await fetch('/api/Article/Read/?id=2')).json());
      const isPhoto = (data.imgDetalle ?? data.imgPortada) !== null;
      expect(await picture.getAttribute('src')).toMatch(isPhoto ? /^\/articlefile\// : /^\/motivos\//);
      await page.goto(`/leerarticulo/?id=${bareArticleId}`);
      expect(await picture.getAttribute('src')).toMatch(/^\/motivos\//);
    },
  },
  {
    title: '084 the sidebar Artículos Recientes leads to /leerarticulo/?id=',
    path: '/leerarticulo/?id=2',
    holds: async (page) => {
      const links = page.getByRole('navigation', { name: 'Artículos Recientes' }).getByRole('link');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) expect(href).toMatch(/^\/leerarticulo\/?\?id=\d+$/);
    },
  },
  {
    title: '085 thumbnails of recent articles are 80 by 80 pixels',
    path: '/leerarticulo/?id=2',
    holds: async (page) => {
      const recent = page.getByRole('navigation', { name: 'Artículos Recientes' });
      const box = await recent.locator('img, svg').first().boundingBox();
      expect([box?.width, box?.height]).toEqual([80, 80]);
    },
  },
  route('031 /vervideo opens the screen: Video page', '/vervideo', 'Videos'),
  {
    title: '095, 096 videos stand with their title, descriptions cut to 30 characters until unfolded',
    path: '/vervideo',
    leaves: true,
    holds: async (page) => {
      const video = page.getByRole('main').getByRole('listitem').first();
      await video.getByRole('heading').waitFor();
      const cut = await visibleText(video.locator('summary'));
      expect((cut.split('…')[0] ?? '').trim().length).toBeLessThanOrEqual(30);
      await video.getByText('Mostrar Más').click();
      await video.getByText('Mostrar Menos').waitFor();
    },
  },
  route(
    '033 /lsistemapension opens the screen: Pension-system view',
    '/lsistemapension',
    /Sistema de pensiones/i,
  ),
  {
    title: '162 the pension system is a list of titles with their whole HTML texts',
    path: '/lsistemapension',
    holds: async (page) => {
      const { data } = await page.evaluate(async () => (await fetch('/api/SistemaPension/Get')).json());
      const whole = (await page.getByRole('main').evaluate((main) => main.textContent ?? '')).replace(
        /\s+/g,
        ' ',
      );
      for (const { title, description } of data as { title: string; description: string }[]) {
        expect(whole).toContain(title);
        expect(whole).toContain(lastWordsOf(description));
      }
    },
  },
  route('037 /vercursos opens the screen: Public course grid', '/vercursos', /Cursos/),
  {
    title: '104 a course of the grid has its cover, its title and Ver MÁs',
    path: '/vercursos',
    holds: async (page) => {
      const card = page.locator('main li, main article').filter({ hasText: 'Ver MÁs' }).first();
      await card.locator('img, svg').first().waitFor();
      await card.getByRole('heading').waitFor();
    },
  },
  route(
    '038 /leercurso opens the screen: Course detail',
    ({ courseId }) => `/leercurso/?id=${courseId}`,
    'Primeros pasos',
  ),
  {
    title: '105, 106, 107 a course shows its title, its picture and its description',
    path: '/leercurso/?id=1',
    holds: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Entiende tu cuenta individual' }).waitFor();
      await page.getByRole('main').getByRole('figure').getByRole('img').first().waitFor();
      await page.getByRole('listitem').filter({ hasText: 'Qué es la cuenta individual' }).first().waitFor();
    },
  },
  {
    title: '108 comments of a course have the name, the stars and the words',
    path: ({ courseId }) => `/leercurso/?id=${courseId}`,
    holds: async (page) => {
      const comments = page.getByRole('region', { name: 'Comentarios' });
      await comments
        .getByRole('img', { name: /estrella|de 5/ })
        .first()
        .waitFor();
      await comments
        .getByText(/\p{L}+ \p{L}\./u)
        .first()
        .waitFor();
    },
  },
  {
    title: '109, 110, 111, 112 the features of a course are Modulos, Duración, Certificado and Idioma',
    path: ({ courseId }) => `/leercurso/?id=${courseId}`,
    holds: async (page) => {
      const text = await visibleText(page.locator('main'));
      expect(text).toMatch(/Modulos\s*\d+/);
      expect(text).toMatch(/Duración\s*\d+ Minutos?/);
      expect(text).toMatch(/Certificado\s*(SI|NO)/);
      expect(text).toMatch(/Idioma\s*(Español|Ingles)/);
    },
  },
  {
    title: '115 the list Ultimos Cursos leads to /leercurso/?id=',
    path: ({ courseId }) => `/leercurso/?id=${courseId}`,
    holds: async (page) => {
      await page.getByRole('heading', { name: 'Ultimos Cursos' }).waitFor();
      await page.locator('a[href^="/leercurso/?id="]').first().waitFor();
    },
  },
  {
    title: '247, 333 Aplicar without an account says that one is needed, with Acceder to /login',
    path: ({ courseId }) => `/leercurso/?id=${courseId}`,
    leaves: true,
    holds: async (page) => {
      await applyWithoutAccount(page);
      const way = page.getByRole('dialog').getByRole('link', { name: 'Acceder' });
      expect(await way.getAttribute('href')).toMatch(/^\/login/);
    },
  },
  route(
    '046 /leerleyreglamento opens the screen: Laws and regulations list',
    '/leerleyreglamento',
    /Leyes y reglamentos/i,
  ),
  {
    title: '160 laws stand under numbered titles',
    path: '/leerleyreglamento',
    holds: async (page) => expect(await page.locator('main ol > li').count()).toBeGreaterThan(0),
  },
  {
    title: '161 clicking the title of a law downloads its file',
    path: '/leerleyreglamento',
    holds: async (page) => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Ley 214 de Pensiones', exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/\.(pdf|docx?|xml)$/);
    },
  },
];

testScreens<World>(
  () => '',
  async (portal) => {
    const courseId = await aCommentedCourse(portal, 'Primeros pasos', 3);
    const article = { Title: 'Sin imágenes', Description: '<p>Un texto.</p>', CategoryId: 1 };
    const { id } = await callAsAdmin<{ id: number }>(portal, 'POST', 'Article/Add', article);
    return { courseId, bareArticleId: id };
  },
  rows,
);
