import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import type { CourseStatistics, QuestionStatistics } from '../../../contract/statistics/calls.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { aCourseHome } from '../../testing/course-home.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { loadStatistics } from './load-statistics.ts';
import { byUrgency, discriminationText, hrefOf, type StatisticsData } from './statistics.rules.ts';
import StatisticsPage from './statistics-page.tsx';

const question: QuestionStatistics = {
  questionId: 7,
  text: '¿Qué comisión se descuenta?',
  isDeleted: false,
  asked: 200,
  right: 20,
  discrimination: { r: -0.31, low: -0.43, high: -0.18, n: 200 },
  lowerCount: 70,
  upperCount: 68,
  meanSeconds: 75.4,
  timed: 190,
  formerlyAsked: 3,
  options: [
    { letter: 'A', text: 'Del sueldo', isKey: true, chosen: 20, lower: 14, upper: 0 },
    { letter: 'B', text: 'Del saldo', isKey: false, chosen: 170, lower: 49, upper: 68 },
    { letter: '', text: 'Sin responder', isKey: false, chosen: 10, lower: 7, upper: 0 },
  ],
  alarm: {
    sentence: 'Casi todos la fallan y los mejores eligen B. ¿Está mal la clave (A)?',
    href: '/question?id=2&corregir=7',
  },
};
const calm: QuestionStatistics = {
  ...question,
  questionId: 8,
  text: '¿Hasta qué día?',
  asked: 5,
  right: 5,
  alarm: null,
  formerlyAsked: 0,
  discrimination: null,
  lowerCount: null,
  upperCount: null,
  meanSeconds: null,
};
const course: CourseStatistics = {
  courseId: 2,
  courseName: 'Tu cuenta',
  minimumGrade: 60,
  movedRate: null,
  pendingDays: 0,
  funnel: { applied: 400, read: 300, sat: 200, passed: 150, certified: 149 },
  passedByHand: 2,
  exams: {
    finished: 200,
    passed: 150,
    usedSeconds: 150_000,
    grades: [0, 0, 0, 0, 20, 30, 50, 60, 30, 10],
    used: [0, 0, 0, 10, 20, 40, 60, 40, 20, 10],
  },
  reliability: {
    kr20: 0.784,
    exams: 200,
    size: 10,
    isSameForAll: true,
    sentence: 'Las notas dicen bastante.',
  },
  questions: [calm, question],
  neverAsked: [{ questionId: 9, text: '¿Y esta?' }],
};
const group = { getNames: async () => ({ data: [{ id: 5, name: 'Constructora Illimani' }] }) };
const apiWith = (getCourse: (input: object) => Promise<unknown>) =>
  ({ statistics: { getCourse }, group }) as unknown as Api;
const loaded = (of: Partial<CourseStatistics> = {}) =>
  loadStatistics(
    apiWith(async () => ({ data: { ...course, ...of } })),
    { id: '2' },
  );
const open = (data: StatisticsData) =>
  mount(
    <ToastProvider>
      <StatisticsPage data={{ ...data, home: aCourseHome({ id: 2 }) }} query={{}} site={site} viewer={null} />
    </ToastProvider>,
  );

test('tells how far people come, what the exam is worth, and what nobody is asked', async () => {
  await open(await loaded());
  const bars = [...document.querySelectorAll('ul li')].map((item) => item.textContent);
  expect(bars).toEqual(
    expect.arrayContaining([
      'Se inscribieron400',
      'Leyeron300 75\u00a0%',
      'Con certificado149 37\u00a0%',
      '70–7960',
      '90–100 %10',
    ]),
  );
  expect(text()).toContain('Terminaron 200 exámenes; aprobados: 150 (75\u00a0%). El mínimo es ahora 60.');
  expect(text()).toContain('Tiempo usado de promedio: 12 min 30 s.');
  expect(text()).toContain('Las notas dicen bastante.');
  expect(text()).toContain('Confiabilidad (KR-20): 0,78, de 200 exámenes de 10 preguntas.');
  expect(text()).toContain('¿Y esta?');
});

test('a question with an alarm comes first, says why in plain words and leads to its key', async () => {
  await open(await loaded());
  const first = find('ol li');
  expect(first.id).toBe('pregunta-7');
  expect(first.textContent).toContain('los mejores eligen B');
  const mend = first.querySelector('a');
  expect([mend?.textContent, mend?.getAttribute('href')]).toEqual([
    'Corregir respuesta',
    '/question?id=2&corregir=7',
  ]);
  expect(first.textContent).toContain('10\u00a0% (20 de 200)');
  expect(first.textContent).toContain('Al revés: −0,31 (de −0,43 a −0,18; 200 respuestas)');
  expect(first.textContent).toContain('1 min 15 s');
  expect(first.textContent).toContain('Además 3 respuestas con opciones anteriores');
  const cells = [...first.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim()),
  );
  expect(cells).toEqual([
    ['A. Del sueldo Clave', '20 (10\u00a0%)', '20\u00a0%', '0\u00a0%'],
    ['B. Del saldo', '170 (85\u00a0%)', '70\u00a0%', '100\u00a0%'],
    ['Sin responder', '10 (5\u00a0%)', '10\u00a0%', '0\u00a0%'],
  ]);
});

test('each question is one line that unfolds; those with an alarm are open, with the terms of the trade beneath', async () => {
  await open(await loaded());
  const lines = [...document.querySelectorAll('ol > li > details')] as HTMLDetailsElement[];
  expect(lines.map((line) => line.open)).toEqual([true, false]);
  expect(lines.map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'Mírala: ¿Qué comisión se descuenta? Aciertan 10\u00a0%Al revés1 min 15 s',
    '¿Hasta qué día? Aciertan 100\u00a0%Todavía no se sabe',
  ]);
  for (const words of [
    '¿Distingue a quien sabe? Discriminación',
    'Aciertan Dificultad',
    'Tardan Tiempo medio',
  ])
    expect(lines[0]?.textContent).toContain(words);
  expect(lines[0]?.querySelector('thead')?.textContent).toContain('Quienes más saben (tercio superior, 68)');
});

test('on a few answers nothing is claimed', async () => {
  await open(await loaded({ questions: [calm], reliability: null }));
  expect(text()).toContain('Todavía no se sabe');
  expect(text()).toContain('Se llama confiabilidad (KR-20).');
  expect(document.querySelector('ol thead')?.textContent).not.toContain('tercio');
  expect(discriminationText({ r: 0.42, low: 0.31, high: 0.52, n: 200 })).toMatch(/^Distingue bien: 0,42/);
  expect(discriminationText({ r: 0.2, low: 0.06, high: 0.33, n: 200 })).toMatch(/^Distingue algo/);
  expect(discriminationText({ r: 0.1, low: -0.1, high: 0.3, n: 90 })).toMatch(/^No se sabe si distingue/);
});

test('a course without exams says what will stand here; figures that are being counted say so', async () => {
  const none = { finished: 0, passed: 0, usedSeconds: 0, grades: [], used: [] };
  await open(await loaded({ questions: [], exams: none, reliability: null, pendingDays: 3 }));
  expect(text()).toContain('Nadie terminó un examen en este período.');
  expect(text()).toContain('Nada que contar todavía');
  expect(find('[role=status]').textContent).toContain('faltan 3 días');
  expect(text().indexOf('faltan 3 días')).toBeLessThan(text().indexOf('Nadie terminó'));
});

test('a wrong period is said at its field, every other refusal goes on', async () => {
  const refusal = (status: number) =>
    Object.assign(new Error('No.'), { status, errors: [{ field: 'To', message: 'Termina antes.' }] });
  const refused = (status: number) =>
    loadStatistics(
      apiWith(() => Promise.reject(refusal(status))),
      { id: '2' },
    );
  await expect(refused(404)).rejects.toThrow('No.');
  await open(await refused(400));
  expect(find('[role=alert]').textContent).toContain('Corrige la fecha marcada');
  expect(find('[name=to]').getAttribute('aria-invalid')).toBe('true');
});

test('a table is downloaded with its course and period', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(await loaded());
  await press('Descargar las opciones en CSV');
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/Statistics/Export?Table=options&courseId=2&Format=csv');
});

test('of a group: chosen in the form, named, in its files, and alarms are left to the figures of everybody', async () => {
  const getCourse = vi.fn<(input: object) => Promise<unknown>>().mockResolvedValue({
    data: { ...course, questions: [calm], neverAsked: [] },
  });
  await open(await loadStatistics(apiWith(getCourse), { id: '2', group: '5' }));
  expect(getCourse).toHaveBeenCalledWith(expect.objectContaining({ courseId: 2, GroupId: 5 }));
  expect((find('select[name=group]') as HTMLSelectElement).value).toBe('5');
  expect(text()).toContain('Desde el comienzo hasta hoy, grupo Constructora Illimani.');
  expect(find('section a[href="/estadisticas?id=2"]').textContent).toBe('de todos');
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Descargar las preguntas en CSV');
  expect(fetching.mock.calls[0]?.[0]).toContain('courseId=2&GroupId=5&Format=csv');
});

test('the address holds the course and the period; the most failed come first after alarms', () => {
  expect(hrefOf({ id: 2, group: '', from: '2026-01-01', to: '' })).toBe('/estadisticas?id=2&from=2026-01-01');
  const half = { ...calm, questionId: 10, asked: 4, right: 2 };
  expect(byUrgency([calm, half, question]).map(({ questionId }) => questionId)).toEqual([7, 10, 8]);
});
