import { expect, test, vi } from 'vitest';
import type { GroupRow } from '../../../contract/groups/calls.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find } from '../../testing/mount-for-test.tsx';
import { mountView } from '../../testing/mount-with.tsx';
import { choose, findButton, press, text, writeInto } from '../../testing/screen.ts';
import { coursesFileHref } from './courses-file-href.ts';
import GroupListPage from './group-list-page.tsx';

const groups = ['Turno mañana', 'Turno tarde', 'Turno noche'].map(
  (name, at): GroupRow => ({ id: at + 1, name, version: 1, peopleCount: 2, courseCount: 1 }),
);
const open = (group: object = {}) =>
  mountView(
    {
      group: { getNames: async () => ({ data: groups }), ...group },
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

test.each([
  ['', 'all'],
  ['2', '2'],
])(
  'the results of several courses open from other screens, for the group %j chosen there',
  async (group, wanted) => {
    location.hash = new URL(coursesFileHref(group), location.href).hash;
    await open();
    expect(chosen()).toBe(wanted);
    expect(location.hash).toBe('');
  },
);

test('the group to unite with is chosen anew for each group', async () => {
  await open();
  await press('Unir con otro: Turno mañana');
  await writeInto('dialog[open] select', '2');
  await press('Cancelar');
  await press('Unir con otro: Turno tarde');
  expect(chosen()).toBe('');
  expect(findButton('Unir')?.getAttribute('aria-disabled')).toBe('true');
});

test('a name that a colleague gave meanwhile is shown beside one’s own, and one’s own can be kept', async () => {
  const update = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiRefusal(409, 'Otra persona cambió esto.', 'warning'))
    .mockResolvedValue({ message: 'El grupo se guardó.', data: null });
  const getToEdit = async () => ({ data: { ...groups[0], name: 'Turno del alba', version: 2 } });
  await open({ update, getToEdit, get: async () => ({ data: groups, total: 3 }) });
  await press('Editar: Turno mañana');
  await writeInto('[name=Name]', 'Turno de la mañana');
  await press('Guardar');
  expect(text()).toContain('Alguien guardó antes que tú');
  expect(text()).toContain('alba');
  await press('Guardar el mío encima');
  expect(update.mock.calls.map(([input]) => input)).toEqual([
    { Id: 1, Name: 'Turno de la mañana', Version: 1 },
    { Id: 1, Name: 'Turno de la mañana', Version: 2 },
  ]);
});
