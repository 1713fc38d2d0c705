import { expect, it } from 'vitest';
import { readBank } from './read-bank.ts';

const read = (text: string) => readBank({ bytes: Buffer.from(text), isWorkbook: false, format: undefined });

it('matching questions as one question a pair, with four of many answers', async () => {
  const { items } = await read(`Une cada palabra con lo que es: {
=Aporte -> Lo que se paga
=Renta -> Lo que se recibe
=Prima -> Lo que cuesta el seguro
=Comisión -> Lo que cobra la gestora
=Tope -> Lo más que aporta un sueldo
= -> Lo que nadie usa
}

Une {
=A \\= B -> <b>uno</b>
=C -> uno
}
`);
  const told = items.map(({ found }) =>
    'problem' in found
      ? found.problem
      : [
          found.question.description,
          found.question.options,
          found.question.correct,
          found.question.asksSeveral,
        ],
  );
  const [paid, received, cost, fee, ceiling, unused] = [
    'Lo que se paga',
    'Lo que se recibe',
    'Lo que cuesta el seguro',
    'Lo que cobra la gestora',
    'Lo más que aporta un sueldo',
    'Lo que nadie usa',
  ];
  expect(told).toEqual([
    ['Une cada palabra con lo que es: Aporte', [paid, received, cost, fee], 'A', false],
    ['Une cada palabra con lo que es: Renta', [paid, received, cost, fee], 'B', false],
    ['Une cada palabra con lo que es: Prima', [received, cost, fee, ceiling], 'B', false],
    ['Une cada palabra con lo que es: Comisión', [cost, fee, ceiling, unused], 'B', false],
    ['Une cada palabra con lo que es: Tope', [cost, fee, ceiling, unused], 'C', false],
    ['Une: A = B', ['<b>uno</b>', 'uno'], 'A', false],
    ['Une: C', ['<b>uno</b>', 'uno'], 'B', false],
  ]);
  expect(items[0]?.found).toMatchObject({
    notes: ['Era de emparejar: cada par es una pregunta.', 'De las 6 respuestas para elegir quedan 4.'],
  });
});

it('written answers with what is right and what is missing', async () => {
  const { items } = await read(`¿Cuánto? {#=3:0.5 =%50%4:1}

¿Entre cuánto? {#1..5}

Escríbelo {=%100%Sucre =%50%La Paz}
`);
  expect(items.map(({ found }) => 'problem' in found && found.problem)).toEqual([
    expect.stringContaining('numérica y su respuesta es «3 más o menos 0,5»:'),
    expect.stringContaining('«de 1 a 5»'),
    expect.stringContaining('«Sucre»'),
  ]);
});
