import { expect, test, vi } from 'vitest';
import type { UsersImport } from '../../../../contract/calls/new-users.ts';
import type { Api } from '../../../../contract/index.ts';
import { ToastProvider } from '../../../components/overlay/toast.tsx';
import { unsavedWork } from '../../../components/unsaved/unsaved-work.ts';
import { ApiContext } from '../../../lib/api/api-context.ts';
import { find, mount } from '../../../testing/mount-for-test.tsx';
import { findButton, press, text, writeInto } from '../../../testing/screen.ts';
import { site } from '../../../testing/site.ts';
import { listOfFile } from './list-of-file.ts';
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
const open = (usuario: Record<string, unknown>) =>
  mount(
    <ApiContext value={{ usuario: { get, makeLinks, ...usuario }, group } as unknown as Api}>
      <ToastProvider>
        <UserListPage data={{ users: [], total: 0, groups: [] }} query={{}} site={site} viewer={null} />
      </ToastProvider>
    </ApiContext>,
  );

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

test('a list is reviewed line by line before anybody is added, and then its links are shown', async () => {
  const planned: UsersImport = {
    addedCount: 1,
    mailed: false,
    lines: [
      { line: 1, kind: 'added', subject: 'Ana Quispe', text: 'ana.quispe', id: null },
      { line: 2, kind: 'problem', subject: 'Luis', text: 'El campo Apellidos es obligatorio.', id: null },
    ],
  };
  const [first] = planned.lines;
  const done = { ...planned, lines: [{ ...first, id: 7 }, planned.lines[1]] };
  const imported = vi.fn(async ({ DryRun }: { DryRun?: boolean }) => ({
    ...reply,
    data: DryRun ? planned : done,
  }));
  await open({ import: imported });
  await press('Importar');
  await writeInto('[name=Lines]', 'Ana\tQuispe');
  await press('Revisar lista');
  expect(text()).toContain('Todavía no cambió nada.');
  expect(text()).toContain('Línea 2');
  expect(text()).toContain('El campo Apellidos es obligatorio.');
  await press('Cerrar');
  expect(text()).toContain('¿Salir sin guardar?');
  await press('Seguir editando');
  await press('Volver a la lista');
  expect((find('[name=Lines]') as HTMLTextAreaElement).value).toBe('Ana\tQuispe');
  await press('Revisar lista');
  await press('Agregar 1 cuenta');
  expect(imported.mock.calls.at(-1)?.[0]).toEqual({ Lines: 'Ana\tQuispe' });
  expect(unsavedWork()).toEqual([]);
  expect(text()).toContain('Se agregó 1 cuenta. El portal no tiene servidor de correo');
  expect(findButton('Listo')).toBeDefined();
  await press('Ver sus enlaces');
  expect(makeLinks.mock.calls.at(-1)).toEqual([{ UserIds: [7] }]);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Ñuflo')],
  ['Windows-1252', Uint8Array.of(0xd1, 0x75, 0x66, 0x6c, 0x6f)],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0xd1, 0, 0x75, 0, 0x66, 0, 0x6c, 0, 0x6f, 0)],
])('a file in %s is read with its accents', async (_, bytes) => {
  expect(await listOfFile(new Blob([bytes]))).toBe('Ñuflo');
});
