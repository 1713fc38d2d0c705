import { expect, test } from 'vitest';
import { anEnrolment } from '../../testing/reading.ts';
import { goingOn } from './going-on.rules.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const course = { ...anEnrolment, archived: false, name: 'Tu cuenta', duration: 20 };

test('a running exam comes before everything, with the minutes that are left', () => {
  const exam = { ...course, courseId: 7, hasRunningAttempt: true, examClosesAt: '2026-11-24T15:10:30Z' };
  expect(goingOn([{ ...course, lastReadAt: '2026-11-24T14:59:00Z' }, exam], now)).toEqual({
    title: 'Examen en curso',
    text: 'Tu cuenta · faltan 11 min',
    label: 'Volver al examen',
    href: '/test?id=7',
  });
});

test('else it is the course read last, with what is missing', () => {
  const older = { ...course, courseId: 1, readTime: 60, lastReadAt: '2026-11-20T10:00:00Z' };
  const newer = { ...course, courseId: 2, readTime: 8 * 60, lastReadAt: '2026-11-23T10:00:00Z' };
  expect(goingOn([older, newer], now)).toMatchObject({
    title: 'Sigue',
    text: 'Tu cuenta · faltan 12 min',
    href: '/leermodulos?id=2',
  });
  const read = { ...newer, readTime: 1_200, isReadingComplete: true, examRefusal: null };
  expect(goingOn([read], now)).toMatchObject({
    text: 'Tu cuenta · el examen está abierto',
    label: 'Tomar examen',
    href: '/test?id=2',
  });
});

test('what is passed or archived is not gone on with; a course not begun is begun', () => {
  expect(
    goingOn(
      [
        { ...course, isPassed: true },
        { ...course, archived: true },
      ],
      now,
    ),
  ).toBeUndefined();
  expect(goingOn([], now)).toBeUndefined();
  expect(goingOn([course], now)).toMatchObject({ title: 'Empieza', label: 'Empezar a leer' });
});
