import { expect, test } from 'vitest';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { calculators, compute } from '../../../contract/pension/calculators.ts';
import { loadDemoContent } from '../../boot/demo-content.ts';
import { expectRefusal } from '../../testing/expect-refusal.ts';
import { aTestPortal } from '../../testing/portal.ts';

const world = aTestPortal();
const calls = () => world.client.visitor.calculator;

test('before the institute has given a fact no calculator answers, and each says what is missing', async () => {
  for (const name of calculatorNames) {
    const { data } = await calls().compute({ name });
    expect(data.answer).toBeNull();
    expect(data.missing).toContain('la edad y los meses de aporte que se piden para jubilarse');
  }
});

test('with the facts of the demonstration a visitor gets the answer that a browser reckons, said to be an example', async () => {
  await loadDemoContent(world.context());
  const { known, today } = (await calls().getFacts({})).data;
  expect(known.isExample).toBe(true);
  for (const name of calculatorNames) {
    const typed = {
      nacimiento: '1976-05-03',
      aportes: '20 años',
      sueldo: '4 000',
      saldo: 'no-se',
      retiro: '65',
      laguna: '24',
      meta: '2000',
    };
    const { data } = await calls().compute({ name, ...typed });
    const reckoned = compute(name, typed, known, today);
    expect(data.answer).toEqual(reckoned.answer);
    expect(data.missing).toEqual([]);
    expect(data.answer?.reviewed).toContain('país de ejemplo');
    expect(data.answer?.assumptions.some(({ source }) => source !== '')).toBe(true);
  }
});

test('a calculator that there is not, and a text that is too long, are refused', async () => {
  await expectRefusal(calls().compute({ name: 'otra' as never }), 400);
  await expectRefusal(calls().compute({ name: 'cuanto-recibire', saldo: '1'.repeat(41) }), 400);
});

test('the search finds each calculator by its title and by the words of people, as the pages have them', async () => {
  const rows = await world.portal.db
    .selectFrom('calculator')
    .select(['name', 'title'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(calculatorNames.map((name) => ({ name, title: calculators[name].title })));
  for (const value of ['cuánto recibiré', 'calculadora', 'simulador']) {
    const { data: findObject } = await world.client.visitor.homeSlider.suggest({ value });
    expect(findObject, value).toContainEqual(
      expect.objectContaining({ type: 'Calculadora', id: 2, title: '¿Cuánto recibiré?' }),
    );
  }
});
