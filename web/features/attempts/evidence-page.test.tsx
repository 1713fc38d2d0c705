import { afterEach, expect, test, vi } from 'vitest';
import type { Evidence } from '../../../contract/attempts/calls.ts';
import { iconPaths } from '../../components/display/icon-paths.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { evidence, lateQuestion, openScreen, question } from '../../testing/attempt-for-test.tsx';
import { click, find, unmountAll } from '../../testing/mount-for-test.tsx';
import { press, text, write } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import EvidencePage from './evidence-page.tsx';

const getEvidence = vi.fn();
const acceptLate = vi.fn();
afterEach(() => vi.resetAllMocks());

function open(data: Evidence, role: 'member' | 'admin') {
  const viewer = { accountId: 9, username: 'ana', firstName: 'Ana', role };
  const page = <EvidencePage data={data} query={{}} site={site} viewer={viewer} />;
  return openScreen({ getEvidence, acceptLate }, page);
}

/** The text of the page, a space where there are several. */
const words = () => text().replace(/\s+/g, ' ');

test('its member sees what was asked and answered, how the grade came about, and why there are no marks', async () => {
  await open(evidence, 'member');
  expect(text()).toContain(
    'Respondiste bien 2 de 3: 100 × 2 ÷ 3 = 66,66…, que se redondea a 67. 1 pregunta quedó sin responder',
  );
  expect(text()).toContain('Todavía puedes rendir este examen otra vez');
  expect(text()).toContain(
    'Lo verás, con su porqué, cuando lo apruebes con más de 80 o cuando digas que ya no lo repetirás.',
  );
  expect(words()).toContain('A Aporte Tu respuesta');
  expect(text()).toContain('Elegida 10:01:02 · guardada 10:01:03');
  expect(text()).toContain(
    'Llegó tarde: A Verdadero, elegida 10:19:59 según su navegador; recibida 20 nov 2026, 10:30, 10 min 1 s después. El portal no supo nada de esa página desde 10:19:50 hasta que llegó.',
  );
  expect(text()).not.toContain('Persona'); // who reads knows who they are
  expect(text()).not.toMatch(/Correcta|Bien|Mal|Aceptar respuestas|Anular/);
});

test('marks and the correct options show once they may', async () => {
  const marked = [
    { ...question, correct: 'A,C', isRight: true },
    { ...lateQuestion, correct: 'F', isRight: false },
  ];
  await open({ ...evidence, hasMarks: true, questions: marked }, 'member');
  expect(text()).not.toContain('Todavía puedes rendir');
  expect(words()).toContain('A Aporte Tu respuesta Correcta');
  expect(words()).toContain('B Falso Correcta');
  expect(document.querySelectorAll('ol > li')[0]?.textContent).toContain('Bien');
});

/** The signs before the options of the first question: the beginning of each path, '' = a dot or nothing. */
const signs = () =>
  [...(document.querySelector('ol > li')?.querySelectorAll('ul > li') ?? [])].map((option) => [
    option.textContent?.slice(0, 1),
    option.querySelector('svg')?.outerHTML.includes(iconPaths['check-circle']) ?? false,
  ]);

test('a tick stands only before what is right: before no choice while marks are hidden, nor before a wrong one', async () => {
  await open({ ...evidence, questions: [question] }, 'member');
  expect(signs().some(([, isTicked]) => isTicked)).toBe(false);
  await unmountAll();
  const wrong = { ...question, answer: 'B', correct: 'A,C', isRight: false };
  await open({ ...evidence, hasMarks: true, questions: [wrong] }, 'member');
  expect(signs().filter(([, isTicked]) => isTicked)).toEqual([
    ['A', true],
    ['C', true],
  ]);
});

test('what the administration did stands with its reasons; a grade that was kept is explained', async () => {
  const event = {
    at: '2026-11-21T12:00:00.000Z',
    by: null,
    minutes: null,
    gradeBefore: null,
    gradeAfter: null,
  };
  const events = [
    { ...event, kind: 'moreMinutes' as const, reason: 'Se cortó la luz.', minutes: 1 },
    { ...event, kind: 'gradeKept' as const, reason: 'La clave estaba mal.', gradeBefore: 67, gradeAfter: 33 },
  ];
  await open({ ...evidence, events }, 'member');
  expect(text()).toContain('Se dio 1 minuto más.Motivo: Se cortó la luz.');
  expect(text()).toContain('daba 33, y la nota se conservó en 67.');
  expect(text()).toContain('Nadie pierde puntos por ese error');
});

test('nothing is ticked beforehand; the claim stands beside what the portal saw', async () => {
  const late = { ...lateQuestion.late, heardAt: '2026-11-20T14:20:04.000Z', isAccepted: false };
  await open(
    {
      ...evidence,
      questions: [
        {
          ...lateQuestion,
          late: {
            ...late,
            answer: 'V',
            clickedAt: '2026-11-20T14:19:59.000Z',
            arrivedAt: '2026-11-20T16:25:00.000Z',
          },
        },
      ],
    },
    'admin',
  );
  await press('Aceptar respuestas tardías');
  expect((find('dialog[open] input[type=checkbox]') as HTMLInputElement).checked).toBe(false);
  expect(find('dialog[open]').textContent).toContain(
    'elegida 10:19:59 según su navegador; recibida 20 nov 2026, 12:25, 2 h 5 min después. Pero esa página estuvo en contacto con el portal después de esa hora: hasta 10:20:04.',
  );
});

test('an administrator chooses which late answers count; a reason and at least one are needed', async () => {
  acceptLate.mockResolvedValueOnce({ message: 'La nota pasó de 67 a 100.' });
  getEvidence.mockResolvedValueOnce({
    data: { ...evidence, grade: 100, correctCount: 3, questions: [question] },
  });
  await open(evidence, 'admin');
  await press('Aceptar respuestas tardías');
  await press('Aceptar y recalificar');
  expect(find('dialog[open]').textContent).toContain('Elige al menos una respuesta.');
  await click('dialog[open] input[type=checkbox]');
  await write('Reason', 'La red estuvo caída.');
  await press('Aceptar y recalificar');
  expect(acceptLate.mock.calls).toEqual([[{ Id: 7, QuestionIds: [12], Reason: 'La red estuvo caída.' }]]);
  expect(text()).toContain('La nota pasó de 67 a 100.');
  expect(text()).toContain('= 100.');
  expect(text()).not.toContain('Aceptar respuestas tardías');
});

test('late answers that another administrator has accepted meanwhile: said, and shown as they are', async () => {
  acceptLate.mockRejectedValueOnce(new ApiRefusal(409, 'Ya no están por aceptar.', 'warning'));
  getEvidence.mockResolvedValueOnce({ data: { ...evidence, questions: [question] } });
  await open(evidence, 'admin');
  await press('Aceptar respuestas tardías');
  await click('dialog[open] input[type=checkbox]');
  await write('Reason', 'La red estuvo caída.');
  await press('Aceptar y recalificar');
  expect(text()).toContain('Ya no están por aceptar. Actualizamos esta página.');
  expect(document.querySelector('dialog[open]')).toBeNull();
});
