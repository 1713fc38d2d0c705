import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/calls/usuario.ts';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountView } from '../../../testing/mount-with.tsx';
import { press, text } from '../../../testing/screen.ts';
import UserFormPage from './user-form-page.tsx';

const ana = {
  id: 5,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Quispe',
  gender: null,
  fechaNac: null,
  documentNumber: null,
  isDocumentDeclared: true,
  phone: null,
  email: null,
  role: 'member' as const,
  active: true,
  blocked: true,
  needsEmail: false,
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
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 5, role: 'admin', gender: '', FechaNac: '', Phone: '' }),
  );
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
  expect(update).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ documentNumber: '5 LP', DocumentSeen: true }),
  );
});

test('one that the institute has seen asks for no tick', async () => {
  await open({ documentNumber: '5 LP', isDocumentDeclared: false });
  expect(document.querySelector('input[name=DocumentSeen]')).toBeNull();
});
