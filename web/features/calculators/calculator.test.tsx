import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CalculatorName, calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { calculators } from '../../../contract/pension/calculators.ts';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { field, text, write, writeInto } from '../../testing/screen.ts';
import { Calculator } from './calculator.tsx';

const today = '2026-11-26';
const show = (name: CalculatorName, typed = {}) =>
  mount(<Calculator name={name} typed={typed} known={exampleFacts} today={today} />);
const answer = () => (find('#respuesta p').textContent ?? '').replaceAll('\u00a0', ' ');
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test.each(calculatorNames)(
  '%s answers first, then shows scenarios, what changes it and what it assumes',
  async (name) => {
    await show(name);
    expect(answer().length).toBeGreaterThan(20);
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(3);
    expect(text()).toContain('Lo que más lo cambia');
    expect(text()).toContain('Qué suponemos');
    expect(find('form').getAttribute('action')).toBe(`/calculadoras/${name}`);
    expect(calculators[name].title).toContain('¿');
  },
);

test('the slider and the field are one value, and the answer follows', async () => {
  await show('cuanto-recibire');
  const before = answer();
  await writeInto('[aria-label="Edad en que te retiras: mover"]', '67');
  expect(field('retiro').value).toBe('67');
  expect(answer()).toMatch(/^Si te retiras a los 67, recibirías cerca de Bs/);
  expect(answer()).not.toBe(before);
  await write('retiro', '60');
  expect((find('[aria-label="Edad en que te retiras: mover"]') as HTMLInputElement).value).toBe('60');
});

test('a value that cannot be says the range and leaves the last answer', async () => {
  await show('cuanto-recibire');
  await write('edad', '50');
  const before = answer();
  await write('edad', '500');
  expect(text()).toContain('Escribe un valor entre 18 años y 75 años.');
  expect(text()).toContain('Un dato no se puede usar.');
  expect(answer()).toBe(before);
  expect(field('edad').value).toBe('500');
});

test('half a second after the last change the answer is read out and the address holds the values', async () => {
  await show('cuanto-recibire');
  expect(find('.sr[role="status"]').textContent).toBe('');
  await write('edad', '50');
  await pass(499);
  expect(location.search).toBe('');
  await pass(1);
  expect(new URLSearchParams(location.search).get('edad')).toBe('50');
  expect(find('.sr[role="status"]').textContent?.replaceAll('\u00a0', ' ')).toBe(answer());
});

test('money has its thousands apart, but not while it is typed, and not in the address', async () => {
  await show('cuanto-recibire', { saldo: '100000' });
  expect(field('saldo').value).toBe('100\u00a0000');
  await write('saldo', '42500');
  expect(field('saldo').value).toBe('42500');
  await act(async () => field('saldo').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field('saldo').value).toBe('42\u00a0500');
  await pass(500);
  expect(new URLSearchParams(location.search).get('saldo')).toBe('42500');
});

test('values of an address fill the form; those under Más datos open it', async () => {
  await show('cuanto-recibire', { edad: '30', sexo: 'mujer' });
  expect(field('edad').value).toBe('30');
  expect(find('details').hasAttribute('open')).toBe(true);
});

test('Más datos stays open while a value in it returns to its initial one', async () => {
  await show('cuanto-recibire');
  const more = find('details') as HTMLDetailsElement;
  more.open = true;
  await write('sexo', 'mujer');
  await write('sexo', 'no');
  expect(more.open).toBe(true);
});

test('without the facts it says which the institute has not given', async () => {
  const { returns: _, ...rest } = exampleFacts.values;
  await mount(
    <Calculator name="cuanto-recibire" typed={{}} known={{ ...exampleFacts, values: rest }} today={today} />,
  );
  expect(text()).toContain('cuánto rinden los fondos');
  expect(document.querySelector('form')).toBeNull();
});
