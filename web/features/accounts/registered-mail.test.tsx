import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { find, mount, unmountAll } from '../../testing/mount-for-test.tsx';
import { text } from '../../testing/screen.ts';
import { RegisteredMail } from './registered-mail.tsx';
import { storedRegistration, storeRegistration } from './stored-registration.ts';

const answer = (message: string) => ({ message, descriptionCode: 'success' as const, data: null });
const resendActivation = vi.fn(async () => answer('Te lo enviamos otra vez.'));
const correctEmail = vi.fn(async (_: { Correction: string; Email: string }) =>
  answer('Corregimos tu correo.'),
);
const open = () => mount(<RegisteredMail calls={{ resendActivation, correctEmail }} />);
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))?.click(),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  storeRegistration({
    email: 'rosa@coreo.bo',
    userName: 'rosa',
    mailed: true,
    correction: 'vale',
    next: '/vercursos',
  });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the address stands there; the link can be sent again after a minute', async () => {
  await open();
  expect(text()).toContain('rosa@coreo.bo');
  await press('Enviar otra vez');
  expect(resendActivation).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await press('Enviar otra vez');
  expect(resendActivation).toHaveBeenCalledWith({ UserName: 'rosa', Next: '/vercursos' });
  expect(text()).toContain('Te lo enviamos otra vez.');
  expect(text()).toContain('en 60 s');
});

test('a reload goes on with the wait and does not begin it again', async () => {
  await open();
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  await unmountAll();
  await open();
  expect(text()).toContain('Enviar otra vez, en 15 s');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await press('Enviar otra vez');
  expect(resendActivation).toHaveBeenCalledOnce();
});

test('a mistyped address is corrected in its place, and what is wrong is said', async () => {
  await open();
  await press('Corregir mi correo');
  const field = find('[name=Email]') as HTMLInputElement;
  expect(field.value).toBe('rosa@coreo.bo');
  expect(document.activeElement).toBe(field);
  field.value = 'rosa@correo.bo';
  correctEmail.mockRejectedValueOnce(new ApiRefusal(409, 'Ese correo ya tiene una cuenta.', 'error'));
  await press('Guardar');
  expect(text()).toContain('Ese correo ya tiene una cuenta.');
  await press('Guardar');
  expect(correctEmail).toHaveBeenLastCalledWith({
    Correction: 'vale',
    Email: 'rosa@correo.bo',
    Next: '/vercursos',
  });
  expect(text()).toContain('Corregimos tu correo.');
  expect(text()).toContain('rosa@correo.bo');
  expect(storedRegistration()?.email).toBe('rosa@correo.bo');
  expect(document.activeElement?.textContent).toBe('Corregir mi correo');
});

test('before the tab is asked, room is kept for what it will say; without a script the sign-in stands there', () => {
  const rendered = renderToString(<RegisteredMail calls={{ resendActivation, correctEmail }} />);
  expect(rendered).toContain('Te escribimos al correo que pusiste.');
  expect(rendered).toMatch(/data-unknown.*href="\/login"/s);
});

test('in another tab it says the same without the address, and leads to where the link can be asked for', async () => {
  sessionStorage.clear();
  await open();
  expect(text()).toContain('Te escribimos al correo que pusiste.');
  expect(document.querySelector('button')).toBeNull();
  expect(document.querySelector('[data-unknown]')).toBeNull();
  expect(find('a').getAttribute('href')).toBe('/login');
});
