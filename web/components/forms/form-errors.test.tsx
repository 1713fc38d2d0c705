import { expect, test } from 'vitest';
import { click, find, mount } from '../../testing/mount-for-test.tsx';
import { FormErrors } from './form-errors.tsx';
import { TextField } from './text-field.tsx';

const missing = { field: 'Title', message: 'El campo Título es obligatorio.', label: 'Título' };

function Form({ errors }: { errors: (typeof missing)[] }) {
  const control = document.querySelector('input') ?? undefined;
  return (
    <form>
      <FormErrors errors={errors.map((error) => ({ control, ...error }))} refusal={errors} />
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

test('a sentence that does not name its field gets its name; many errors are named by their fields alone', async () => {
  const high = { field: 'Calification', message: 'Escribe hasta 100.', label: 'Calificación Mínima' };
  const lines = () => [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent);
  const render = await mount(<Form errors={[]} />);
  await render(<Form errors={[missing, high]} />);
  expect(lines()).toEqual(['El campo Título es obligatorio.', 'Calificación Mínima: Escribe hasta 100.']);
  const many = ['A', 'B', 'C'].map((field) => ({ ...high, field }));
  await render(<Form errors={[missing, ...many]} />);
  expect(lines()).toEqual(['Título', ...many.map(({ label }) => label)]);
});

test('what no field can mend is said without a link', async () => {
  const gone = [{ field: 'UserIds', message: 'Ya no está.' }];
  await mount(<FormErrors errors={gone} refusal={gone} />);
  expect(find('[role=alert] li').textContent).toBe('Ya no está.');
  expect(document.querySelector('[role=alert] a')).toBeNull();
});
