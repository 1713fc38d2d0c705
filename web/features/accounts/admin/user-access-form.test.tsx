import { expect, test, vi } from 'vitest';
import type { UserToEdit } from '../../../../contract/calls/usuario.ts';
import type { Api } from '../../../../contract/index.ts';
import { ToastProvider } from '../../../components/overlay/toast.tsx';
import { ApiContext } from '../../../lib/api/api-context.ts';
import { click, find, mount } from '../../../testing/mount-for-test.tsx';
import { text } from '../../../testing/screen.ts';
import { UserAccessForm } from './user-access-form.tsx';

async function open() {
  const update = vi.fn(async () => ({ message: 'Listo.', descriptionCode: 'success', data: null }));
  const user = { id: 4, username: 'rosa', email: 'rosa@ejemplo.test' } as UserToEdit;
  await mount(
    <ApiContext value={{ usuario: { update } } as unknown as Api}>
      <ToastProvider>
        <UserAccessForm user={user} />
      </ToastProvider>
    </ApiContext>,
  );
  return update;
}

test('an address that was emptied is asked for, not kept in silence', async () => {
  const update = await open();
  (find('input[name=Email]') as HTMLInputElement).value = '';
  await click('button[type=submit]');
  expect(text()).toContain('El campo Email es obligatorio.');
  expect(update).not.toHaveBeenCalled();
});

test('a provisional password is given, and it says what to do with it', async () => {
  const update = await open();
  (find('input[name=Password]') as HTMLInputElement).value = 'faro-lluvia-mesa';
  await click('button[type=submit]');
  expect(update).toHaveBeenCalledExactlyOnceWith({
    id: 4,
    Email: 'rosa@ejemplo.test',
    Password: 'faro-lluvia-mesa',
  });
  expect(text()).toContain('La contraseña de rosa es ahora la que escribiste.');
  expect((find('input[name=Password]') as HTMLInputElement).value).toBe('');
});
