import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { sentence } from '../../../contract/refusal.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { storedSession } from '../../lib/api/session.ts';
import { click, find } from '../../testing/mount-for-test.tsx';
import { mountSignedIn } from '../../testing/mount-with.tsx';
import { ProfileForm } from './profile-form.tsx';

const profile = {
  id: 9,
  username: 'maria',
  firstName: 'María',
  lastName: 'Quispe',
  fullname: 'María Quispe',
  gender: 2,
  fechaNac: '1988-03-14',
  documentNumber: '4821993 LP',
  email: 'maria@correo.test',
  role: 'member' as const,
  years: 38,
  identity: { isNameDeclared: false, isDocumentDeclared: true, heldCount: 0, request: null },
  mustChangePassword: false,
};
const session = {
  token: 'new',
  expiresAt: '2026-11-20T13:00:00Z',
  user: { id: 9, username: 'maria', firstName: 'Ana', role: 'member' as const, mustChangePassword: false },
};

async function fill(name: string, text: string): Promise<void> {
  await act(async () => {
    (find(`[name=${name}]`) as HTMLInputElement).value = text;
  });
}

async function open() {
  const update = vi.fn<(input: object) => Promise<object>>();
  const login = vi.fn(async (_: object) => ({ message: '', descriptionCode: 'success', data: session }));
  const onChanged = vi.fn();
  await mountSignedIn(
    { accountId: 9, username: 'maria' },
    { users: { update, login } },
    <ProfileForm profile={profile} onChanged={onChanged} />,
  );
  return { update, login, onChanged };
}

test('sends nothing while a field is empty or the passwords differ', async () => {
  const { update } = await open();
  await fill('firstName', '');
  await fill('password', 'trompeta-lluvia-10');
  await fill('confirm', 'otra');
  await click('button[type=submit]');
  expect(document.body.textContent).toContain('Por favor complete correctamente todos los campos');
  expect(document.body.textContent).toContain('El campo Nombres es obligatorio.');
  expect(document.body.textContent).toContain('Las Contraseñas deben coincidir.');
  expect(update).not.toHaveBeenCalled();
});

test('a new password whose answer was lost is not asked for: it signs in, and the rest is saved', async () => {
  const { update, login, onChanged } = await open();
  update.mockRejectedValueOnce(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  update.mockRejectedValueOnce(new ApiRefusal(401, sentence('signInNeeded'), 'warning'));
  update.mockResolvedValueOnce({ message: '', descriptionCode: 'success', data: null });
  await fill('password', 'trompeta-lluvia-10');
  await fill('confirm', 'trompeta-lluvia-10');
  await click('button[type=submit]');
  expect(document.body.textContent).toContain('No hay conexión');
  expect(login).not.toHaveBeenCalled();
  await click('button[type=submit]');
  expect(login).toHaveBeenCalledExactlyOnceWith({ UserName: 'maria', Password: 'trompeta-lluvia-10' });
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: 'María', password: '' }));
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(storedSession()?.token).toBe('new');
  expect(onChanged).toHaveBeenCalledOnce();
});

test('a new password that never arrived is sent again', async () => {
  const { update, login } = await open();
  update.mockRejectedValueOnce(new ApiRefusal(502, 'El portal respondió algo que no pudimos leer.', 'error'));
  update.mockResolvedValueOnce({ message: '', descriptionCode: 'success', data: session });
  await fill('password', 'trompeta-lluvia-10');
  await fill('confirm', 'trompeta-lluvia-10');
  await click('button[type=submit]');
  await click('button[type=submit]');
  expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'trompeta-lluvia-10' }));
  expect(update).toHaveBeenCalledTimes(2);
  expect(login).not.toHaveBeenCalled();
});

test('asks in one window for the password when only the owner may, and keeps the new session', async () => {
  const { update, login, onChanged } = await open();
  const message = sentence('badCurrentPassword');
  update.mockRejectedValueOnce(
    new ApiRefusal(400, message, 'warning', [{ field: 'currentPassword', message }]),
  );
  update.mockResolvedValueOnce({ message: '', descriptionCode: 'success', data: session });
  await fill('firstName', 'Ana');
  await fill('password', 'trompeta-lluvia-10');
  await fill('confirm', 'trompeta-lluvia-10');
  await click('button[type=submit]');
  expect(find('dialog[open] h2').textContent).toBe('Confirma que eres tú');
  await fill('Password', 'la-de-antes');
  await act(async () => (find('dialog form') as HTMLFormElement).requestSubmit());
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(login).toHaveBeenCalledWith({ UserName: 'maria', Password: 'la-de-antes' });
  expect(update).toHaveBeenCalledTimes(2);
  expect(update).toHaveBeenLastCalledWith({
    id: 9,
    firstName: 'Ana',
    lastName: 'Quispe',
    gender: 2,
    fechanac: '1988-03-14',
    documentNumber: '4821993 LP',
    email: 'maria@correo.test',
    password: 'trompeta-lluvia-10',
  });
  expect(storedSession()?.token).toBe('new');
  expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Ana', gender: 2 }));
});

test.each([
  [{ password: 'trompeta-lluvia-10' }, 'Tu contraseña cambió.'],
  [{ password: 'trompeta-lluvia-10', firstName: 'Ana' }, 'Tu perfil y tu contraseña se actualizaron.'],
  [{ firstName: 'Ana' }, 'Tu perfil se actualizó.'],
])('saving %j says what has changed', async (typed, said) => {
  const { update } = await open();
  update.mockResolvedValueOnce({ message: '', descriptionCode: 'success', data: session });
  for (const [name, value] of Object.entries(typed)) await fill(name, value);
  if ('password' in typed) await fill('confirm', typed.password ?? '');
  await click('button[type=submit]');
  expect(document.querySelector('[popover]')?.textContent).toBe(said);
});
