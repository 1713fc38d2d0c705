import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../../contract/accounts/session.ts';
import type { Api } from '../../../contract/index.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { ApiContext, useApi, usePlainApi } from '../api/api-context.ts';
import { ApiRefusal } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import { SignInAgainProvider } from './sign-in-again.tsx';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const ended = new ApiRefusal(401, 'Tu sesión terminó. Inicia sesión para continuar.', 'warning');
const answer = { message: 'Hecho.', descriptionCode: 'success' as const, data: null };
const results: string[] = [];

beforeEach(() => {
  results.length = 0;
});

function Buttons() {
  const { category } = useApi();
  const plain = usePlainApi();
  const press = (name: string, call: () => Promise<{ message: string }>) =>
    void call().then(
      ({ message }) => results.push(`${name}: ${message}`),
      (error: unknown) => results.push(`${name}: ${(error as Error).message}`),
    );
  return (
    <>
      <button type="button" name="one" onClick={() => press('one', () => category.delete({ id: 1 }))} />
      <button type="button" name="two" onClick={() => press('two', () => category.delete({ id: 2 }))} />
      <button
        type="button"
        name="plain"
        onClick={() => press('plain', () => plain.category.delete({ id: 3 }))}
      />
    </>
  );
}

async function open(
  remove: (input: { id: number }) => Promise<unknown>,
  { isVisitor = false, isDialogGone = false } = {},
) {
  const login = vi.fn(async (_: object) => ({ ...answer, data: { token: 'new', user: { id: 9 } } }));
  await mount(
    <ApiContext value={{ category: { delete: remove }, users: { login } } as unknown as Api}>
      <SignInAgainProvider
        viewer={isVisitor ? null : { accountId: 9, username: 'rosa' }}
        load={async () => (isDialogGone ? null : SignInAgainDialog)}
      >
        <Buttons />
      </SignInAgainProvider>
    </ApiContext>,
  );
  return login;
}

const windows = () => document.querySelectorAll('dialog[open]').length;
const isAsked = () => find('dialog[open] [name=Password]');
async function givePassword(): Promise<void> {
  (find('[name=Password]') as HTMLInputElement).value = 'lluvia-mesa-trompeta-9';
  await act(async () => (find('dialog form') as HTMLFormElement).requestSubmit());
}

test('calls that find the session over wait in one window and are all made again', async () => {
  let isOver = true;
  const remove = vi.fn(async (_: { id: number }) => (isOver ? Promise.reject(ended) : answer));
  const login = await open(remove);
  await click('[name=one]');
  await click('[name=two]');
  isAsked();
  expect(windows()).toBe(1);
  expect(results).toEqual([]);
  isOver = false;
  await givePassword();
  expect(results).toEqual(['one: Hecho.', 'two: Hecho.']);
  expect(login.mock.calls).toEqual([[{ UserName: 'rosa', Password: 'lluvia-mesa-trompeta-9' }]]);
  expect(remove.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 1, 2]);
  expect(windows()).toBe(0);
});

test('who closes the window gets the refusal, and is asked again by the next press', async () => {
  const remove = vi.fn(() => Promise.reject(ended));
  await open(remove);
  await click('[name=one]');
  isAsked();
  await click('dialog[open] [aria-label=Cerrar]');
  expect(results).toEqual([`one: ${ended.message}`]);
  expect(remove).toHaveBeenCalledTimes(1);
  await click('[name=one]');
  isAsked();
});

test('what only the owner may change waits in the same window, which says why', async () => {
  const message = 'Escribe tu contraseña para confirmar que eres tú.';
  const remove = vi.fn<(input: { id: number }) => Promise<unknown>>();
  remove.mockRejectedValueOnce(
    new ApiRefusal(400, message, 'warning', [{ field: 'currentPassword', message }]),
  );
  remove.mockResolvedValueOnce(answer);
  await open(remove);
  await click('[name=one]');
  expect(find('dialog[open]').textContent).toContain('Confirma que eres tú');
  expect(find('dialog[open]').textContent).toContain('Entraste hace más de 15 minutos.');
  await givePassword();
  expect(results).toEqual(['one: Hecho.']);
});

test('other refusals, plain calls, visitors and a window that does not come are told as they are', async () => {
  await open(() => Promise.reject(new ApiRefusal(409, 'Está en uso.', 'warning')));
  await click('[name=one]');
  expect(results).toEqual(['one: Está en uso.']);
  await click('[name=plain]');
  document.body.replaceChildren();
  await open(() => Promise.reject(ended), { isVisitor: true });
  await click('[name=one]');
  document.body.replaceChildren();
  await open(() => Promise.reject(ended), { isDialogGone: true });
  await click('[name=two]');
  expect(results.slice(1)).toEqual(['plain: Está en uso.', `one: ${ended.message}`, `two: ${ended.message}`]);
  expect(windows()).toBe(0);
});

test('who signed in to this browser meanwhile does nothing in another’s screen', async () => {
  const remove = vi.fn(async (_: { id: number }) => answer);
  const login = await open(remove);
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const luis = {
    id: 4,
    username: 'luis',
    firstName: 'Luis',
    role: 'admin' as const,
    mustChangePassword: false,
  };
  storeSession({ token: 'other', expiresAt, user: luis });
  await click('[name=one]');
  expect(remove).not.toHaveBeenCalled();
  await givePassword();
  expect(login.mock.calls[0]?.[0]).toMatchObject({ UserName: 'rosa' });
  expect(results).toEqual(['one: Hecho.']);
});

test('the password that is given in another tab serves here too, of the same account only', async () => {
  let isOver = true;
  await open(async () => (isOver ? Promise.reject(ended) : answer));
  await click('[name=one]');
  isAsked();
  const arrive = (session: Session) =>
    act(async () => {
      storeSession(session);
      dispatchEvent(new Event('storage'));
    });
  await arrive(sessionOf(4, 'other'));
  isAsked();
  isOver = false;
  await arrive(sessionOf(9, 'new'));
  expect([windows(), results]).toEqual([0, ['one: Hecho.']]);
});

const sessionOf = (id: number, token: string): Session => ({
  token,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  user: { id, username: `u${id}`, firstName: 'Rosa', role: 'admin', mustChangePassword: false },
});
