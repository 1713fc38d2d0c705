import { expect, test, vi } from 'vitest';
import type { UserRow } from '../../../../contract/accounts/calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { findButton, press, text, writeInto } from '../../../testing/screen.ts';
import { DeletePeopleWindow } from './delete-people-window.tsx';

const person = (id: number, fullname: string, role: UserRow['role'] = 'member'): UserRow => ({
  id,
  username: `persona${id}`,
  fullname,
  email: null,
  role,
  active: true,
  blocked: false,
  date: '2026-11-20T12:00:00Z',
  lastSeen: null,
  groups: [],
});
const julio = person(1, 'Julio Aramayo');
const carmen = person(2, 'Carmen Villca');
const lucia = person(3, 'Lucía Paredes', 'admin');

const previewDelete = vi.fn(async ({ Items }: { Items: { Id: number }[] }) => ({
  message: '',
  data: Items.map(({ Id }) => ({
    id: Id,
    fullname: '',
    courseCount: Id === 1 ? 3 : 0,
    attemptCount: Id === 1 ? 2 : 0,
    certificateCount: Id === 1 ? 1 : 0,
    groups: [],
  })),
}));
const done = async ({ Items }: { Items: { Id: number }[]; Count?: number }) => ({
  message: '2 personas están en la Papelera',
  data: Items.map(({ Id }) => ({ id: Id, state: 'done', message: '' })),
});
const open = (rows: UserRow[], deleteMany: unknown, onReply = vi.fn()) =>
  mountWith(
    { usuario: { previewDelete, deleteMany } },
    <DeletePeopleWindow rows={rows} onCancel={() => undefined} onReply={onReply} />,
  );

test('several are named with what they have; an administrator among them is named, and stays', async () => {
  await open([julio, carmen, lucia], vi.fn(done));
  expect(text()).toContain('¿Eliminar a 2 personas?');
  expect(text()).toContain('Julio Aramayo3 cursos, 2 intentos, 1 certificado');
  expect(text()).toContain('Carmen Villcasin cursos');
  expect(text()).toContain('Lucía Paredes administra el portal: se queda.');
  expect(text()).toContain('30 días en la Papelera: se restauran con cursos, intentos y grupos.');
});

test('several are deleted only once their number and the password are written', async () => {
  const deleteMany = vi.fn(done);
  const onReply = vi.fn();
  await open([julio, carmen, lucia], deleteMany, onReply);
  const reason = 'Se puede eliminar cuando escribas 2 y tu contraseña.';
  await press('Eliminar a 2 personas');
  await writeInto('[name=Count]', '3');
  await writeInto('[name=currentPassword]', 'secreta');
  await press('Eliminar a 2 personas');
  expect(text()).toContain(reason);
  expect(deleteMany).not.toHaveBeenCalled();
  await writeInto('[name=Count]', '2');
  expect(text()).not.toContain(reason);
  await press('Eliminar a 2 personas');
  expect(deleteMany.mock.calls).toEqual([
    [{ Items: [{ Id: 1 }, { Id: 2 }], Count: 2, currentPassword: 'secreta' }],
  ]);
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('a wrong password is said at its field, and nothing is gone', async () => {
  const message = 'Escribe tu contraseña para confirmar que eres tú.';
  const onReply = vi.fn();
  const refused = async () => {
    throw new ApiRefusal(400, message, 'warning', [{ field: 'currentPassword', message }]);
  };
  await open([julio, carmen], vi.fn(refused), onReply);
  await writeInto('[name=Count]', '2');
  await writeInto('[name=currentPassword]', 'otra');
  await press('Eliminar a 2 personas');
  expect(find('[name=currentPassword]').getAttribute('aria-invalid')).toBe('true');
  expect(onReply).not.toHaveBeenCalled();
});

test('of more than eight the first five are named, and in batches each call says its number', async () => {
  const many = Array.from({ length: 250 }, (_, place) => person(place + 1, `Persona ${place + 1}`));
  const deleteMany = vi.fn(done);
  await open(many, deleteMany);
  expect(text()).toContain('y 245 más');
  await writeInto('[name=Count]', '250');
  await writeInto('[name=currentPassword]', 'secreta');
  await press('Eliminar a 250 personas');
  expect(deleteMany.mock.calls.map(([{ Items, Count }]) => [Items.length, Count])).toEqual([
    [200, 200],
    [50, 50],
  ]);
});

test('one alone needs no number; of administrators alone nothing can be done here', async () => {
  const deleteMany = vi.fn(done);
  await open([julio], deleteMany);
  expect(text()).toContain('¿Eliminar a Julio Aramayo?');
  await press('Eliminar');
  expect(deleteMany).toHaveBeenCalledTimes(1);
  await open([lucia], deleteMany);
  expect(text()).toContain('Quien administra se elimina de a uno, desde su fila.');
  expect(findButton('Entendido')).toBeDefined();
});
