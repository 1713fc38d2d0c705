import { expect, test } from 'vitest';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { SelectField } from './select-field.tsx';

test('a required choice is wrong only once the form says so', async () => {
  const options = [{ value: 1, label: 'Masculino' }];
  const show = await mount(
    <SelectField label="Genero" options={options} placeholder="Seleccione" required />,
  );
  expect(find('select').getAttribute('aria-invalid')).toBe('false');
  await show(
    <SelectField label="Genero" options={options} error="El campo Genero es obligatorio." required />,
  );
  expect(find('select').getAttribute('aria-invalid')).toBe('true');
});
