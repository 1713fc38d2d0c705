import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTerms, findTermMarks, type NamedTerm, withTermLinks } from './mark-terms.ts';

const named = (id: number, term: string, ...otherNames: string[]): NamedTerm => ({ id, term, otherNames });
const names = compileTerms([
  named(1, 'Pensión'),
  named(2, 'Aporte', 'cotización'),
  named(3, 'Aporte voluntario'),
  named(4, 'Cuenta individual'),
  named(5, 'Laguna', 'laguna previsional'),
  named(6, 'Interés'),
  named(7, 'Vejez'),
]);
/** The marked words of a text, each with its term. */
const marked = (html: string, options = {}) =>
  findTermMarks(html, names, options).map(({ id, at, length }) => [id, html.slice(at, at + length)]);

test('the first mention of each term is marked, whatever its case, accents and number', () => {
  expect(
    marked('<p>Las PENSIONES y la pension. Otra pensión, los intereses, el interés y las vejeces.</p>'),
  ).toEqual([
    [1, 'PENSIONES'],
    [6, 'intereses'],
    [7, 'vejeces'],
  ]);
  expect(marked('<p>Tus cotizaciones y tu aporte.</p>')).toEqual([[2, 'cotizaciones']]);
});

test('the longest name is meant, also where it was mentioned before', () => {
  expect(marked('<p>Un aporte voluntario. Otro aporte voluntario. Los aportes.</p>')).toEqual([
    [3, 'aporte voluntario'],
    [2, 'aportes'],
  ]);
  expect(marked('<p>Una laguna previsional</p>')).toEqual([[5, 'laguna previsional']]);
});

test('headings, links and code are left alone; a name ends with its paragraph, tag or sentence', () => {
  expect(
    marked(
      '<h2>Pensión</h2><a href="/x">pensión</a><code>aporte</code><table><tr><th>Aporte</th></tr></table><p>La <em>laguna</em></p>',
    ),
  ).toEqual([[5, 'laguna']]);
  expect(marked('<p>cuenta</p><p>individual</p><p>cuenta. Individual</p><p>cuenta, individual</p>')).toEqual(
    [],
  );
  expect(marked('<p>cuenta&nbsp;individual, cuentas individuales</p>')).toEqual([
    [4, 'cuenta&nbsp;individual'],
  ]);
  expect(marked('<p>aportemos, pensionado, lagunar</p>')).toEqual([]);
  expect(marked('<img src="/a.webp" alt="pensión"><p>a &amp; pensión</p>')).toEqual([[1, 'pensión']]);
});

test('of a course each module is a text of its own', () => {
  const html = '<h2>Uno</h2><p>aporte, aporte</p><h2>Dos</h2><p>aporte</p>';
  expect(marked(html)).toHaveLength(1);
  expect(marked(html, { isOfModules: true })).toHaveLength(2);
});

test('of two terms with one name the one that is called so has it', () => {
  const both = compileTerms([named(1, 'Renta', 'pensión'), named(2, 'Pensión')]);
  expect(findTermMarks('<p>pensión</p>', both).map(({ id }) => id)).toEqual([2]);
  expect(findTermMarks('<p>…</p>', compileTerms([named(3, '¿?')]))).toEqual([]);
});

test('a marked mention is a link to the glossary; without its links the text is as it was', () => {
  expect(withTermLinks('<p>La pensión.</p>', findTermMarks('<p>La pensión.</p>', names))).toBe(
    '<p>La <a href="/glosario#termino-1" data-term="1">pensión</a>.</p>',
  );
  const piece = fc.constantFrom(
    'pensión',
    ' ',
    'aporte',
    'voluntario',
    '<p>',
    '</p>',
    '<a href="/x">',
    '</a>',
    '&nbsp;',
    'á',
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pieces.join('');
      const linked = withTermLinks(html, findTermMarks(html, names));
      expect(linked.replace(/<a href="\/glosario[^>]*>(.*?)<\/a>/g, '$1')).toBe(html);
    }),
  );
});
