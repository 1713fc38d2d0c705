import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { FormErrors } from './form-errors.tsx';
import { TextField } from './text-field.tsx';

const missing = { field: 'Title', message: 'El campo Título es obligatorio.' };

function Form({ errors }: { errors: (typeof missing)[] }) {
  return (
    <form>
      <FormErrors errors={errors} />
      <TextField label="Título" name="Title" error={errors[0]?.message} />
    </form>
  );
}

test('is nothing without errors, then takes the focus and leads to the field', async () => {
  const render = await mount(<Form errors={[]} />);
  expect(document.querySelector('[role=alert]')).toBeNull();
  await render(<Form errors={[missing]} />);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(find('[role=alert]').textContent).toContain('Por favor complete correctamente todos los campos');
  await click('[role=alert] a');
  expect(document.activeElement).toBe(find('input'));
});

test('the field is marked and its error is tied to it', async () => {
  await mount(<Form errors={[missing]} />);
  const input = find('input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    missing.message,
  );
  expect(find('label').getAttribute('for')).toBe(input.id);
});
