import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Api } from '../../../contract/index.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ApiContext } from '../api/api-context.ts';
import { SignInAgainProvider } from './sign-in-again.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { useDownload } from './use-download.ts';

function Exports() {
  const download = useDownload();
  return (
    <button
      type="button"
      name="csv"
      onClick={() => void download('GET', 'Certificate/Export', { courseId: 3 }, 'certificados.csv')}
    />
  );
}

test('a file with people’s data asks for the password once more, and is then downloaded', async () => {
  const message = 'Escribe tu contraseña para confirmar que eres tú.';
  const refused = { message, descriptionCode: 'warning', errors: [{ field: 'currentPassword', message }] };
  const answers = [Response.json(refused, { status: 400 }), new Response('Nombre\nAna')];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const login = vi.fn(async () => ({
    message: 'Hecho.',
    descriptionCode: 'success' as const,
    data: { token: 'new', user: { id: 9 } },
  }));
  await mount(
    <ApiContext value={{ users: { login } } as unknown as Api}>
      <SignInAgainProvider viewer={{ accountId: 9, username: 'rosa' }} load={async () => SignInAgainDialog}>
        <Exports />
      </SignInAgainProvider>
    </ApiContext>,
  );
  await click('[name=csv]');
  await expect
    .poll(() => document.querySelector('dialog[open]')?.textContent)
    .toContain('Confirma que eres tú');
  expect(names).toEqual([]);
  (find('[name=Password]') as HTMLInputElement).value = 'lluvia-mesa-trompeta-9';
  await act(async () => (find('dialog form') as HTMLFormElement).requestSubmit());
  await expect.poll(() => names).toEqual(['certificados.csv']);
  expect(fetched).toHaveBeenCalledTimes(2);
});
