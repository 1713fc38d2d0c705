import { expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { DateField, TextField } from './text-field.tsx';

test.each([
  ['a date', <DateField key="" label="Fecha" required />],
  ['an hour', <TextField key="" type="datetime-local" label="Hora" required />],
])('%s that is required and empty is not told as wrong before the form says so', async (_, field) => {
  await mount(field);
  expect(find('input').getAttribute('aria-invalid')).toBe('false');
});

test('a date that the form refused is wrong; a line of text says nothing before', async () => {
  const show = await mount(<DateField label="Fecha" error="El campo Fecha es obligatorio." required />);
  expect(find('input').getAttribute('aria-invalid')).toBe('true');
  await show(<TextField label="Nombres" required />);
  expect(find('input').hasAttribute('aria-invalid')).toBe(false);
});
