import { expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/accounts/calls.ts';
import { click, find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { findButton, press, text } from '../../../testing/screen.ts';
import { UserAccessForm } from './user-access-form.tsx';

async function open(needsEmail = false) {
  const update = vi.fn(async () => ({ message: 'Listo.', descriptionCode: 'success', data: null }));
  const user = { id: 4, username: 'rosa', email: 'rosa@ejemplo.test', needsEmail } as UserToEdit;
  await mountWith({ usuario: { update } }, <UserAccessForm user={user} onSaved={async () => undefined} />);
  return update;
}

test('an emptied e-mail is not sent: taking the address away is an act of its own, which is asked for', async () => {
  const update = await open();
  (find('input[name=Email]') as HTMLInputElement).value = '';
  await click('button[type=submit]');
  expect(text()).toContain('Para dejar la cuenta sin correo, pulsa «Quitar el correo».');
  expect(update).not.toHaveBeenCalled();
  await press('Quitar el correo');
  expect(text()).toContain('rosa@ejemplo.test deja de ser suyo');
  await press('Quitar el correo');
  expect(update).toHaveBeenCalledExactlyOnceWith({ id: 4, RemoveEmail: true });
  expect(findButton('Quitar el correo')).toBeUndefined();
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
    Password: 'faro-lluvia-mesa',
  });
  expect(text()).toContain('La contraseña de rosa es ahora la que escribiste.');
  expect((find('input[name=Password]') as HTMLInputElement).value).toBe('');
});
