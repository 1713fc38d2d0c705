import { expect, test } from 'vitest';
import type { PendingKind } from '../../../contract/overview/calls.ts';
import { firstSteps } from '../../../contract/overview/calls.ts';
import { pendingWords, stepWords } from './overview.rules.ts';

const courses = [
  { courseId: 3, title: 'Aportes', count: 1 },
  { courseId: 5, title: 'Rentas', count: 1200 },
];
const wordsOf = (kind: PendingKind) => pendingWords({ kind, count: 2, courses });

test.each([
  ['runningExams', '/intentos?id=3&state=running', '1 persona', '1\u00a0200 personas'],
  ['alarms', '/estadisticas?id=3', '1 alarma', '1\u00a0200 alarmas'],
  ['fewQuestions', '/question?id=3', 'falta 1', 'faltan 1\u00a0200'],
  ['silentVideos', '/filecourse?id=3', '1 video', '1\u00a0200 videos'],
] as const)('%s lead to each of their courses and say how many are there', (kind, href, one, many) => {
  const { links, href: ofAll } = wordsOf(kind);
  expect(ofAll).toBeUndefined();
  expect(links).toEqual([
    { title: 'Aportes', href, note: one },
    { title: 'Rentas', href: href.replace('3', '5'), note: many },
  ]);
});

test.each([
  ['messages', '/mensajes?state=new', 'mail'],
  ['missingSteps', '/quienpuedeque#segundo-paso', 'lock'],
  ['accounts', '/usuarios?state=waiting', 'users'],
  ['unsignedCertificates', '/disenocertificado', 'award'],
  ['waitingMails', '/correos?state=waiting', 'mail'],
  ['comments', '/comentarios?state=new', 'chat'],
  ['failedMails', '/correos?state=failed', 'alert'],
] as const)('%s lead to one place for all of them', (kind, href, icon) => {
  expect(wordsOf(kind)).toMatchObject({ href, icon, links: [] });
});

test('unused files are decided about on the page itself', () => {
  expect(wordsOf('unusedFiles')).toMatchObject({ href: undefined, icon: 'trash', links: [] });
});

test('what waits is a sentence with its number', () => {
  expect(wordsOf('messages').text).toBe('2 mensajes por responder');
  expect(pendingWords({ kind: 'accounts', count: 1, courses: [] }).text).toBe('1 cuenta por activar');
});

test('the first steps in their order, each with the place where it is done', () => {
  expect(firstSteps.map((step) => `${stepWords[step].title}: ${stepWords[step].href}`)).toEqual([
    'Ponle nombre a tu portal: /ajustes',
    'Crea una categoría: /category',
    'Publica un artículo: /addarticle',
    'Publica un curso: /addcourse',
    'Escribe las preguntas de su examen: /course',
    'Di quién firma los certificados: /disenocertificado',
    'Trae a tu gente: /usuarios/importar',
  ]);
});
