import { expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press, text, writeInto } from '../../../testing/screen.ts';
import UserListPage from './user-list-page.tsx';

const reply = { descriptionCode: 'success' as const, message: 'Listo.' };
const get = vi.fn(async () => ({ ...reply, data: [], total: 0, groups: [] }));
const link = (id: number) => ({
  id,
  fullname: 'Ana Quispe',
  username: `ana${id}`,
  link: `http://portal.test/x${id}`,
  expires: '2026-11-29T12:00:00Z',
});
const makeLinks = vi.fn(async ({ UserIds }: { UserIds: number[] }) => ({
  ...reply,
  data: UserIds.map(link),
}));

const group = { getNames: async () => ({ ...reply, data: [] }) };
const counts = { all: 0, waiting: 0, blocked: 0, noEmail: 0, admin: 0, asking: 0, renamed: 0, held: 0 };
const getCounts = async () => ({ ...reply, data: counts });
const open = (usuario: Record<string, unknown>, papelera: Record<string, unknown> = {}) =>
  mountView({ usuario: { get, getCounts, makeLinks, ...usuario }, papelera, group }, UserListPage, {
    users: [],
    total: 0,
    groups: [],
    counts,
  });

test('a person of the Papelera with that e-mail is offered instead of a second account', async () => {
  const message = 'Ese correo es de Julio Aramayo (julio), que está en la Papelera.';
  const add = vi.fn(async () => {
    throw new ApiRefusal(409, message, 'warning', [{ field: 'Email', message }]);
  });
  const person = { username: 'julio', email: 'Julio@correo.test', documentNumber: null };
  const restore = vi.fn(async (_: object) => ({ ...reply, data: null }));
  const papelera = {
    get: async () => ({
      ...reply,
      data: [{ type: 'Persona', id: 9, title: 'Julio Aramayo', goneAt: '2026-12-28T12:00:00Z', person }],
    }),
    restore,
  };
  await open({ add }, papelera);
  await press('Agregar usuario');
  await writeInto('[name=FirstName]', 'Julio');
  await writeInto('[name=LastName]', 'Aramayo');
  await writeInto('[name=Email]', 'julio@correo.test');
  await press('Agregar');
  expect(text()).toContain('Julio Aramayo está en la Papelera hasta el 28 de diciembre de 2026');
  await press('Restaurar su cuenta');
  expect(restore.mock.calls).toEqual([[{ Type: 'Persona', Id: 9 }]]);
  expect(text()).toContain('Julio Aramayo volvió.');
});

test('somebody is added; without mail the link to hand over is shown', async () => {
  const add = vi.fn(async (_: object) => ({
    ...reply,
    data: { id: 7, username: 'ana.quispe', mailed: false },
  }));
  await open({ add });
  await press('Agregar usuario');
  await press('Agregar');
  expect(text()).toContain('El campo Nombres es obligatorio.');
  await writeInto('[name=FirstName]', 'Ana');
  await writeInto('[name=LastName]', 'Quispe');
  await writeInto('[name=Email]', 'ana@lista.test');
  await writeInto('[name=Gender]', '2');
  await writeInto('[name=FechaNac]', '1980-12-31');
  await press('Agregar');
  expect(add.mock.calls[0]?.[0]).toEqual({
    DocumentNumber: '',
    Phone: '',
    FirstName: 'Ana',
    LastName: 'Quispe',
    Email: 'ana@lista.test',
    UserName: '',
    Gender: 2,
    FechaNac: '1980-12-31',
    Role: 'member',
  });
  expect(find('dialog[open] h2').textContent).toBe('Enlace para elegir contraseña');
  expect((find('dialog[open] textarea') as HTMLTextAreaElement).value).toBe('http://portal.test/x7');
});
