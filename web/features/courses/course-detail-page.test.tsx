import { expect, test } from 'vitest';
import type { CourseCard, CourseRead } from '../../../contract/courses/calls.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { OwnViewContext } from '../../lib/page/own-part.tsx';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { courseCard } from '../../testing/rows.ts';
import { site } from '../../testing/site.ts';
import CourseDetailPage from './course-detail-page.tsx';
import CourseGridPage from './course-grid-page.tsx';

const card: CourseCard = {
  ...courseCard,
  id: 3,
  title: 'Aportes',
  description: 'Qué se aporta cada mes y cómo crece tu ahorro con los años que pasan.',
  duration: 1,
  language: 'Ingles',
  countModule: 2,
  quantity: 4,
  time: 10,
  countApply: 0,
  questionCount: 4,
  date: '2026-11-18T15:00:00Z',
};
const course: CourseRead = {
  ...card,
  subjects: [],
  description: '<p>Qué se aporta <b>cada mes</b>.</p>',
  quantity: 4,
  time: 10,
  notaMinima: 80,
  stars: [0, 0, 0, 0, 0],
  isEnrolled: false,
  readTime: 0,
};
const member: Viewer = { accountId: 7, username: 'rosa', firstName: 'Rosa', role: 'member' };

const open = (changed: Partial<CourseRead> = {}, viewer: Viewer | null = null, isEnrolled = false) =>
  mount(
    <OwnViewContext value={{ viewer, own: viewer === null ? undefined : { isEnrolled } }}>
      <CourseDetailPage
        data={{
          course: { ...course, ...changed },
          comments: { rows: [], total: 0, page: 0 },
          latest: [{ ...card, id: 9, title: 'Fondos' }],
        }}
        query={{}}
        viewerRole={viewer?.role ?? 'open'}
        site={site}
      />
    </OwnViewContext>,
  );
const features = () => [...find('dl').children].map(({ textContent }) => textContent);
const ways = () =>
  [...document.querySelectorAll('a, button')]
    .map(({ textContent }) => textContent)
    .filter((words) => words === 'Aplicar' || words === 'Continuar leyendo');

test.each([
  { duration: 0, word: '0 Minuto' },
  { duration: 1, word: '1 Minuto' },
  { duration: 2, word: '2 Minutos' },
])('113 the features box says $word', async ({ duration, word }) => {
  await open({ duration });
  expect(features()).toEqual(['Modulos2', `Duración${word}`, 'CertificadoSI', 'IdiomaIngles']);
});

test('a course without certificate, picture and comments; the last courses beside it', async () => {
  await open({ certificado: 0 });
  expect(features()[2]).toBe('CertificadoNO');
  expect(find('figure img').getAttribute('src')).toMatch(/^\/motivos\//);
  expect(document.body.textContent).toContain('Nadie ha comentado este curso todavía.');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(
    'Ultimos Cursos',
  );
  expect(document.querySelector('a[href="/leercurso/?id=9"]')?.textContent).toContain('Fondos');
});

test('Aplicar is for visitors and for members who have not applied, never for administrators', async () => {
  await open();
  expect(new Set(ways())).toEqual(new Set(['Aplicar']));
  document.body.replaceChildren();
  await open({}, member);
  expect(new Set(ways())).toEqual(new Set(['Aplicar']));
  document.body.replaceChildren();
  await open({}, member, true);
  expect(new Set(ways())).toEqual(new Set(['Continuar leyendo']));
  document.body.replaceChildren();
  await open({}, { ...member, role: 'admin' });
  expect(ways()).toEqual([]);
});

test('the catalogue has a card a course: cover or drawing, title, Ver MÁs', async () => {
  const data = {
    courses: [card, { ...card, id: 4, imgPortada: 'abc.webp', altPortada: 'Una casa' }],
    total: 2,
  };
  await mount(<CourseGridPage data={data} query={{}} viewerRole="open" site={site} />);
  const cards = [...document.querySelectorAll('article')];
  expect(cards.map((each) => each.querySelector('h2')?.textContent)).toEqual(['Aportes', 'Aportes']);
  expect(cards.map((each) => each.querySelector('img')?.getAttribute('alt'))).toEqual(['', 'Una casa']);
  expect(cards.map((each) => each.querySelector('a')?.textContent?.startsWith('Ver MÁs'))).toEqual([
    true,
    true,
  ]);
  expect(cards[1]?.querySelector('a')?.getAttribute('href')).toBe('/leercurso?id=4');
});
