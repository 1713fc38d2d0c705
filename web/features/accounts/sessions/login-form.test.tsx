import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blocked } from '../../../../contract/accounts/refusals.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { click, find, mount } from '../../../testing/mount-for-test.tsx';
import { LoginForm, type LoginFormProps } from './login-form.tsx';

type Calls = NonNullable<LoginFormProps['calls']>;
const fine = { message: 'Listo.', descriptionCode: 'success' as const, data: null };
const session = {
  token: 't',
  expiresAt: '2030-01-01T00:00:00Z',
  user: { id: 7, username: 'ana', firstName: 'Ana', role: 'member' as const, mustChangePassword: false },
};

const callsWith = (given: Partial<Calls>): Calls => ({
  login: vi.fn(async () => ({ ...fine, data: session })),
  active: vi.fn(async () => fine),
  resendActivation: vi.fn(async () => fine),
  ...given,
});

let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function signIn(): Promise<void> {
  await act(async () => {
    (find('[name=UserName]') as HTMLInputElement).value = 'ana';
    (find('[name=Password]') as HTMLInputElement).value = 'secreta';
  });
  await click('[type=submit]');
}

test('keeps the session and goes where the person was going', async () => {
  await mount(<LoginForm next="/leercurso?id=3" link={null} calls={callsWith({})} />);
  await signIn();
  expect(localStorage.getItem('portal.session')).toContain('"id":7');
  expect(assign).toHaveBeenCalledWith('/leercurso?id=3');
});

test('never goes to another site, and a made-up password is changed first', async () => {
  const calls = callsWith({});
  const render = await mount(<LoginForm next="//evil.example" link={null} calls={calls} />);
  await signIn();
  expect(assign).toHaveBeenLastCalledWith('/profile');
  const login = vi.fn(async () => ({
    ...fine,
    data: { ...session, user: { ...session.user, mustChangePassword: true } },
  }));
  await render(<LoginForm next="/vercursos" link={null} calls={callsWith({ login })} />);
  await signIn();
  expect(assign).toHaveBeenLastCalledWith('/profile?tab=datos');
});

test('an account that is not active is offered its link again', async () => {
  const login = vi.fn(async () => {
    throw new ApiRefusal(403, 'Tu cuenta todavía no está activa.', 'warning');
  });
  const calls = callsWith({ login });
  await mount(<LoginForm next={null} link={null} calls={calls} />);
  await signIn();
  expect(find('[role=alert]').textContent).toContain('todavía no está activa');
  await click('[role=status] button');
  expect(calls.resendActivation).toHaveBeenCalledWith({ UserName: 'ana' });
  expect(find('[role=status]').textContent).toContain('Listo.');
});

test('a blocked account is told so, and offered no link', async () => {
  const login = vi.fn(async () => {
    throw new ApiRefusal(403, blocked.message, 'warning');
  });
  await mount(<LoginForm next={null} link={null} calls={callsWith({ login })} />);
  await signIn();
  expect(find('[role=alert]').textContent).toContain('bloqueó tu cuenta');
  expect(document.body.textContent).not.toContain('Enviar el enlace otra vez');
});

test('066 the link activates the account and its code leaves the address at once', async () => {
  history.replaceState(null, '', '/login?username=ana&strcode=abc&next=%2Fvercursos');
  const calls = callsWith({});
  await mount(<LoginForm next="/vercursos" link={{ username: 'ana', strcode: 'abc' }} calls={calls} />);
  expect(calls.active).toHaveBeenCalledExactlyOnceWith({ Username: 'ana', Strcode: 'abc' });
  expect(location.search).toBe('?next=%2Fvercursos');
  expect(find('[role=status]').textContent).toContain('Listo. Escribe tu contraseña para entrar.');
});

test('the link of a new e-mail asks nobody who has signed in for a password', async () => {
  const link = { username: 'ana', strcode: 'abc' };
  await mount(<LoginForm next={null} link={link} isSignedIn calls={callsWith({})} />);
  expect(find('[role=status]').textContent).toBe('Listo.');
});

test('whoever registered to apply to a course goes there, also by a link that was sent again', async () => {
  const active = vi.fn(async () => {
    throw new ApiRefusal(400, 'El enlace ya no sirve.', 'error');
  });
  const calls = callsWith({ active });
  const link = { username: 'ana', strcode: 'abc' };
  await mount(<LoginForm next="/leercurso?id=3" link={link} calls={calls} />);
  await click('[role=status] button');
  expect(calls.resendActivation).toHaveBeenCalledWith({ UserName: 'ana', Next: '/leercurso?id=3' });
  await signIn();
  expect(assign).toHaveBeenCalledWith('/leercurso?id=3');
});

test('a spent link says so and can be asked for again', async () => {
  const active = vi.fn(async () => {
    throw new ApiRefusal(400, 'El enlace ya no sirve.', 'error');
  });
  await mount(
    <LoginForm next={null} link={{ username: 'ana', strcode: 'abc' }} calls={callsWith({ active })} />,
  );
  expect(document.body.textContent).toContain('El enlace ya no sirve.');
  expect(document.body.textContent).toContain('Enviar el enlace otra vez');
});
