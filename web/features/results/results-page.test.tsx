import { expect, test, vi } from 'vitest';
import type { ResultRow } from '../../../contract/results/calls.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { unsavedChanges } from '../../components/unsaved/unsaved-changes.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { aCourseHome } from '../../testing/course-home.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { choose, findButton, press, submit, text, write, writeInto } from '../../testing/screen.ts';
import { site } from '../../testing/site.ts';
import ResultsPage from './results-page.tsx';

const ana: ResultRow = {
  userId: 1,
  fullname: 'Ana Álvarez',
  username: 'ana',
  email: 'ana@correo.bo',
  documentNumber: null,
  state: 'failed',
  enrolledDate: '2026-11-01T12:00:00Z',
  readTime: 480,
  isReadingComplete: false,
  attemptCount: 2,
  annulledCount: 1,
  isRunning: false,
  bestGrade: 75,
  isPassed: false,
  certificateCode: null,
  groups: [],
  isByHand: false,
  closed: null,
  lastActivity: '2026-11-20T12:00:00Z',
};
const gone: ResultRow = {
  ...ana,
  userId: 2,
  fullname: 'Usuario eliminado',
  username: null,
  email: null,
  state: 'passed',
  bestGrade: 100,
  isPassed: true,
  isRunning: true,
  certificateCode: 'AP-1',
};
const reply = { descriptionCode: 'success' as const, message: '' };
const group = { getNames: async () => ({ ...reply, data: [] }) };

const aCount = {
  all: 240,
  invited: 0,
  fresh: 0,
  reading: 0,
  ready: 0,
  running: 0,
  failed: 1,
  passed: 1,
  closed: 0,
  certified: 1,
};

const course = { id: 7, title: 'Tu cuenta', duration: 20, minimumGrade: 80 };

function open(calls: Record<string, unknown> = {}, rows: ResultRow[] = [ana, gone], total = 240) {
  const counts = { ...aCount, all: total };
  return mountView(
    { result: calls, group },
    ResultsPage,
    { rows, counts, course, total, groups: [], home: aCourseHome({ id: 7 }) },
    { id: '7', state: 'failed' },
  );
}

test('a row leads to the person and to their attempts; of a deleted person only what they achieved', async () => {
  await open();
  const [first, second] = [...document.querySelectorAll('tbody tr')];
  expect(first?.textContent).toContain('8 de 20 min');
  expect([...(first?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/persona?id=1',
    '/intentos?id=7&search=ana',
  ]);
  expect(first?.textContent).toContain('1 anulado');
  expect(second?.textContent).toContain('AprobóEn examen');
  expect(second?.querySelectorAll('a')).toHaveLength(1);
});

test('Quitar on a row says what would become of the person and takes out only that one; Devolver takes them back', async () => {
  const fresh = { ...ana, attemptCount: 0, annulledCount: 0, bestGrade: null };
  const out = { ...fresh, state: 'closed' as const, closed: { date: '2026-11-20T12:00:00Z', reason: '' } };
  const done = (message: string) => ({ ...reply, message, data: [{ id: 1, state: 'done', message: '' }] });
  const removeMany = vi.fn(async (_: object) => done('1 persona ya no está en el curso.'));
  const reopenMany = vi.fn(async (_: object) => done('1 persona volvió al curso.'));
  const get = vi.fn(async () => ({
    ...reply,
    data: {
      rows: [out],
      counts: aCount,
      course: { id: 7, title: 'Tu cuenta', duration: 20, minimumGrade: 80 },
    },
  }));
  await open({ removeMany, reopenMany, get }, [fresh, gone]);
  await press('Quitar: Ana Álvarez');
  expect(find('dialog[open]').textContent).toContain('1 persona sin intentos sale del curso.');
  expect(removeMany).not.toHaveBeenCalled();
  await press('Quitar del curso');
  expect(removeMany).toHaveBeenCalledExactlyOnceWith({ Items: [{ Id: 1 }], courseId: 7 });
  expect(text()).toContain('1 persona ya no está en el curso.');
  await press('Devolver: Ana Álvarez'); // as the list says it now
  expect(reopenMany).toHaveBeenCalledExactlyOnceWith({ Items: [{ Id: 1 }], courseId: 7 });
});

test('those ticked get a group in this course alone, and lose it', async () => {
  const setGroupMany = vi.fn(async (_: object) => ({
    ...reply,
    message: '1 persona lleva el grupo en este curso.',
    data: [{ id: 1, state: 'done', message: '' }],
  }));
  const course = { id: 7, title: 'Tu cuenta', duration: 20, minimumGrade: 80 };
  const get = vi.fn(async () => ({ ...reply, data: { rows: [ana], counts: aCount, course } }));
  await open({ setGroupMany, get }, [ana]);
  await choose('Todo');
  await press('Más: lo seleccionado');
  await press('Poner un grupo en este curso');
  expect(find('dialog[open]').textContent).toContain('Vale solo en este curso.');
  await submit('dialog[open] form');
  expect(find('dialog[open]').textContent).toContain('Escribe el nombre del grupo.');
  await write('written', 'Turno tarde');
  await submit('dialog[open] form');
  expect(setGroupMany).toHaveBeenLastCalledWith({ Items: [{ Id: 1 }], courseId: 7, Group: 'Turno tarde' });
  expect(text()).toContain('1 persona lleva el grupo en este curso.');
  await choose('Todo');
  await press('Más: lo seleccionado');
  await press('Quitar el grupo de este curso');
  expect(setGroupMany).toHaveBeenLastCalledWith({ Items: [{ Id: 1 }], courseId: 7, Group: '' });
});

test('headings sort within the course and the filter', async () => {
  await open();
  const grade = [...document.querySelectorAll('th a')].find((link) => link.textContent === 'Nota');
  expect(grade?.getAttribute('href')).toBe('/resultados?id=7&state=failed&sort=grade&order=asc');
});

test('a state chosen while words are typed keeps them', async () => {
  const get = vi.fn(async (_: object) => ({
    ...reply,
    data: { rows: [], counts: aCount, course },
    total: 0,
  }));
  await open({ get });
  await write('search', 'rosa');
  await click('ul a[href="/resultados?id=7"]');
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ State: 'all', Search: 'rosa' }));
});

const preview = {
  count: 1,
  leftOut: [{ userId: 2, fullname: 'Usuario eliminado', reason: 'deleted' }],
  example: { to: 'ana@correo.bo', subject: 'Tu examen', text: 'Hola, Ana:' },
  sendsMail: false,
};

async function writeLetter() {
  await write('Subject', 'Tu examen');
  await write('Text', 'Ya puedes.');
  await submit('dialog[open] form');
}

test('a letter to those ticked is shown first, and sent with the number that was shown', async () => {
  const previewLetter = vi.fn(async (_: object) => ({ ...reply, data: preview }));
  const sendLetter = vi.fn(async (_: object) => ({
    ...reply,
    message: '1 carta en espera.',
    data: { count: 1 },
  }));
  await open({ previewLetter, sendLetter });
  await choose('Todo');
  expect(text()).toContain('2 personas');
  await press('Escribirles');
  await writeLetter();
  expect(text()).toContain('Usuario eliminado: Su cuenta se eliminó.');
  expect(unsavedChanges()).toMatchObject([{ name: 'Escribir una carta' }]);
  expect(text()).toContain('El portal no tiene servidor de correo');
  expect(sendLetter).not.toHaveBeenCalled();
  await press('Enviar a 1 persona');
  const letter = { courseId: 7, UserIds: [1, 2], Subject: 'Tu examen', Text: 'Ya puedes.' };
  expect(previewLetter.mock.calls).toEqual([[letter]]);
  expect(sendLetter.mock.calls).toEqual([[{ ...letter, Expected: 1 }]]);
  expect(text()).toContain('1 carta en espera.');
  expect(unsavedChanges()).toEqual([]);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(findButton('Escribirles')).toBeUndefined();
});

test('a letter to everybody the list finds is asked for by its filter, and what was typed stays', async () => {
  const previewLetter = vi.fn(async (_: object) => {
    throw new ApiRefusal(409, 'Una carta va como máximo a 1000 personas.', 'warning');
  });
  await open({ previewLetter });
  await choose('Todo');
  await press('Elegir a las 240');
  await press('Escribirles');
  await writeLetter();
  expect(previewLetter.mock.calls[0]?.[0]).toMatchObject({ courseId: 7, State: 'failed' });
  expect(previewLetter.mock.calls[0]?.[0]).not.toHaveProperty('UserIds');
  expect(text()).toContain('Una carta va como máximo a 1000 personas.');
  await press('Cancelar');
  expect(unsavedChanges()).toHaveLength(1); // the window is gone, what was typed is not
  await press('Escribirles');
  expect((find('[name="Subject"]') as HTMLInputElement).value).toBe('Tu examen');
});

test('a pasted list is read first; a choice is made by hand, and the outcome names who was not enrolled', async () => {
  const person = {
    userId: 5,
    fullname: 'Eva Eguía',
    username: 'eva',
    email: 'eva@correo.bo',
    isEnrolled: false,
    isActive: false,
  };
  const other = { ...person, userId: 6, username: 'eva2' };
  const previewEnrolment = vi.fn(async () => ({
    ...reply,
    data: [
      { line: 1, text: 'eva@correo.bo', state: 'found', people: [person] },
      { line: 2, text: 'Eva Eguía', state: 'choose', people: [person, other] },
      { line: 3, text: 'Nadie', state: 'unknown', people: [] },
    ],
  }));
  const enrol = vi.fn(async (_: object) => ({
    ...reply,
    data: [
      { userId: 5, fullname: 'Eva Eguía', outcome: 'invited', letter: 'queued' },
      { userId: 6, fullname: 'Eva Eguía', outcome: 'unknown', letter: 'none' },
    ],
  }));
  await open({ previewEnrolment, enrol });
  await press('Inscribir');
  await write('Lines', 'eva@correo.bo\nEva Eguía\nNadie');
  await submit('dialog[open] form');
  expect(text()).toContain('No encontrado: 1');
  expect(enrol).not.toHaveBeenCalled();
  expect(findButton('Inscribir a 1 persona')).toBeDefined();
  expect(unsavedChanges()).toHaveLength(1);
  await writeInto('dialog[open] select', '6');
  await writeInto('dialog[open] input[list]', ' Ingreso de mayo ');
  await press('Inscribir a 2 personas');
  const wanted = { courseId: 7, UserIds: [5, 6], Group: 'Ingreso de mayo', Tell: true };
  expect(enrol.mock.calls).toEqual([[wanted]]);
  expect(text()).toContain(
    'Quedó en el curso 1 persona. Como invitados, hasta que activen su cuenta: 1. 1 carta en camino.',
  );
  expect(unsavedChanges()).toEqual([]);
  expect(text()).toContain('Eva Eguía: Su cuenta ya no existe.');
});

test('an empty course says what comes here', async () => {
  await mount(
    <ToastProvider>
      <ResultsPage
        data={{
          rows: [],
          counts: {
            all: 0,
            invited: 0,
            fresh: 0,
            reading: 0,
            ready: 0,
            running: 0,
            failed: 0,
            passed: 0,
            closed: 0,
            certified: 0,
          },
          course: { id: 7, title: 'Tu cuenta', duration: 20, minimumGrade: 80 },
          total: 0,
          home: aCourseHome({ id: 7, peopleCount: 0 }),
          groups: [],
        }}
        query={{ id: '7' }}
        site={site}
        viewer={null}
      />
    </ToastProvider>,
  );
  expect(text()).toContain('Todavía nadie toma este curso');
  expect(findButton('Descargar')).toBeUndefined();
  expect(find('a[href^="/grupos"]').getAttribute('href')).toBe('/grupos#resultados');
});
