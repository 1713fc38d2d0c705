import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { sentence } from '../../../contract/refusal.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { ApiRefusal } from '../../lib/api/api.ts';
import { ApiContext } from '../../lib/api/api-context.ts';
import { storedSession } from '../../lib/api/session.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ProfileForm } from './profile-form.tsx';

const profile = {
  id: 9,
  username: 'maria',
  firstName: 'María',
  lastName: 'Quispe',
  fullname: 'María Quispe',
  gender: 2,
  fechaNac: '1988-03-14',
  email: 'maria@correo.test',
  role: 'member' as const,
  years: 38,
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
  const onChanged = vi.fn();
  await mount(
    <ApiContext value={{ users: { update } } as unknown as Api}>
      <ToastProvider>
        <ProfileForm profile={profile} onChanged={onChanged} />
      </ToastProvider>
    </ApiContext>,
  );
  return { update, onChanged };
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

test('asks for the current password when the server does, and keeps the new session', async () => {
  const { update, onChanged } = await open();
  const message = sentence('badCurrentPassword');
  update.mockRejectedValueOnce(
    new ApiRefusal(400, message, 'warning', [{ field: 'currentPassword', message }]),
  );
  update.mockResolvedValueOnce({ message: '', descriptionCode: 'success', data: session });
  expect(document.querySelector('[name=currentPassword]')).toBeNull();
  await fill('firstName', 'Ana');
  await fill('password', 'trompeta-lluvia-10');
  await fill('confirm', 'trompeta-lluvia-10');
  await click('button[type=submit]');
  await fill('currentPassword', 'la-de-antes');
  await click('button[type=submit]');
  expect(update).toHaveBeenLastCalledWith({
    id: 9,
    firstName: 'Ana',
    lastName: 'Quispe',
    gender: 2,
    fechanac: '1988-03-14',
    email: 'maria@correo.test',
    password: 'trompeta-lluvia-10',
    currentPassword: 'la-de-antes',
  });
  expect(storedSession()?.token).toBe('new');
  expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Ana', gender: 2 }));
});
