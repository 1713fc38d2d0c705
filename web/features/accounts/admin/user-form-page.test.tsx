import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/accounts/calls.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press, text, write } from '../../../testing/screen.ts';
import UserFormPage from './user-form-page.tsx';

const ana = {
  id: 5,
  version: 4,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Quispe',
  gender: null,
  fechaNac: null,
  documentNumber: null,
  isDocumentDeclared: true,
  isNameDeclared: false,
  phone: null,
  email: null,
  role: 'member' as const,
  active: true,
  blocked: true,
  needsEmail: false,
  hasSecondStep: false,
  timeFactorPercent: 100,
  timeFactorReason: '',
  groups: [],
};
const reply = { message: '', descriptionCode: 'success' as const };

async function open(given: Partial<UserToEdit> = {}) {
  const update = vi.fn(async (_: object) => ({ ...reply, data: null }));
  const get = vi.fn(async () => ({
    ...reply,
    data: [{ fullname: 'Rosa Mamani' }, { fullname: 'Luis Rojas' }],
  }));
  const getNames = async () => ({ ...reply, data: [] });
  await mountView({ usuario: { update, get }, group: { getNames } }, UserFormPage, { ...ana, ...given });
  return update;
}
afterEach(() => vi.unstubAllGlobals());

test('another role is asked for, with who administers now, and given only then', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const update = await open();
  expect(text()).toContain('Bloqueado');
  (find('select[name=role]') as HTMLSelectElement).value = 'admin';
  await press('Editar');
  expect(find('dialog[open]').textContent).toContain('¿Hacer de Ana Quispe administrador?');
  expect(find('dialog[open]').textContent).toContain('Hoy administran: Rosa Mamani, Luis Rojas.');
  expect(update).not.toHaveBeenCalled();
  await press('Cambiar el rol');
  expect(update).toHaveBeenCalledExactlyOnceWith({ id: 5, role: 'admin', Version: 4 });
});

test('a gender and a birth date that are known are not emptied as if that were saved', async () => {
  const update = await open({ gender: 2, fechaNac: '1980-01-31' });
  (find('select[name=gender]') as HTMLSelectElement).value = '';
  (find('input[name=FechaNac]') as HTMLInputElement).value = '';
  await press('Editar');
  expect(text()).toContain('Elige el género: se puede corregir, no quitar.');
  expect(text()).toContain('Escribe la fecha de nacimiento: se puede corregir, no quitar.');
  expect(update).not.toHaveBeenCalled();
});

test('a document that its owner declared is confirmed by a tick', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const update = await open({ documentNumber: '5 LP' });
  await act(async () => find('input[name=DocumentSeen]').click());
  await press('Editar');
  expect(update).toHaveBeenCalledExactlyOnceWith({
    id: 5,
    documentNumber: '5 LP',
    DocumentSeen: true,
    Version: 4,
  });
});

test('only what was changed is sent, so that a correction of somebody else stays', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const update = await open({ gender: 2, fechaNac: '1980-01-31', documentNumber: '5 LP' });
  await write('Phone', '700 11220');
  await press('Editar');
  expect(update).toHaveBeenCalledExactlyOnceWith({ id: 5, Phone: '700 11220', Version: 4 });
});

test('what a colleague saved meanwhile is shown beside one’s own before anything is overwritten', async () => {
  vi.stubGlobal('location', { assign: vi.fn() });
  const update = vi
    .fn<(input: object) => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiRefusal(409, 'Otra persona cambió esto mientras lo editabas.', 'warning'))
    .mockResolvedValue({ ...reply, data: null });
  const getToEdit = async () => ({ ...reply, data: { ...ana, lastName: 'Quispe Flores', version: 5 } });
  const getAll = async () => ({ ...reply, data: [] });
  await mountView(
    {
      usuario: { update, getToEdit },
      certificate: { getAll },
      group: { getNames: async () => ({ ...reply, data: [] }) },
    },
    UserFormPage,
    ana,
  );
  await write('Phone', '700 11220');
  await press('Editar');
  const dialog = find('dialog[open]').textContent;
  for (const said of ['Alguien guardó antes que tú', 'Quispe Flores', '700 11220'])
    expect(dialog).toContain(said);
  await press('Guardar el mío encima');
  expect(update.mock.calls.map(([input]) => input)).toEqual([
    { id: 5, Phone: '700 11220', Version: 4 },
    { id: 5, Phone: '700 11220', Version: 5 },
  ]);
});

test('one that the institute has seen asks for no tick', async () => {
  await open({ documentNumber: '5 LP', isDocumentDeclared: false });
  expect(document.querySelector('input[name=DocumentSeen]')).toBeNull();
});
