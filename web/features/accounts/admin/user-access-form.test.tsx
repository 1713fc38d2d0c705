import { expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/calls/usuario.ts';
import { click, find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { text } from '../../../testing/screen.ts';
import { UserAccessForm } from './user-access-form.tsx';

async function open(needsEmail = false) {
  const update = vi.fn(async () => ({ message: 'Listo.', descriptionCode: 'success', data: null }));
  const user = { id: 4, username: 'rosa', email: 'rosa@ejemplo.test', needsEmail } as UserToEdit;
  await mountWith({ usuario: { update } }, <UserAccessForm user={user} />);
  return update;
}

test('an e-mail that was emptied is removed; where the account waits for it, another is asked for', async () => {
  const update = await open();
  (find('input[name=Email]') as HTMLInputElement).value = '';
  await click('button[type=submit]');
  expect(update).toHaveBeenCalledExactlyOnceWith({ id: 4, username: 'rosa', Email: '', Password: '' });
});

test('an e-mail that the account waits for is not emptied', async () => {
  const refused = await open(true);
  (find('input[name=Email]') as HTMLInputElement).value = '';
  await click('button[type=submit]');
  expect(text()).toContain('Esta persona espera su enlace en este correo');
  expect(refused).not.toHaveBeenCalled();
});

test('a provisional password is given, and it says what to do with it', async () => {
  const update = await open();
  (find('input[name=Password]') as HTMLInputElement).value = 'faro-lluvia-mesa';
  await click('button[type=submit]');
  expect(update).toHaveBeenCalledExactlyOnceWith({
    id: 4,
    username: 'rosa',
    Email: 'rosa@ejemplo.test',
    Password: 'faro-lluvia-mesa',
  });
  expect(text()).toContain('La contraseña de rosa es ahora la que escribiste.');
  expect((find('input[name=Password]') as HTMLInputElement).value).toBe('');
});
