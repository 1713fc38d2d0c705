import { act } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { requiredText } from '../../../contract/fields.ts';
import calloutStyles from '../../components/display/callout.module.css';
import { TextField } from '../../components/forms/text-field.tsx';
import { asksBeforeLeaving } from '../../testing/leaving.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { field, submit, text, write } from '../../testing/screen.ts';
import { ApiRefusal } from '../api/request.ts';
import { FormNote } from './form-note.tsx';
import { useForm } from './use-form.ts';

const schema = z.object({ Name: requiredText('Falta el nombre.', 10) });

function Sample(props: { save: () => Promise<unknown>; asksFirst?: boolean }) {
  const form = useForm({
    schema,
    ...(props.asksFirst !== undefined && { asksFirst: props.asksFirst }),
    submit: props.save,
  });
  return (
    <form {...form.formProps}>
      <FormNote form={form} />
      <TextField label="Nombre" name="Name" error={form.errors['Name']} />
      <button type="submit">Guardar</button>
    </form>
  );
}

test('the browser asks while something is typed and not saved, and only then', async () => {
  const save = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(undefined);
  await mount(<Sample save={save} />);
  expect(asksBeforeLeaving()).toBe(false);
  await write('Name', 'Ana');
  expect(asksBeforeLeaving()).toBe(true);
  await submit('form'); // another window asks first: nothing is saved
  expect(asksBeforeLeaving()).toBe(true);
  await submit('form');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a sign-in asks nothing', async () => {
  await mount(<Sample save={vi.fn()} asksFirst={false} />);
  await write('Name', 'Ana');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a text over its limit is kept whole and told at once, with how much it is too long', async () => {
  const save = vi.fn();
  await mount(<Sample save={save} />);
  const pasted = 'a'.repeat(137);
  await write('Name', pasted);
  expect(text()).toContain('Usa como máximo 10 caracteres: sobran 127.');
  expect(field('Name').value).toBe(pasted);
  await submit('form');
  expect(save).not.toHaveBeenCalled();
  await write('Name', 'a'.repeat(11));
  expect(text()).toContain('Usa como máximo 10 caracteres: sobra 1.');
  await write('Name', 'a'.repeat(10));
  expect(document.querySelector('[id$="-error"]')).toBeNull();
});

test('a save without network is said where one looks, and nothing is forgotten', async () => {
  const save = vi.fn().mockRejectedValue(new ApiRefusal(0, 'No hay conexión con el portal.', 'error'));
  await mount(<Sample save={save} />);
  await write('Name', 'Ana');
  await submit('form');
  expect(document.activeElement).toBe(find('[role=alert]'));
  expect(find('[role=alert]').textContent).toBe('No hay conexión con el portal.');
  expect(asksBeforeLeaving()).toBe(true);
  find('button').focus();
  await act(async () => (find('form') as HTMLFormElement).requestSubmit()); // a second submit reports it again
  expect(document.activeElement).toBe(find('[role=alert]'));
});

test.each([
  ['warning', 'warn'],
  ['error', 'bad'],
] as const)('a refusal that is a %s has the sign of one', async (icon, kind) => {
  await mount(<Sample save={vi.fn().mockRejectedValue(new ApiRefusal(403, 'Todavía no.', icon))} />);
  await write('Name', 'Ana');
  await submit('form');
  expect(find('[role=alert]').classList).toContain(calloutStyles[kind]);
});

test('the box names what is wrong, follows while it is corrected, and goes with the last error', async () => {
  await mount(<Sample save={vi.fn()} />);
  await submit('form');
  const box = () => document.querySelector('[role=alert]');
  expect(box()?.textContent).toBe('Por favor complete correctamente todos los camposFalta el nombre.');
  expect(document.activeElement).toBe(box());
  find('input').focus();
  await write('Name', 'a'.repeat(11));
  expect(box()?.textContent).toContain('Nombre: Usa como máximo 10 caracteres: sobra 1.');
  expect(document.activeElement).toBe(find('input'));
  await write('Name', 'Ana');
  expect(box()).toBeNull();
});

test('what the server says of a field stands in the box sentence by sentence, the first of them beside the field', async () => {
  const errors = ['Falta el texto.', 'Está dos veces.'].map((message) => ({ field: 'Name', message }));
  const refusal = new ApiRefusal(400, 'Revisa los campos.', 'warning', errors);
  await mount(<Sample save={vi.fn().mockRejectedValue(refusal)} />);
  await write('Name', 'Ana');
  await submit('form');
  const lines = [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent);
  expect(lines).toEqual(['Nombre: Falta el texto.', 'Nombre: Está dos veces.']);
  expect(document.getElementById(field('Name').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Falta el texto.',
  );
  await write('Name', 'Eva');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('what the server says of a field goes too once that is corrected', async () => {
  const taken = new ApiRefusal(409, 'Ese nombre ya existe.', 'warning', [
    { field: 'Name', message: 'Ese nombre ya existe.' },
  ]);
  await mount(<Sample save={vi.fn().mockRejectedValue(taken)} />);
  await write('Name', 'Ana');
  await submit('form');
  expect(find('[role=alert]').textContent).toContain('Ese nombre ya existe.');
  await write('Name', 'Eva');
  expect(document.querySelector('[role=alert]')).toBeNull();
});
