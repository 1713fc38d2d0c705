import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../../testing/mount-for-test.tsx';
import { mountWith } from '../../../testing/mount-with.tsx';
import { choose, writeInto } from '../../../testing/screen.ts';
import { exampleText } from './time-factor.rules.ts';
import { TimeFactorForm } from './time-factor-form.tsx';

const setTimeFactor = vi.fn(async (_: object) => ({ message: 'Guardado.' }));
beforeEach(() => void setTimeFactor.mockClear());

const user = {
  version: 1,
  id: 5,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Quispe',
  gender: 2,
  fechaNac: '1986-01-15',
  documentNumber: null,
  isDocumentDeclared: true,
  isNameDeclared: false,
  phone: null,
  email: 'ana@correo.example',
  role: 'member' as const,
  active: true,
  blocked: false,
  needsEmail: false,
  hasSecondStep: false,
  timeFactorPercent: 100,
  timeFactorReason: '',
  groups: [],
};
const open = (given: Partial<typeof user> = {}) =>
  mountWith({ usuario: { setTimeFactor } }, <TimeFactorForm user={{ ...user, ...given }} />);
const send = () => act(async () => find('button[type=submit]').click());

test('a factor is tried out before it is saved, and needs a reason', async () => {
  await open();
  expect(find('p[role=status]').textContent).toBe('Un examen de 30 minutos durará 30.');
  await choose('150 %');
  expect(find('p[role=status]').textContent).toBe('Un examen de 30 minutos durará 45.');
  await send();
  expect(document.body.textContent).toContain('Escribe el motivo: queda guardado con la cuenta.');
  expect(setTimeFactor).not.toHaveBeenCalled();
  await writeInto('textarea', 'Lee con lector de pantalla.');
  await send();
  expect(setTimeFactor.mock.calls).toEqual([
    [{ Id: 5, Percent: 150, Reason: 'Lee con lector de pantalla.' }],
  ]);
});

test('a value of one’s own stays within its limits; 100 takes it back without a reason', async () => {
  await open({ timeFactorPercent: 130, timeFactorReason: 'Dislexia.' });
  expect(find('[name=Percent]').getAttribute('type')).toBe('number');
  await writeInto('[name=Percent]', '99');
  await send();
  expect(document.body.textContent).toContain('El tiempo va de 100 a 400 por ciento.');
  await choose('Como todos (100 %)');
  await send();
  expect(setTimeFactor.mock.calls).toEqual([[{ Id: 5, Percent: 100 }]]);
});

test('minutes are rounded up', () => {
  expect(exampleText(25, 125)).toBe('Un examen de 25 minutos durará 32.');
  expect(exampleText(1, 101)).toBe('Un examen de 1 minuto durará 2.');
  expect([exampleText(0, 150), exampleText(30, 99), exampleText(Number.NaN, 150)]).toEqual([
    null,
    null,
    null,
  ]);
});
