import { expect, test } from 'vitest';
import type { GroupRow } from '../../../contract/calls/group.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { choose, findButton, press, text, writeInto } from '../../testing/screen.ts';
import GroupListPage from './group-list-page.tsx';

const groups = ['Turno mañana', 'Turno tarde', 'Turno noche'].map(
  (name, at): GroupRow => ({ id: at + 1, name, version: 1, peopleCount: 2, courseCount: 1 }),
);
const open = () =>
  mountView(
    {
      group: { getNames: async () => ({ data: groups }) },
      report: { getCourse: async () => ({ data: [{ courseId: 7, courseName: 'Tu pensión' }] }) },
    },
    GroupListPage,
    { groups, total: groups.length },
  );
const chosen = () => (find('dialog[open] select') as HTMLSelectElement).value;

test('the results of a group begin with that group, whatever was chosen in the window before', async () => {
  await open();
  await press('Descargar sus resultados: Turno mañana');
  expect(chosen()).toBe('1');
  await writeInto('dialog[open] select', 'all');
  await choose('Tu pensión');
  expect(text()).toContain('(1 elegido)');
  await press('Cerrar');
  await press('Descargar sus resultados: Turno tarde');
  expect(chosen()).toBe('2');
  expect(text()).toContain('(sin marcar ninguno van todos)');
  await press('Cerrar');
  await press('Resultados de varios cursos');
  expect(chosen()).toBe('all');
});

test('the group to unite with is chosen anew for each group', async () => {
  await open();
  await press('Unir con otro: Turno mañana');
  await writeInto('dialog[open] select', '2');
  await press('Cancelar');
  await press('Unir con otro: Turno tarde');
  expect(chosen()).toBe('');
  expect(findButton('Unir')?.getAttribute('aria-disabled')).toBe('true');
});
