import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CalculatorName, calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { calculators } from '../../../contract/pension/calculators.ts';
import { exampleFacts } from '../../../contract/testing/example-facts.ts';
import { find, mount } from '../../testing/mount-for-test.tsx';
import { field, text, write } from '../../testing/screen.ts';
import { Calculator } from './calculator.tsx';

const today = '2026-11-26';
const told = {
  nacimiento: '1984-03-14',
  aportes: '15',
  sueldo: '2500',
  saldo: '60000',
  retiro: '65',
  laguna: '24',
  meta: '2000',
};
const show = (name: CalculatorName, typed: Record<string, string> = told, isExample = false) =>
  mount(<Calculator name={name} typed={typed} known={exampleFacts} today={today} isExample={isExample} />);
const answer = () => (find('#respuesta').textContent ?? '').replaceAll('\u00a0', ' ');
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const submit = () =>
  act(
    async () =>
      void find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test.each(calculatorNames)(
  '%s says the right first, then the answer, scenarios, what changes it and what it assumes',
  async (name) => {
    await show(name);
    expect(answer()).toMatch(/^Puedes jubilarte desde marzo de 2049, a los 65\./);
    expect(document.querySelectorAll('tbody tr').length).toBeGreaterThanOrEqual(3);
    expect(text()).toContain('Lo que más lo cambia');
    expect(text()).toContain('Qué suponemos');
    expect(find('form').getAttribute('action')).toBe(`/calculadoras/${name}`);
    expect(calculators[name].title).toContain('¿');
  },
);

test('it opens empty, says what is missing and shows nobody else’s figures', async () => {
  await show('cuanto-recibire', {});
  expect(answer()).toMatch(
    /^Faltan tu fecha de nacimiento, tus años aportados, tu sueldo, tu saldo y la edad en que quieres retirarte\./,
  );
  expect(text()).not.toContain('Bs ');
  expect(find('#respuesta a').getAttribute('href')).toBe('/calculadoras/cuanto-recibire?ejemplo=rosa');
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  await submit();
  expect(text()).toContain('Escribe tus años aportados o marca «No sé».');
  expect(document.activeElement?.id).toBe('dato-nacimiento');
});

test('a value that cannot be used takes the answer away, in the headline and in the dock', async () => {
  await show('cuanto-recibire');
  await write('nacimiento', '01/01/1890');
  expect(answer()).toMatch(/^No podemos usar tu fecha de nacimiento como lo escribiste\./);
  expect(text()).not.toContain('2049');
  expect(field('nacimiento').value).toBe('01/01/1890');
  await write('nacimiento', '');
  expect(answer()).toMatch(/^Falta tu fecha de nacimiento\./);
});

test('No sé empties and disables its field, widens the answer, and is said', async () => {
  await show('cuanto-recibire');
  const box = find('[name="aportes-nose"]') as HTMLInputElement;
  await act(async () => box.click());
  expect([field('aportes').value, field('aportes').disabled]).toEqual(['', true]);
  expect(answer()).toContain('Supusimos que aportas desde los 25');
  await act(async () => box.click());
  expect(answer()).toMatch(/^Faltan tus años aportados\./);
});

test('a supposition opens its field, out of the fold', async () => {
  await show('cuanto-recibire');
  const fold = find('details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  await act(async () => (find('a[href="#dato-meses"]') as HTMLAnchorElement).click());
  expect([fold.open, document.activeElement?.id]).toEqual([true, 'dato-meses']);
});

test('half a second after the last change the answer is read out and the address holds the values', async () => {
  await show('cuanto-recibire');
  expect(find('.sr[role="status"]').textContent).toBe('');
  await write('retiro', '66 años');
  await pass(499);
  expect(location.search).toBe('');
  await pass(1);
  expect(new URLSearchParams(location.search).get('retiro')).toBe('66 años');
  expect(answer()).toContain(
    (find('.sr[role="status"]').textContent ?? '').replaceAll('\u00a0', ' ').split('.')[0],
  );
});

test('the address follows the values even where the sentence stays the same', async () => {
  await show('cuando-puedo-jubilarme', { nacimiento: '1984-03-14', aportes: '10' });
  const before = find('#respuesta p').textContent;
  for (const years of ['11', '12 años 6 meses', '13']) {
    await write('aportes', years);
    await pass(500);
    expect(find('#respuesta p').textContent).toBe(before);
    expect(new URLSearchParams(location.search).get('aportes')).toBe(years);
  }
});

test('money has its thousands apart, but not while it is typed, and not in the address', async () => {
  await show('cuanto-recibire', { ...told, saldo: '100000' });
  expect(field('saldo').value).toBe('100\u00a0000');
  await write('saldo', '42500');
  expect(field('saldo').value).toBe('42500');
  await act(async () => field('saldo').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field('saldo').value).toBe('42\u00a0500');
  await pass(500);
  expect(new URLSearchParams(location.search).get('saldo')).toBe('42500');
});

test('values of an address fill the form; those under Más datos open it, and it stays open', async () => {
  await show('cuanto-recibire', { ...told, aportes: '14 años 11 meses', sexo: 'mujer' });
  expect(field('nacimiento').value).toBe('14/03/1984');
  expect(field('aportes').value).toBe('14 años 11 meses');
  const fold = find('details') as HTMLDetailsElement;
  expect(fold.open).toBe(true);
  await write('sexo', 'no');
  expect(fold.open).toBe(true);
});

test('an example says whose it is, has no form, and leads to one’s own', async () => {
  await show('cuanto-recibire', told, true);
  expect(text()).toContain('Ejemplo: Rosa, 42 años');
  expect(document.querySelector('form')).toBeNull();
  expect(find('a[href="/calculadoras/cuanto-recibire"]').textContent).toBe('Empezar con mis datos');
});

test('without the facts it says which the institute has not given', async () => {
  const { returns: _, ...rest } = exampleFacts.values;
  await mount(
    <Calculator
      name="cuanto-recibire"
      typed={{}}
      known={{ ...exampleFacts, values: rest }}
      today={today}
      isExample={false}
    />,
  );
  expect(text()).toContain('cuánto rinden los fondos');
  expect(document.querySelector('form')).toBeNull();
});
