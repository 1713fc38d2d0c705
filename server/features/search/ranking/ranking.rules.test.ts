import { expect, test } from 'vitest';
import { openLexicon } from './lexicon.rules.ts';
import { openRanking, type Ranked } from './ranking.rules.ts';
import { rootOf, searchedWords } from './words.rules.ts';

const lexicon = openLexicon([
  { kind: 'equals', words: ['patrón', 'patrona', 'empleador', 'jefe'] },
  { kind: 'equals', words: ['morir', 'murió', 'falleció', 'se nos fue'] },
  { kind: 'equals', words: ['tengo que', 'debo'] },
  { kind: 'spelling', words: ['wasap', 'guatsap'] },
  { kind: 'apart', words: ['renta', 'rentas'] },
]);
const row = (title: string, ...asked: string[]): Ranked => ({ title, asked, text: '' });
const rows = [
  row('¿Cuánto debo ahorrar?', 'cuánto tengo que ahorrar'),
  row('¿Dónde veo cuánto tengo hoy?', 'cuánto tengo ahorrado', 'mi saldo'),
  row('Parte del empleador', 'cuánto paga el empleador'),
  row('¿Qué hago si faltan meses?', 'mi patrón no me aporta', 'no aparecen mis meses'),
  row('Enviudé', 'mi esposo murió', 'se nos fue mi marido'),
  row('Contacto', 'wasap'),
  row('Comisión sobre el saldo', 'comisión del saldo'),
];
const first = (search: string) => {
  const [best] = openRanking(rows, lexicon).ask(search).rank(3);
  return best === undefined ? undefined : rows[best.row]?.title;
};

test.each([
  ['cuánto tengo ahorrado', '¿Dónde veo cuánto tengo hoy?'],
  ['cuanto tengo que ahorrar', '¿Cuánto debo ahorrar?'],
  ['mi jefa no me aporta', '¿Qué hago si faltan meses?'],
  ['cuánto paga mi jefe', 'Parte del empleador'],
  ['buenas tardes, le cuento que hace un mes falleció mi esposo y estoy sola con tres hijos', 'Enviudé'],
  ['se nos fue mi papá', 'Enviudé'],
  ['comicion del saldo', 'Comisión sobre el saldo'],
  ['comisoin', 'Comisión sobre el saldo'],
  ['guatsap', 'Contacto'],
  ['co\u00admi\u200bsión', 'Comisión sobre el saldo'],
  ['comi-\nsión', 'Comisión sobre el saldo'],
])('"%s" finds %s first', (search, title) => expect(first(search)).toBe(title));

test.each(['', '¿?', 'de la que', '😀😀😀', 'xqzwv', "'; drop table fact; --"])(
  '"%s" finds nothing',
  (search) => expect(first(search)).toBeUndefined(),
);

test('a long search is read to its 500th letter', () => {
  expect(searchedWords('a '.repeat(2000)).length).toBeLessThanOrEqual(60);
  expect(searchedWords(`${'x'.repeat(498)} zz fin`)).not.toContain('fin');
});

test('a word that is still being typed finds what begins with it', () => {
  const ranking = openRanking(rows, lexicon);
  expect(ranking.ask('comisi', true).rank(1)[0]?.row).toBe(6);
  expect(ranking.ask('aparec', true).rank(1)[0]?.row).toBe(3);
});

test('what means the same is named, for the marks in the results', () =>
  expect(openRanking(rows, lexicon).ask('mi patrona').alike).toEqual([
    'patrón',
    'patrona',
    'empleador',
    'jefe',
  ]));

test.each([
  ['jubilarme', 'jubilación'],
  ['jubilo', 'jubilaré'],
  ['pierdo', 'perder'],
  ['puedo', 'podemos'],
  ['pensiones', 'pensionarse'],
  ['pagándoselo', 'pago'],
])('%s and %s are forms of one word', (one, other) => {
  const plain = (word: string) => searchedWords(word)[0] ?? '';
  expect(rootOf(plain(one))).toBe(rootOf(plain(other)));
});

test('words that the lexicon keeps apart do not find each other', () => {
  const apart = openRanking([row('La renta'), row('Las rentas')], lexicon);
  expect(
    apart
      .ask('rentas')
      .rank(5)
      .map(({ row: place }) => place),
  ).toEqual([1]);
});
