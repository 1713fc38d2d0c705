import { expect, test } from 'vitest';
import { find } from '../testing/mount-for-test.tsx';
import { actEarly } from './act-early.ts';

/** Presses a button of an island whose script has not come. */
function pressIn(html: string, selector: string) {
  document.body.innerHTML = `<div data-island="waiting">${html}</div>`;
  const island = find('[data-island]') as HTMLElement;
  const served = island.innerHTML;
  return { island, served, early: actEarly(island, find(selector)) };
}

test('a window inside an island opens at the press of its button, and closed again it stays so', () => {
  const { early } = pressIn(
    '<button>Aplicar</button><dialog data-early><a href="/login">Acceder</a></dialog>',
    'button',
  );
  const dialog = find('dialog') as HTMLDialogElement;
  expect([dialog.open, early?.isWanted()]).toEqual([true, true]);
  dialog.close();
  expect(early?.isWanted()).toBe(false);
});

test('a password is shown at the press; React finds what the server rendered', () => {
  const { island, served, early } = pressIn(
    '<input id="p" type="password"><button aria-controls="p" aria-label="Mostrar la contraseña" data-turns="Ocultar">Mostrar</button>',
    'button',
  );
  const button = find('button');
  expect(find('#p').getAttribute('type')).toBe('text');
  expect([button.textContent, button.getAttribute('aria-label')]).toEqual([
    'Ocultar',
    'Ocultar la contraseña',
  ]);
  early?.undo?.();
  expect(island.innerHTML).toBe(served);
});

const form = `<form data-missing='{"Name":"El campo Nombre es obligatorio."}'>
  <div><label for="n">Nombre</label><input id="n" name="Name"></div><button type="submit">Enviar</button></form>`;

test('a form without what it needs says so at the press; React finds what the server rendered', () => {
  const { island, served, early } = pressIn(form, 'button');
  expect(find('#n').getAttribute('aria-invalid')).toBe('true');
  expect(find('#n + span').textContent).toBe('El campo Nombre es obligatorio.');
  expect(early?.isWanted()).toBe(true);
  early?.undo?.();
  expect(island.innerHTML).toBe(served);
});

test('a form that its person goes on writing is not sent for them', () => {
  const { early } = pressIn(form, 'button');
  find('#n').dispatchEvent(new Event('input', { bubbles: true }));
  expect(early?.isWanted()).toBe(false);
});

test('a form that lacks nothing waits for its script', () => {
  expect(pressIn(form.replace('name="Name"', 'name="Name" value="Ana"'), 'button').early).toBeUndefined();
});
