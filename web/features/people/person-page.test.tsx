import { expect, onTestFinished, test, vi } from 'vitest';
import type { CertificateRow } from '../../../contract/certificates/administration-calls.ts';
import type { Api } from '../../../contract/index.ts';
import type { Person } from '../../../contract/people/calls.ts';
import type { PersonCourse } from '../../../contract/results/calls.ts';
import { asksBeforeLeaving } from '../../testing/leaving.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { press, submit, text, write } from '../../testing/screen.ts';
import { eventText } from './people.rules.ts';
import PersonPage from './person-page.tsx';

const ana: Person = {
  id: 1,
  fullname: 'Ana Álvarez',
  isDeleted: false,
  erasedOn: null,
  username: 'ana',
  email: 'ana@correo.bo',
  role: 'member',
  active: true,
  blocked: false,
  phone: null,
  date: '2026-01-01T12:00:00Z',
  lastSeen: null,
  timeFactorPercent: 150,
  documentNumber: null,
  groups: [],
  identity: { isNameDeclared: false, isDocumentDeclared: true, heldCount: 0, request: null },
  courses: [],
  certificates: [
    {
      code: 'AP-1',
      courseId: 7,
      courseTitle: 'Tu cuenta',
      grade: 90,
      byHand: true,
      date: '2026-02-28',
      state: 'revoked',
    },
  ],
  signIns: [{ date: '2026-11-20T12:00:00Z', lastSeen: '2026-11-20T12:30:00Z', ended: null }],
  events: [
    {
      date: '2026-11-20T12:00:00Z',
      action: 'attempt.moreMinutes',
      by: 'Rosa Rojas',
      attemptId: 9,
      courseTitle: 'Tu cuenta',
      minutes: 10,
    },
  ],
};
const course: PersonCourse = {
  courseId: 7,
  title: 'Tu cuenta',
  duration: 20,
  minimumGrade: 80,
  state: 'reading',
  enrolledDate: '2026-11-01T12:00:00Z',
  readTime: 0,
  isReadingComplete: false,
  attemptCount: 0,
  annulledCount: 0,
  isRunning: false,
  bestGrade: null,
  isPassed: false,
  certificateCode: null,
  groups: [],
  isByHand: false,
  closed: null,
  lastActivity: '2026-11-01T12:00:00Z',
};
const open = (person: Person, otherNames: CertificateRow[] = [], api = {} as Api) =>
  mountView(api, PersonPage, { person, otherNames, attempts: [], total: 0 }, { id: '1' });

test('a person’s page says who it is, what they have, and what was done, with the evidence', async () => {
  await open(ana);
  for (const words of [
    'ana@correo.bo',
    '150 % en sus exámenes',
    '90 con motivo',
    'Revocado',
    'Todavía no abrió ningún examen.',
  ])
    expect(text()).toContain(words);
  const evidence = document.querySelector('a[href="/intento?id=9"]');
  expect(evidence?.textContent).toBe('Dio más minutos (10): Tu cuenta');
  expect(evidence?.parentElement?.textContent).toContain('Rosa Rojas');
});

test('a certificate with a name that its holder no longer has is told of, and issued again there', async () => {
  const row = { id: 4, courseName: 'Tu cuenta', fullname: 'Ana Quisbe', presentName: 'Ana Quispe' };
  const reissueMany = vi.fn(async (_: object) => ({
    message: 'Se emitió otra vez 1 certificado.',
    descriptionCode: 'success' as const,
    data: [{ id: 4, state: 'done' as const, message: '' }],
  }));
  vi.stubGlobal('location', { reload: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  await open(ana, [row as CertificateRow], { certificate: { reissueMany } } as unknown as Api);
  expect(text()).toContain('Su certificado de «Tu cuenta» dice «Ana Quisbe».');
  await press('Emitirlo otra vez');
  expect(find('dialog[open]').textContent).toContain('decía «Ana Quisbe», dirá «Ana Quispe»');
  await press('Emitir otra vez');
  expect(reissueMany).toHaveBeenCalledExactlyOnceWith({ Items: [{ Id: 4 }] });
  expect(location.reload).toHaveBeenCalled();
});

/** Stands for leaving the page; returns whether the browser would ask before. */
function leaving(way: 'assign' | 'reload') {
  const leave = vi.fn(asksBeforeLeaving);
  vi.stubGlobal('location', { pathname: '/persona', search: '?id=1', [way]: leave });
  onTestFinished(() => void vi.unstubAllGlobals());
  return leave;
}

test('a refused request leads on without a question, as its reason was sent', async () => {
  const leave = leaving('assign');
  const request = {
    id: 5,
    firstName: 'Ana',
    lastName: 'Alba',
    documentNumber: null,
    reason: '',
    date: '2026-11-20T12:00:00Z',
    state: 'waiting' as const,
    answer: '',
  };
  const decideIdentity = vi.fn(async (_: object) => ({ message: 'No se aceptó el cambio.' }));
  await open(
    { ...ana, identity: { isNameDeclared: true, isDocumentDeclared: true, heldCount: 0, request } },
    [],
    {
      usuario: { decideIdentity },
    } as unknown as Api,
  );
  await press('No aceptar');
  await write('Answer', 'El documento dice otro nombre.');
  expect(asksBeforeLeaving()).toBe(true);
  await submit('dialog[open] form');
  expect(decideIdentity).toHaveBeenCalledOnce();
  expect(leave.mock.results).toEqual([{ type: 'return', value: false }]);
});

test('a grade given with a reason shows the page anew without a question', async () => {
  const leave = leaving('reload');
  const passMany = vi.fn(async (_: object) => ({
    message: 'Aprobó 1 persona.',
    data: [{ id: 1, state: 'done' as const, message: '' }],
  }));
  await open({ ...ana, courses: [course] }, [], { result: { passMany } } as unknown as Api);
  await press('Aprobar con motivo: Tu cuenta');
  await write('Calification', '90');
  await write('Reason', 'Rindió en el aula.');
  expect(asksBeforeLeaving()).toBe(true);
  await submit('dialog[open] form');
  expect(passMany).toHaveBeenCalledOnce();
  expect(leave.mock.results).toEqual([{ type: 'return', value: false }]);
});

test('of a deleted person nothing can be edited, and no sign-in is shown', async () => {
  const nobody = { isDeleted: true, fullname: 'Usuario eliminado', username: null, email: null };
  await open({ ...ana, ...nobody, signIns: [] });
  expect(text()).toContain('Esta cuenta se eliminó.');
  expect(document.querySelector('a[href^="/editusuario"]')).toBeNull();
  expect(text()).not.toContain('Entradas');
});

test('what is done to an attempt or an account is said in words', () => {
  const [event] = ana.events;
  if (event === undefined) throw new Error('no event');
  expect(eventText({ ...event, action: 'attempt.passed', minutes: null })).toBe(
    'Aprobó el intento con el mínimo de ahora: Tu cuenta',
  );
});
