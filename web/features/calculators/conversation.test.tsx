import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { field, press, text, write } from '../../testing/screen.ts';
import { Calculator } from './calculator.tsx';

const told = { nacimiento: '1984-03-14', aportes: '15', sueldo: '2500', saldo: '60000', retiro: '65' };
const show = (typed: Record<string, string> = {}, name: 'cuanto-recibire' = 'cuanto-recibire') =>
  mount(<Calculator name={name} typed={typed} known={exampleFacts} today="2026-11-26" isExample={false} />);
const question = () => document.activeElement?.getAttribute('aria-label');
const lines = () =>
  [...document.querySelectorAll('ul[aria-label="Lo que dijiste"] li')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });

beforeEach(() => {
  const phone = Object.assign(new EventTarget(), { matches: true });
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
});
afterEach(() => history.replaceState(null, '', '/'));

test('on a phone each question comes alone, with the focus on it and what was said above it', async () => {
  await show();
  expect(text()).toContain('Pregunta 1 de 5');
  await write('nacimiento', '14/03/1984');
  await press('Siguiente');
  expect(question()).toBe('Pregunta 2 de 5. ¿Cuánto tiempo aportaste?');
  expect(lines()).toEqual(['Tu fecha de nacimiento: 14/03/1984cambiar tu fecha de nacimiento']);
  expect(location.search + location.hash).toBe('?nacimiento=1984-03-14#2');
});

test('Siguiente takes an empty or unusable value for none: it says why, and stays', async () => {
  await show({ nacimiento: '1984-03-14' });
  expect(text()).toContain('Pregunta 2 de 5');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  await press('Siguiente');
  expect(text()).toContain('Escribe tus años aportados o marca «No sé».');
  expect(document.activeElement).toBe(field('aportes'));
  await write('aportes', 'muchos');
  await press('Siguiente');
  expect(text()).toContain('Pregunta 2 de 5');
  expect(field('aportes').getAttribute('aria-invalid')).toBe('true');
});

test('the answer comes at the end, with each value a line that asks its question again, and back to the answer', async () => {
  await show({ ...told, retiro: '' });
  expect(text()).toContain('Pregunta 5 de 5');
  await write('retiro', '66');
  await press('Ver mi respuesta');
  expect(document.activeElement?.id).toBe('respuesta');
  expect(document.querySelector('form[aria-label="Tus datos"]')).toBeNull();
  expect(lines().slice(0, 5)).toEqual([
    'Tu fecha de nacimiento: 14/03/1984cambiar tu fecha de nacimiento',
    'Tus años aportados: 15 añoscambiar tus años aportados',
    'Tu sueldo: Bs 2 500cambiar tu sueldo',
    'Tu saldo: Bs 60 000cambiar tu saldo',
    'La edad en que quieres retirarte: 66 añoscambiar la edad en que quieres retirarte',
  ]);
  await press('cambiar tu sueldo');
  expect(question()).toBe('Pregunta 3 de 5. ¿Cuánto ganas al mes?');
  await write('sueldo', '3000');
  await press('Siguiente');
  expect(document.activeElement?.id).toBe('respuesta');
  expect(lines()[2]).toContain('Bs 3 000');
});

test('Back goes to the question before and keeps what was said since', async () => {
  await show({ nacimiento: '1984-03-14' });
  await write('aportes', '12 años y medio');
  await press('Siguiente');
  await write('sueldo', '2500');
  await press('Siguiente');
  expect(question()).toMatch(/^Pregunta 4 de 5/);
  await goBack();
  expect(question()).toMatch(/^Pregunta 3 de 5/);
  expect(field('aportes').value).toBe('12 años y medio');
  expect(new URLSearchParams(location.search).get('sueldo')).toBe('2500'); // what a reload keeps
  await press('Siguiente');
  expect(question()).toMatch(/^Pregunta 4 de 5/);
});

test('a supposition opens its field in its place; the answer changes once Listo is pressed', async () => {
  await show(told);
  const answer = () => find('#respuesta').textContent;
  const before = answer();
  await act(async () => (find('a[href="#dato-meses"]') as HTMLAnchorElement).click());
  expect(document.activeElement).toBe(field('meses'));
  await write('meses', '99');
  await press('Listo');
  expect(field('meses').getAttribute('aria-invalid')).toBe('true');
  await write('meses', '6');
  await press('Listo');
  expect(document.querySelector('[name=meses]')).toBeNull();
  expect(answer()).not.toBe(before);
  expect(document.activeElement?.id).toBe('respuesta');
});

test('what the answer rests on and nobody said can be said too, in its line', async () => {
  await show({ ...told, meses: '12' });
  await press('cambiar los meses que aportarás');
  await write('meses', '9');
  await press('Listo');
  expect(lines().join()).toContain('Los meses que aportarás: 9 meses');
});
