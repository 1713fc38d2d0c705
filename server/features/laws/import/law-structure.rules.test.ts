import { describe, expect, test } from 'vitest';
import { beginningOf } from './law-beginnings.rules.ts';
import { blocksOfHtml, blocksOfPages } from './law-blocks.ts';
import { structureOf } from './law-structure.rules.ts';

test.each<[string, string | undefined, string?]>([
  ['Artículo 12. Edad de retiro.', '12', 'Edad de retiro.'],
  ['ARTÍCULO 12.- (EDAD). La persona', '12', '(EDAD). La persona'],
  ['Art. 7º.- Los aportes', '7', 'Los aportes'],
  ['Artículo 12 bis. Nuevo', '12 bis', 'Nuevo'],
  ['Artículo Único.- Se aprueba', 'único', 'Se aprueba'],
  ['Artículo primero transitorio. Hasta', 'primero transitorio', 'Hasta'],
  ['Artículo 3°', '3', ''],
  ['Artículo 7-A. La persona', '7-A', 'La persona'],
  ['Artículo 7A.- La persona', '7-A', 'La persona'],
  ['Art. 7 bis. La persona', '7 bis', 'La persona'],
  ['ARTÍCULO UNDÉCIMO.- Rige', 'undécimo', 'Rige'],
  ['Artículo vigésimo primero. Rige', 'vigésimo primero', 'Rige'],
  ['Artículo decimocuarto.- Rige', 'decimocuarto', 'Rige'],
  ['Artículo 10, La persona', '10', 'La persona'],
  ['DISPOSICIÓN FINAL ÚNICA.- Rige desde hoy.', 'final única', 'Rige desde hoy.'],
  ['Disposición transitoria segunda. Los aportes', 'transitoria segunda', 'Los aportes'],
  ['Artículo 10, de la Ley', undefined],
  ['Artículo 7 a la persona', undefined],
  ['Primera. Los aportes', undefined],
  ['Artículo 12 de la Ley 214 se cambia', undefined],
  ['Los artículos 3 y 4', undefined],
  ['Artísticamente', undefined],
])('%s begins the article %s', (line, number, rest) => {
  expect(beginningOf(line)).toEqual(number === undefined ? undefined : { kind: 'article', number, rest });
});

test.each([
  ['TÍTULO III', { kind: 'heading', level: 1, label: 'Título III', rest: '' }],
  ['Capítulo 2: De los aportes', { kind: 'heading', level: 2, label: 'Capítulo 2', rest: 'De los aportes' }],
  ['SECCIÓN PRIMERA', { kind: 'heading', level: 3, label: 'Sección primera', rest: '' }],
  [
    'Disposiciones transitorias',
    { kind: 'heading', level: 1, label: '', rest: 'Disposiciones transitorias', provisions: 'transitoria' },
  ],
  ['Título de propiedad de la casa', undefined],
])('%s is read as a heading, or as a text', (line, expected) => expect(beginningOf(line)).toEqual(expected));

describe('a law of lines', () => {
  const pages = [
    [
      'GACETA OFICIAL DE EJEMPLO N° 1204',
      'LEY N° 214 DE PENSIONES',
      'de 14 de marzo de 2011, que rige desde el 1 de enero de 2012',
      'TÍTULO I',
      'LA CUENTA',
      'ARTÍCULO 1.- (OBJETO). Esta ley crea el sis-',
      'tema de pensiones',
      'del país.',
      'Página 1',
    ],
    [
      'GACETA OFICIAL DE EJEMPLO N° 1204',
      'ARTÍCULO 2.- (APORTES). Aportan:',
      'a) la persona;',
      'b) el empleador.',
      'Página 2',
    ],
    ['GACETA OFICIAL DE EJEMPLO N° 1204', 'ARTÍCULO 4.- Rige desde hoy.', 'Página 3'],
  ];
  test('gives facts, headings and articles, and says what to look at', () => {
    expect(structureOf(blocksOfPages(pages))).toEqual({
      title: 'Ley N° 214 de pensiones',
      number: 'Ley 214',
      gazette: '',
      promulgatedOn: '2011-03-14',
      inForceFrom: '2012-01-01',
      parts: [
        { kind: 'heading', level: 1, label: 'Título I', title: 'La cuenta' },
        {
          kind: 'article',
          number: '1',
          title: 'Objeto',
          html: '<p>Esta ley crea el sistema de pensiones del país.</p>',
        },
        {
          kind: 'article',
          number: '2',
          title: 'Aportes',
          html: '<p>Aportan:</p><p>a) la persona;</p><p>b) el empleador.</p>',
        },
        { kind: 'article', number: '4', title: '', html: '<p>Rige desde hoy.</p>' },
      ],
      notes: [
        'Faltan números entre los artículos: 3.',
        'Lo que está antes del primer artículo quedó fuera del texto.',
      ],
    });
  });
  test('a name that runs on into the text is none, so that the form keeps its own', () => {
    const name = 'Ley 214 de Pensiones';
    const titleBefore = (line: string) =>
      structureOf(blocksOfPages([[line, '', 'Artículo 1.- Rige.']])).title;
    expect(titleBefore(name)).toBe(name);
    expect(titleBefore(`${name} Crea la cuenta ${'y fija quién aporta, cuánto y cuándo '.repeat(4)}`)).toBe(
      '',
    );
  });
  test('without articles says so', () => {
    expect(structureOf(blocksOfPages([['Hola.', 'Nada.']])).notes[0]).toContain(
      'No encontramos ningún artículo',
    );
  });
});

describe('a law of HTML', () => {
  test('keeps lists and tables, and takes titles from headings or from nearly every first sentence', () => {
    const html =
      '<h1>Reglamento 77</h1><h2>Capítulo I</h2><p>Reglas</p><h3>Artículo 1 Objeto</h3><p>Uno.</p>' +
      '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol><h3>Artículo 2. Plazos</h3><table><tr><td>x</td></tr></table>';
    expect(structureOf(blocksOfHtml(html))).toMatchObject({
      title: 'Reglamento 77',
      number: 'Reglamento 77',
      parts: [
        { label: 'Capítulo I', title: 'Reglas', level: 2 },
        { number: '1', title: 'Objeto', html: '<p>Uno.</p><ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>' },
        { number: '2', title: 'Plazos', html: '<table><tr><td>x</td></tr></table>' },
      ],
    });
    const sentences = ['Objeto. Esta ley dice qué es.', 'Aportes. Se aporta cada mes.'];
    const read = structureOf(
      blocksOfHtml(sentences.map((text, index) => `<p>Artículo ${index + 1}. ${text}</p>`).join('')),
    );
    expect(read.parts).toMatchObject([
      { title: 'Objeto', html: '<p>Esta ley dice qué es.</p>' },
      { title: 'Aportes', html: '<p>Se aporta cada mes.</p>' },
    ]);
  });
  test('an article of a number that was there is a text of the one before, and told', () => {
    const read = structureOf(
      blocksOfHtml('<p>Artículo 1. Se cambia así:</p><p>Artículo 1. Nuevo.</p><p>Artículo 2. Fin.</p>'),
    );
    expect(read.parts).toHaveLength(2);
    expect(read.notes[0]).toContain('Un artículo con número repetido');
  });
  test('the words of an article are not those of a tag', () => {
    const read = structureOf(blocksOfHtml('<p>Artículo 1. 1 &lt; 2 &amp; 3.</p>'));
    expect(read.parts).toMatchObject([{ html: '<p>1 &lt; 2 &amp; 3.</p>' }]);
  });
});

describe('the provisions at the end of a law', () => {
  const paragraphs = [
    'LEY 332',
    'CAPÍTULO I',
    'DISPOSICIONES GENERALES',
    'Las normas de este capítulo son de orden público.',
    'Artículo 1. Esta ley rige las pensiones.',
    'DISPOSICIONES TRANSITORIAS',
    'PRIMERA. Los aportes anteriores se reconocen.',
    'SEGUNDA.- (PLAZO). En un año.',
    'Y no más.',
    'DISPOSICIONES FINALES',
    'ÚNICA. Rige desde su publicación.',
  ];
  const expected = {
    parts: [
      {
        kind: 'heading',
        label: 'Capítulo I',
        title: 'Disposiciones generales',
        html: '<p>Las normas de este capítulo son de orden público.</p>',
      },
      { number: '1' },
      { kind: 'heading', title: 'Disposiciones transitorias' },
      { number: 'transitoria primera', html: '<p>Los aportes anteriores se reconocen.</p>' },
      { number: 'transitoria segunda', title: 'Plazo', html: '<p>En un año.</p><p>Y no más.</p>' },
      { kind: 'heading', title: 'Disposiciones finales' },
      { number: 'final única', html: '<p>Rige desde su publicación.</p>' },
    ],
    notes: [],
  };
  test('are articles, and words between a heading and an article are kept, in a file of paragraphs', () => {
    expect(structureOf(blocksOfHtml(paragraphs.map((text) => `<p>${text}</p>`).join('')))).toMatchObject(
      expected,
    );
  });
  test('are articles, and words between a heading and an article are kept, in a file of lines', () => {
    expect(structureOf(blocksOfPages([paragraphs]))).toMatchObject(expected);
  });
});

describe('a citation that wraps to the start of a line', () => {
  test.each([
    ['conforme al', 'artículo 4° de la presente Ley y su reglamento.'],
    ['según lo dispuesto por el', 'Artículo 3. Las demás se pagan aparte.'],
    ['de acuerdo con lo que manda la norma citada', 'artículo 3. Las demás se pagan aparte.'],
    ['que se calcula como dispone', 'Art. 4 (Financiamiento) de la Constitución.'],
  ])('is a text: %s / %s', (first, second) => {
    const lines = [
      `Artículo 1. La prestación se paga ${first}`,
      second,
      'Artículo 2. Dos.',
      'Artículo 3. Tres.',
      'Artículo 4. Cuatro.',
    ];
    const { parts, notes } = structureOf(blocksOfPages([lines]));
    expect(parts).toMatchObject([
      { number: '1', html: `<p>La prestación se paga ${first} ${second}</p>` },
      { number: '2' },
      { number: '3' },
      { number: '4', html: '<p>Cuatro.</p>' },
    ]);
    expect(notes).toEqual([]);
  });
  test('does not hide an article after a title without a full stop', () => {
    const lines = ['TÍTULO I', 'LA CUENTA', 'Artículo 1. Objeto', 'Artículo 2. Aportes'];
    expect(
      structureOf(blocksOfPages([lines])).parts.map((part) => ('number' in part ? part.number : part.label)),
    ).toEqual(['Título I', '1', '2']);
  });
});

test('missing numbers are told among ordinals, letters and digits alike', () => {
  const of = (...numbers: string[]) =>
    structureOf(blocksOfHtml(numbers.map((number) => `<p>Artículo ${number}. Texto.</p>`).join(''))).notes;
  expect(of('primero', 'segundo', 'cuarto')).toEqual(['Faltan números entre los artículos: 3.']);
  expect(of('1', '2', '2-A', '3 bis', '4')).toEqual([]);
  expect(
    of(
      ...'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo décimo segundo'
        .replace('décimo segundo', 'duodécimo')
        .split(' '),
    ),
  ).toEqual([]);
});
