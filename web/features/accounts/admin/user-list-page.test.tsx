import { expect, test, vi } from 'vitest';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press } from '../../../testing/screen.ts';
import UserListPage from './user-list-page.tsx';

const ana = {
  id: 5,
  username: 'ana',
  fullname: 'Ana Quispe',
  email: 'ana@correo.example',
  role: 'member' as const,
  active: false,
  blocked: false,
  date: '2026-11-20T12:00:00Z',
  lastSeen: null as string | null,
  groups: [] as string[],
};
const luis = {
  ...ana,
  id: 6,
  username: 'luis',
  fullname: 'Luis Rojas',
  role: 'admin' as const,
  active: true,
};
const counts = { all: 2, waiting: 1, blocked: 0, noEmail: 0, admin: 1, asking: 0, renamed: 0, held: 0 };
const reply = { descriptionCode: 'success' as const, data: null };

function open(usuario: Record<string, unknown>, papelera: Record<string, unknown> = {}) {
  return mountView(
    {
      papelera,
      usuario: { getCounts: async () => ({ ...reply, data: counts }), ...usuario },
      group: { getNames: async () => ({ ...reply, data: [] }) },
    },
    UserListPage,
    { users: [ana, luis], total: 2, groups: [], counts },
  );
}

test('the columns are full name, username and e-mail, and then what else there is', async () => {
  await open({});
  const labels = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(labels.filter((label) => ['Nombre completo', 'Usuario', 'Email'].includes(label))).toEqual([
    'Nombre completo',
    'Usuario',
    'Email',
  ]);
  expect(find('tbody tr').textContent).toContain('ana@correo.example');
});

test('when somebody was last there stands with the state', async () => {
  luis.lastSeen = '2026-11-20T12:00:00Z';
  await open({});
  expect(find('tbody tr:last-child').textContent).toContain('ActivoEntró 20 nov');
  luis.lastSeen = null;
});

test('an inactive account is activated with one press', async () => {
  const activate = vi.fn(async (_: object) => ({ ...reply, message: 'La cuenta está activa.' }));
  const get = vi.fn(async () => ({
    ...reply,
    message: '',
    data: [{ ...ana, active: true }, luis],
    total: 2,
  }));
  await open({ activate, get });
  expect(find('tbody tr').textContent).toContain('Sin activar');
  await press('Activar: Ana Quispe');
  expect(activate.mock.calls).toEqual([[{ id: 5 }]]);
  expect(find('tbody tr').textContent).toContain('Activo');
  expect(document.querySelector('[aria-label^="Activar"]')).toBeNull();
});

test('one person is deleted after a question that says what comes then, and brought back from the message', async () => {
  const remove = vi.fn(async (_: object) => ({ ...reply, message: 'El usuario se eliminó.' }));
  const restore = vi.fn(async (_: object) => ({ ...reply, message: 'Su cuenta está de nuevo.' }));
  const get = vi.fn(async () => ({ ...reply, message: '', data: [ana], total: 1 }));
  await open({ delete: remove, get }, { restore });
  expect(document.body.textContent).toContain('2 usuarios');
  await press('Eliminar: Luis Rojas');
  expect(find('dialog[open] h2').textContent).toBe('Desea eliminar?');
  expect(find('dialog[open]').textContent).toContain('Queda 30 días en la Papelera');
  await press('Eliminar');
  expect(remove.mock.calls).toEqual([[{ id: 6 }]]);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(document.body.textContent).toContain('1 usuario');
  await press('Deshacer');
  expect(restore.mock.calls).toEqual([[{ Type: 'Persona', Id: 6 }]]);
});
