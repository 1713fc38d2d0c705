import { expect, test, vi } from 'vitest';
import { slicesOf } from '../../../contract/drawing/chart-shapes.ts';
import type { Api } from '../../../contract/index.ts';
import { genderShares } from '../../../contract/reports/figures.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { press, text } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import { loadReport } from './load-report.ts';
import { hrefOf, type ReportData, shortcuts, wantedOf } from './report.rules.ts';
import ReportPage from './report-page.tsx';

const courses = [
  { courseId: 3, courseName: 'El nuevo', hasResults: false },
  { courseId: 2, courseName: 'Con resultados', hasResults: true },
];
const failed = [
  {
    questionId: 7,
    questionName: '¿Qué comisión se descuenta?',
    questionCountFailed: 142,
    questionCountAsked: 180,
  },
  { questionId: 8, questionName: '¿Hasta qué día?', questionCountFailed: 71, questionCountAsked: 180 },
];
const shares = genderShares({ countMasculino: 968, countFemenino: 1284 });
const nothing: ReportData = {
  wanted: wantedOf({}),
  now: '2026-11-22T14:24:00Z',
  today: '2026-11-22',
  colours: 0,
  problem: null,
  groups: [],
  group: null,
  courses: [],
  course: null,
  gender: null,
  questions: null,
  activity: null,
};
const gender = { shares, slices: slicesOf(shares, 200), total: 2252 };
const ofQuestions: ReportData = {
  ...nothing,
  wanted: wantedOf({ tab: 'preguntas', id: '2' }),
  courses,
  course: courses[1] ?? null,
};
const bars = failed.map((question, index) => ({ ...question, length: 100 / (index + 1) }));

const open = (data: Partial<ReportData>, from = nothing) =>
  mount(
    <ToastProvider>
      <ReportPage data={{ ...from, ...data }} query={{}} site={site} viewer={null} />
    </ToastProvider>,
  );
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  );

test.each([
  [{}, '/grupos#resultados'],
  [{ group: '4' }, '/grupos#resultados-4'],
])(
  'the results of several courses are reached from here, of the group that is chosen: %j',
  async (query, href) => {
    await open({ gender, wanted: wantedOf(query) });
    expect(find('a[href^="/grupos"]').getAttribute('href')).toBe(href);
  },
);

test('the pie says in words what it shows, and the table has the same figures', async () => {
  await open({ gender });
  const pie = find('svg[role=img]');
  expect(pie.querySelector('title')?.textContent).toBe('Accesos por género');
  expect(pie.querySelector('desc')?.textContent).toBe('Mujer: 1284 (57 %). Hombre: 968 (43 %)');
  expect([...pie.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'Mujer57 %',
    'Hombre43 %',
  ]);
  expect(text()).toContain('2\u00a0252 accesos en total, hasta hoy a las 10:24.');
  expect(cells()).toEqual([
    ['Mujer', '1\u00a0284', '57 %'],
    ['Hombre', '968', '43 %'],
    ['Total', '2\u00a0252', '100 %'],
  ]);
});

test('147 bars are as long as their counts, and each stands under its question', async () => {
  await open({ questions: bars }, ofQuestions);
  expect([...document.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual([
    '¿Qué comisión se descuenta?142 de 180',
    '¿Hasta qué día?71 de 180',
  ]);
  const lengths = [...document.querySelectorAll('ol rect:last-child')].map((bar) =>
    bar.getAttribute('width'),
  );
  expect(lengths).toEqual(['100%', '50%']);
  expect(cells()).toEqual([
    ['¿Qué comisión se descuenta?', '142', '180', '79 %'],
    ['¿Hasta qué día?', '71', '180', '39 %'],
  ]);
  expect(find('select').querySelector('option[value="3"]')?.textContent).toBe('El nuevo (sin resultados)');
});

test('nothing to count is said, with the way to where there is something', async () => {
  const none = { shares: genderShares({ countMasculino: 0, countFemenino: 0 }), slices: [], total: 0 };
  const render = await open({ gender: none });
  expect(text()).toContain('Todavía nadie ha entrado');
  expect(document.querySelector('table')).toBeNull();
  const show = (data: ReportData) =>
    render(
      <ToastProvider>
        <ReportPage data={data} query={{}} site={site} viewer={null} />
      </ToastProvider>,
    );
  await show({ ...nothing, gender: none, wanted: wantedOf({ from: '2026-01-01' }) });
  expect(text()).toContain('Nadie entró en este período');
  find('a[href="/report?tab=accesos"]');
  await show({ ...ofQuestions, questions: [] });
  expect(text()).toContain('Nadie ha fallado una pregunta');
  await show({ ...ofQuestions, questions: [], course: courses[0] ?? null });
  expect(text()).toContain('Nadie ha rendido este examen');
  await show({ ...ofQuestions, questions: [], courses: [], course: null });
  expect(text()).toContain('Todavía no hay cursos');
});

test('a wrong period is said at its field', async () => {
  const message = 'El período termina antes de empezar.';
  await open({
    problem: { field: 'to', message },
    wanted: wantedOf({ from: '2026-02-01', to: '2026-01-01' }),
  });
  expect(find('[role=alert]').textContent).toContain('Corrige la fecha marcada');
  const field = find('[name=to]');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(find(`#${CSS.escape(field.getAttribute('aria-describedby') ?? '')}`).textContent).toContain(message);
  expect(find('[name=from]').getAttribute('aria-invalid')).toBe('false');
});

test('a file is asked for with the course, the period and the colours of the screen', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const wanted = wantedOf({ tab: 'preguntas', from: '2026-01-01' });
  await open({ questions: bars, colours: 5, wanted }, ofQuestions);
  await press('Descargar en Imagen PNG');
  expect(fetching.mock.calls[0]?.[0]).toBe(
    '/api/Report/Export?Chart=questions&courseId=2&From=2026-01-01&Colours=5&Format=png',
  );
});

test('the address holds the report, without what is empty', () => {
  expect(hrefOf(wantedOf({}))).toBe('/report?tab=accesos');
  expect(hrefOf(wantedOf({ tab: 'otro', id: '4' }))).toBe('/report?tab=accesos');
  const query = { tab: 'preguntas', id: '4', from: '2026-01-01', to: '2026-01-31' };
  expect(hrefOf(wantedOf(query))).toBe('/report?tab=preguntas&id=4&from=2026-01-01&to=2026-01-31');
});

test('short cuts are the last thirty days, today among them, this month and this year', () => {
  expect(shortcuts('2026-03-01').map(({ from }) => from)).toEqual([
    '',
    '2026-01-31',
    '2026-03-01',
    '2026-01-01',
  ]);
});

const group = { getNames: async () => ({ data: [{ id: 5, name: 'Constructora Illimani' }] }) };
const apiWith = (report: Partial<Record<keyof Api['report'], unknown>>) =>
  ({ report, group }) as unknown as Api;
const getCourse = async () => ({ data: courses });

test('without a course the newest with results is shown; an address may name another', async () => {
  const getMostFailedQuestion = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockResolvedValue({ data: failed });
  const api = apiWith({ getCourse, getMostFailedQuestion });
  const { course, questions } = await loadReport(api, { tab: 'preguntas' });
  expect(course?.courseId).toBe(2);
  expect(questions?.map(({ length }) => length)).toEqual([100, 50]);
  expect((await loadReport(api, { tab: 'preguntas', id: '3' })).course?.courseName).toBe('El nuevo');
  await loadReport(api, { tab: 'preguntas', id: '99', from: '2026-01-01', to: '' });
  expect(getMostFailedQuestion).toHaveBeenLastCalledWith({ courseId: 99, From: '2026-01-01', To: undefined });
});

test('a report of a group asks for it, says so, and stays with it in tabs and files', async () => {
  const getMostFailedQuestion = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockResolvedValue({ data: failed });
  const api = apiWith({ getCourse, getMostFailedQuestion });
  const data = await loadReport(api, { tab: 'preguntas', id: '2', group: '5' });
  expect(getMostFailedQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ GroupId: 5 }));
  await open(data);
  const select = find('select[name=group]') as HTMLSelectElement;
  expect([select.value, [...select.options].map(({ text: label }) => label)]).toEqual([
    '5',
    ['Todos', 'Constructora Illimani'],
  ]);
  expect(text()).toContain('Desde el comienzo hasta hoy, grupo Constructora Illimani');
  find('a[href="/report?tab=tiempo&group=5"]');
  find('a[href="/estadisticas?id=2&group=5"]');
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Descargar en CSV');
  expect(fetching.mock.calls[0]?.[0]).toContain('/api/Report/Export?Chart=questions&courseId=2&GroupId=5');
});

test('sign-ins are everybody’s, and say so where a group was chosen', async () => {
  await open({ gender, wanted: wantedOf({ group: '5' }) });
  expect(text()).toContain('estos son de todos, no solo del grupo elegido');
  expect((find('input[type=hidden][name=group]') as HTMLInputElement).value).toBe('5');
  expect(document.querySelector('select[name=group]')).toBeNull();
});

test('a refused period is a problem of its field, every other refusal goes on', async () => {
  const refusal = (status: number, field: string) =>
    Object.assign(new Error('No.'), { status, errors: [{ field, message: 'No.' }] });
  const getGender = vi.fn<() => Promise<unknown>>().mockRejectedValue(refusal(400, 'From'));
  expect((await loadReport(apiWith({ getGender }), {})).problem).toEqual({ field: 'from', message: 'No.' });
  getGender.mockRejectedValue(refusal(503, 'From'));
  await expect(loadReport(apiWith({ getGender }), {})).rejects.toThrow('No.');
  const getMostFailedQuestion = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(refusal(400, 'To'))
    .mockRejectedValue(refusal(404, 'courseId'));
  const api = apiWith({ getCourse, getMostFailedQuestion });
  const shown = await loadReport(api, { tab: 'preguntas' });
  expect([shown.problem?.field, shown.course?.courseId]).toEqual(['to', 2]);
  await expect(loadReport(api, { tab: 'preguntas' })).rejects.toThrow('No.');
});

const times = [
  { since: '2024-02-28', applied: 2, read: 1, exams: 0, passed: 0, certified: 0 },
  { since: '2024-03-01', applied: 1, read: 0, exams: 4, passed: 2, certified: 1 },
];
const people = { applied: 3, read: 1, sat: 2, passed: 1, certified: 1 };
const happened = {
  grain: 'day',
  pendingDays: 0,
  times,
  courses: [
    { courseId: 2, courseName: 'Con resultados', ...people, passedByHand: 1, exams: 4, examsPassed: 2 },
  ],
};

test('over time every day has its place, those without anything too, and each course leads to its figures', async () => {
  const api = { statistics: { getActivity: async () => ({ data: happened }) }, group } as unknown as Api;
  const data = await loadReport(api, { tab: 'tiempo', from: '2024-02-01', to: '2024-03-31' });
  expect(data.activity?.times.map(({ since }) => since)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  await open(data);
  expect(
    [...document.querySelectorAll('svg[role=img]')].map((chart) => chart.getAttribute('aria-label')),
  ).toEqual(
    expect.arrayContaining(['Exámenes terminados, de 28 feb 2024 a 1 mar 2024: 4 en total; lo más, 4.']),
  );
  expect(document.querySelectorAll('svg[role=img]')[0]?.querySelectorAll('rect')).toHaveLength(2);
  expect(cells()).toEqual([
    ['1 mar 2024', '1', '0', '4', '2', '1'],
    ['29 feb 2024', '0', '0', '0', '0', '0'],
    ['28 feb 2024', '2', '1', '0', '0', '0'],
    ['Con resultados', '3', '1', '2', '1 y 1 con motivo', '1', '4'],
  ]);
  expect(find('a[href="/estadisticas?id=2"]').textContent).toBe('Con resultados');
});
