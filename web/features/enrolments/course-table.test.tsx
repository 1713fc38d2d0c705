import { expect, test, vi } from 'vitest';
import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { enrolmentRow } from '../../testing/rows.ts';
import { text, writeInto } from '../../testing/screen.ts';
import { CourseTable } from './course-table.tsx';

const row: EnrolmentRow = {
  ...enrolmentRow,
  readTime: 495,
  examRefusal: 'Te faltan 12 min de lectura para abrir el examen.',
};

async function open(rows: EnrolmentRow[]) {
  const leaveUserCourse = vi.fn(async () => ({ message: 'Ya no estás en el curso.', data: null }));
  const onLeft = vi.fn();
  await mountWith({ users: { leaveUserCourse } }, <CourseTable rows={rows} userId={9} onLeft={onLeft} />);
  return { leaveUserCourse, onLeft };
}
const leaveButtons = () => [...document.querySelectorAll('td button')].filter(isLeaving);
const isLeaving = (button: Element) => button.textContent?.startsWith('Dejar el curso') ?? false;

test('a course without results is left only after a question that says what is lost', async () => {
  const { leaveUserCourse, onLeft } = await open([row]);
  leaveButtons()[0]?.setAttribute('id', 'leave');
  await click('#leave');
  expect(text()).toContain(
    'Se pierde lo que leíste: 8 minutos y 15 segundos. Puedes volver a aplicar cuando quieras.',
  );
  expect(leaveUserCourse).not.toHaveBeenCalled();
  [...document.querySelectorAll('dialog button')].find(isLeaving)?.setAttribute('id', 'sure');
  await click('#sure');
  expect(leaveUserCourse).toHaveBeenCalledExactlyOnceWith({ CourseId: 3, UserId: 9 });
  expect(onLeft).toHaveBeenCalledWith(row);
});

test('a refusal is said, and the course stays', async () => {
  const { leaveUserCourse, onLeft } = await open([row]);
  leaveUserCourse.mockRejectedValueOnce(new ApiRefusal(409, 'Ya abriste el examen.', 'warning'));
  leaveButtons()[0]?.setAttribute('id', 'leave');
  await click('#leave');
  [...document.querySelectorAll('dialog button')].find(isLeaving)?.setAttribute('id', 'sure');
  await click('#sure');
  expect(text()).toContain('Ya abriste el examen.');
  expect(onLeft).not.toHaveBeenCalled();
});

test('one with results cannot be left; one tag says how it stands and one button what is next', async () => {
  const examClosesAt = '2026-11-22T18:05:00Z';
  const running = { hasRunningAttempt: true, examClosesAt, examRefusal: null };
  await open([{ ...row, canLeave: false, isTaken: true, ...running }]);
  expect(leaveButtons()).toEqual([]);
  expect(text()).toContain('Examen en curso, hasta las 14:05');
  expect(text()).not.toContain('Rendido');
  expect(find('a[href^="/test"]').textContent).toContain('Continuar examen');
});

test('reading is blue once it was complete, whatever the course asks for now, and red before', async () => {
  await open([
    { ...row, isReadingComplete: true },
    { ...row, courseId: 4 },
  ]);
  const colours = [...document.querySelectorAll('td b.num')].map((figure) => figure.className);
  expect(colours[0]).toContain('blue');
  expect(colours[1]).toContain('red');
});

test('many courses come twenty at a time, are found by name, and each page begins at its top', async () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const many = Array.from({ length: 45 }, (_, n) => ({
    ...row,
    courseId: n + 1,
    name: `Jubilación ${n + 1}`,
  }));
  const cells = () => document.querySelectorAll('tbody tr').length;
  await open(many.slice(0, 20));
  expect(cells()).toBe(20);
  expect(document.querySelector('input[type=search]')).toBeNull();
  document.body.replaceChildren();
  await open(many);
  expect([cells(), text().includes('1 a 20 de 45 cursos')]).toEqual([20, true]);
  expect(scroll).not.toHaveBeenCalled();
  await click('[aria-label="Página 3"]');
  expect([cells(), text().includes('41 a 45 de 45 cursos')]).toEqual([5, true]);
  expect(scroll).toHaveBeenCalledOnce();
  await type('jubilacion 33');
  expect([cells(), text().includes('Jubilación 33')]).toEqual([1, true]);
  await type('nada');
  expect(text()).toContain('Nada con «nada»');
});

const type = (words: string) => writeInto('input[type=search]', words);
