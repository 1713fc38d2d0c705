import { expect, test } from 'vitest';
import { anEnrolment } from '../../testing/reading.ts';
import { afterExam, nextStep, otherCourses, stageOf } from './next-step.rules.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const course = { ...anEnrolment, archived: false, name: 'Tu cuenta', duration: 20 };

test('a running exam comes before everything, with the minutes that are left', () => {
  const exam = { ...course, courseId: 7, hasRunningAttempt: true, examClosesAt: '2026-11-24T15:10:30Z' };
  const asked = { ...exam, examQuestions: 10, examAnswered: 6 };
  expect(nextStep([{ ...course, lastReadAt: '2026-11-24T14:59:00Z' }, asked], now)).toEqual({
    courseId: 7,
    title: 'Examen en curso',
    name: 'Tu cuenta',
    text: 'Respondiste 6 de 10. Se cierra a las 11:10, respondas o no.',
    label: 'Volver al examen',
    href: '/test?id=7',
    part: 11 / 20,
    plant: null,
    minutes: 11,
  });
});

test('the course that waits while an exam runs is named after it', () => {
  const exam = { ...course, courseId: 7, hasRunningAttempt: true, examClosesAt: '2026-11-24T15:10:30Z' };
  const begun = {
    ...course,
    courseId: 1,
    name: 'Ahorro',
    readTime: 8 * 60,
    lastReadAt: '2026-11-23T10:00:00Z',
  };
  const running = nextStep([exam, begun], now);
  if (running === undefined) throw new Error('no exam goes on');
  const next = { name: 'Ahorro', href: '/leermodulos?id=1', text: 'faltan 12 min' };
  expect(afterExam([exam, begun], running)).toEqual(next);
  expect(afterExam([exam], running)).toBeUndefined();
});

test('the module is named once it is known, and the plant grows with it and with the time read', () => {
  const at = (module: number | null, minutes: number, moduleCount = 4) => ({
    ...course,
    courseId: 2,
    module,
    moduleCount,
    readTime: minutes * 60,
    lastReadAt: '2026-11-23T10:00:00Z',
  });
  expect(nextStep([at(2, 8)], now)?.text).toBe('Módulo 2 de 4 · faltan 12 min para abrir el examen');
  expect(nextStep([at(6, 8)], now)?.text).toBe('Módulo 4 de 4 · faltan 12 min para abrir el examen');
  expect(nextStep([at(1, 8, 1)], now)?.text).toBe('Faltan 12 min para abrir el examen');
  expect([at(null, 0), at(2, 15), at(4, 3), at(4, 19), at(null, 19)].map(stageOf)).toEqual([1, 2, 1, 3, 3]);
  expect(stageOf({ ...at(1, 20), isReadingComplete: true })).toBe(4);
});

test('else it is the course read last, with what is missing', () => {
  const older = { ...course, courseId: 1, readTime: 60, lastReadAt: '2026-11-20T10:00:00Z' };
  const newer = { ...course, courseId: 2, readTime: 8 * 60, lastReadAt: '2026-11-23T10:00:00Z' };
  expect(nextStep([older, newer], now)).toMatchObject({
    title: 'Sigue',
    text: 'Faltan 12 min para abrir el examen',
    part: 0.4,
    href: '/leermodulos?id=2',
  });
  const read = { ...newer, readTime: 1_200, isReadingComplete: true, examRefusal: null };
  expect(nextStep([read], now)).toMatchObject({
    text: 'Leído. Ya puedes rendir el examen',
    part: 1,
    label: 'Tomar examen',
    href: '/test?id=2',
  });
});

test('what is passed or archived is not gone on with; a course not begun is begun', () => {
  expect(
    nextStep(
      [
        { ...course, isPassed: true },
        { ...course, archived: true },
      ],
      now,
    ),
  ).toBeUndefined();
  expect(nextStep([], now)).toBeUndefined();
  expect(nextStep([course], now)).toMatchObject({ title: 'Empieza', label: 'Empezar a leer' });
});

test('the others follow: what is open first, then what is passed with its certificate, three at most', () => {
  const going = { ...course, courseId: 1, lastReadAt: '2026-11-23T10:00:00Z' };
  const passed = { ...course, courseId: 2, name: 'Vejez', isPassed: true, calification: 92 };
  const open = { ...course, courseId: 3, name: 'Ahorro', readTime: 60 };
  const closed = { ...course, courseId: 4, closed: true };
  const rows = [passed, going, closed, open, { ...passed, courseId: 5, isCertificateReady: true }];
  const next = nextStep(rows, now);
  if (next === undefined) throw new Error('nothing goes on');
  expect(otherCourses(rows, next).map(({ courseId, text, href }) => [courseId, text, href])).toEqual([
    [3, 'Faltan 19 min', '/leermodulos?id=3'],
    [2, 'Aprobado con 92.', '/profile?tab=certificados'],
    [5, 'Aprobado con 92. Tu certificado está listo.', '/profile?tab=certificados'],
  ]);
  expect(otherCourses([...rows, { ...open, courseId: 6 }], next)).toHaveLength(3);
});
