import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankFormat, bankFormats } from '../../../contract/question-banks/calls.ts';
import { bankLosses, isExpressible } from '../../../contract/question-banks/losses.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { cleanText } from '../questions/questions.rules.ts';
import { htmlOfText } from './explanations.rules.ts';
import { readExplanation } from './explanations.ts';
import { bankBytes } from './export-bank.ts';
import { readBank } from './read-bank.ts';

const modules = [
  '',
  'Módulo uno',
  'Ahorro / aportes',
  '/raíz',
  'top',
  'Derechos: {todos} = iguales',
  '25% & más',
];

/** Pieces with a meaning in some format, among words and arbitrary characters. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('¿Cuánto', 'pensión', 'año ñandú', 'ÁÉÍÓÚ', ' ', '  ', 'A. ', 'B) x'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '~',
      '=',
      '#',
      '{',
      '}',
      ':',
      '::',
      '\\',
      '\\n',
      '->',
      '%',
      '%50%',
      '####',
      '//',
      '$CATEGORY: x',
      '[html]',
      '[plain]',
      '<b>',
      '</p>',
      '&amp;',
      '&nbsp;',
      ']]>',
      '<![CDATA[',
      '<!DOCTYPE',
      '"',
      '""',
      "'",
      "'=",
      '=1+1',
      '+',
      '-',
      '@',
      ';',
      ',',
      '\t',
      '\n',
      '\n\n',
      'ANSWER: A',
      'Verdadero',
      'Falso',
      'TRUE',
      'T',
      '0',
      '\ue000',
      '\u00a0',
      '\u2028',
      '_x0041_',
      '😀',
      'e\u0301',
      '://',
      '{=a ~b}',
      '|',
      '\ue0000041',
      // what libraries drop: broken text, code points without a character
      '\ud800',
      '\ufffd',
      '\ufdd0',
      '\uffff',
      '\u{1fffe}',
      '\u{dffff}',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const text = (longest: number) =>
  fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => cleanText(pieces.join('').slice(0, longest)))
    .filter((words) => words !== '');

const formatted = [
  '<p>Porque <strong>10 %</strong> de {4 200} = 420 ~ es <em>todo</em>.</p><ul><li><p>uno</p></li><li><p>#2</p></li></ul>',
  '<p>Lo dice el <a href="/ley?id=1#art-4">artículo 4</a>: 5 &lt; 6 &amp; 7.</p>',
  '<p>&lt;b&gt;no es negrita&lt;/b&gt;</p>',
  '<p>El tope es <data value="tope-del-sueldo"></data>.</p>',
];

const multiple = fc
  .record({
    // no question takes the same option twice, nor does anybody see two that differ in white space
    options: fc.uniqueArray(text(200), { minLength: 2, maxLength: 4, selector: (option) => option.trim() }),
    mask: fc.integer({ min: 1, max: 15 }),
    alsoOne: fc.boolean(),
  })
  .map(({ options, mask, alsoOne }) => {
    const right = [...'ABCD'].filter((_, place) => place < options.length && (mask >> place) % 2 === 1);
    const correct = right.join(',') || 'A';
    return { type: 12 as const, options, correct, asksSeveral: alsoOne || right.length > 1 };
  });
const trueFalse = fc.constantFrom('V', 'F').map((correct) => ({
  type: 1 as const,
  options: [],
  correct,
  asksSeveral: false,
}));
const question: fc.Arbitrary<BankedQuestion> = fc
  .tuple(
    text(300),
    fc.oneof(multiple, trueFalse),
    fc.constantFrom(...modules),
    fc.oneof(fc.constant(''), text(200).map(htmlOfText), fc.constantFrom(...formatted)),
    fc.constantFrom('', '/ley?id=3#art-12-bis'),
    fc.boolean(),
  )
  .map(([description, rest, module, html, lawLink, isHard]) => {
    const { explanation } = readExplanation(html);
    return { description, ...rest, module, isHard, explanation, lawLink, isPractice: false };
  });

const sayable = (each: BankedQuestion) => ({ ...each, questionTypeId: each.type });

async function backFrom(format: BankFormat, bytes: Uint8Array, told: BankFormat | undefined) {
  const read = await readBank({ bytes, isWorkbook: format === 'xlsx', format: told });
  expect(read.notes).toEqual([]);
  return read.items.map(({ found, line }) => {
    if ('problem' in found) throw new Error(`line ${line}: ${found.problem}`);
    expect(found.notes).toEqual([]);
    return found.question;
  });
}

/** The others have no place for it: the key says it. */
const saysSeveral = new Set<BankFormat>(['gift', 'xml']);

const hasLawColumn = new Set<BankFormat>(['csv', 'xlsx']);

describe.each(bankFormats)('%s', (format) => {
  it('brings back the very bank that was written', async () => {
    // each workbook is read by a process of its own: a few, with many questions
    const isWorkbook = format === 'xlsx';
    const banks = fc.array(
      question,
      isWorkbook ? { minLength: 30, maxLength: 50 } : { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(banks, async (bank) => {
        const said = bank.filter((each) => isExpressible(format, sayable(each)));
        expect(bankLosses(format, bank.map(sayable)).leftOut).toBe(bank.length - said.length);
        if (said.length === 0) return;
        const expected = said.map((each) => ({
          ...each,
          module: format === 'aiken' ? '' : each.module,
          isHard: format !== 'aiken' && each.isHard,
          explanation: format === 'aiken' ? '' : each.explanation,
          lawLink: hasLawColumn.has(format) ? each.lawLink : '',
          asksSeveral: saysSeveral.has(format) ? each.asksSeveral : each.correct.includes(','),
        }));
        expect(await backFrom(format, await bankBytes(format, bank), format)).toEqual(expected);
      }),
      // a smaller bank would be looked for with a process each time
      { numRuns: isWorkbook ? 4 : 400, endOnFailure: isWorkbook },
    );
  });

  it('is told from its content', async () => {
    const bank: BankedQuestion[] = [
      {
        description: '¿Quién paga?',
        type: 12 as const,
        options: ['Yo', 'Nadie'],
        correct: 'A',
        asksSeveral: false,
        module: '',
        isHard: false,
        explanation: '',
        lawLink: '',
        isPractice: false,
      },
    ];
    expect(await backFrom(format, await bankBytes(format, bank), undefined)).toEqual(bank);
  });
});
