import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api/request.ts';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { RegisterForm } from './register-form.tsx';
import { storedRegistration } from './stored-registration.ts';

const person = {
  FirstName: 'Ana',
  LastName: 'Paz',
  Gender: '2',
  FechaNac: '1990-02-03',
  userName: 'anapaz',
  password: 'lluvia-mesa-trompeta',
  confirmation: 'lluvia-mesa-trompeta',
  email: 'ana@correo.bo',
};

async function fill(values: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values))
      (find(`[name="${name}"]`) as HTMLInputElement).value = value;
  });
}
const registered = (mailed: boolean) =>
  vi.fn(async () => ({
    message: '',
    descriptionCode: 'success' as const,
    data: { mailed, correction: 'vale' },
  }));
const assign = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  assign.mockClear();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.restoreAllMocks());

test('an empty form says what is missing, in the order of the fields, and sends nothing', async () => {
  const register = registered(true);
  await mount(<RegisterForm register={register} />);
  await click('[type=submit]');
  expect(find('[role=alert]').textContent).toContain('Por favor complete correctamente todos los campos');
  const named = [...document.querySelectorAll('[role=alert] li')].map((item) => item.textContent);
  expect(named.slice(0, 4)).toEqual(['Nombres', 'Apellidos', 'Genero', 'Fecha de Nacimiento']);
  expect(register).not.toHaveBeenCalled();
});

test('the two buttons that show a password have a name each', async () => {
  await mount(<RegisterForm register={registered(true)} />);
  const names = [...document.querySelectorAll('[data-turns]')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Mostrar la contraseña', 'Mostrar la contraseña repetida']);
});

test('passwords that differ are refused', async () => {
  const register = registered(true);
  await mount(<RegisterForm register={register} />);
  await fill({ ...person, confirmation: 'otra cosa' });
  await click('[type=submit]');
  expect(find('[role=alert]').textContent).toContain('Las Contraseñas deben coincidir.');
  expect(register).not.toHaveBeenCalled();
});

test('sends the fields and leads to the page that says where the link went', async () => {
  const register = registered(true);
  await mount(<RegisterForm register={register} />);
  await fill(person);
  await click('[type=submit]');
  const { confirmation: _, ...fields } = person;
  expect(register).toHaveBeenCalledWith({ ...fields, Gender: 2, Website: '' });
  expect(assign).toHaveBeenCalledWith('/registrolisto');
  expect(storedRegistration()).toEqual({
    email: 'ana@correo.bo',
    userName: 'anapaz',
    mailed: true,
    correction: 'vale',
    next: null,
  });
});

test('the course that one came for goes along, for the link of the mail', async () => {
  const register = registered(true);
  await mount(<RegisterForm next="/leercurso?id=3" register={register} />);
  await fill(person);
  await click('[type=submit]');
  expect(register).toHaveBeenCalledWith(expect.objectContaining({ Next: '/leercurso?id=3' }));
});

test('without mail it leads to the page that says that the institute activates the account', async () => {
  await mount(<RegisterForm register={registered(false)} />);
  await fill(person);
  await click('[type=submit]');
  expect(assign).toHaveBeenCalledWith('/registrolisto?correo=no');
});

test('a name that is taken is said beside its field', async () => {
  const message = 'Ese nombre de usuario ya existe. Elige otro.';
  const register = vi.fn(async () => {
    throw new ApiRefusal(409, message, 'warning', [{ field: 'userName', message }]);
  });
  await mount(<RegisterForm register={register} />);
  await fill(person);
  await click('[type=submit]');
  expect(find('[name=userName]').getAttribute('aria-invalid')).toBe('true');
});
