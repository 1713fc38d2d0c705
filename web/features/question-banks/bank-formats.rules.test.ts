import { expect, test } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { exportOrder, formatNames, lossText } from './bank-formats.rules.ts';

const plain: QuestionRow = {
  id: 1,
  version: 1,
  type: '',
  description: '¿Cuál?',
  questionTypeId: questionTypes.multipleChoice,
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: '',
  answerD: null,
  several: false,
  module: '',
  hard: false,
  explanation: '',
  lawLink: '',
  practice: false,
  lawLabel: '',
  correctAnswerMultiple: 'B',
  correctAnswerVoF: '',
};
const several = { ...plain, correctAnswerMultiple: 'A,B' };
const ofModule = { ...plain, module: 'Aportes' };
const explained = { ...plain, explanation: '<p>Sí</p>', lawLink: '/ley?id=1#art-4' };
const because = 'no caben varias respuestas correctas ni textos de varias líneas.';

test.each([
  ['none', [plain], ''],
  ['none of a bank without questions', [], ''],
  ['one question', [plain, several], `Queda fuera 1 pregunta: ${because}`],
  ['two questions', [several, plain, several], `Quedan fuera 2 preguntas: ${because}`],
  ['the modules', [ofModule, plain], 'No lleva el módulo.'],
  ['both', [several, ofModule], `Queda fuera 1 pregunta: ${because} No lleva el módulo.`],
  [
    'the question alone where it has the module',
    [{ ...several, module: 'Aportes' }],
    `Queda fuera 1 pregunta: ${because}`,
  ],
  [
    'a text of two lines',
    [{ ...plain, description: '¿Cuál\nde estas?' }],
    `Queda fuera 1 pregunta: ${because}`,
  ],
  ['an answer of two lines', [{ ...plain, answerB: 'Dos\ntres' }], `Queda fuera 1 pregunta: ${because}`],
  [
    'true and false as answers, which would come back as another kind of question',
    [{ ...plain, answerA: 'Verdadero', answerB: 'Falso' }],
    `Queda fuera 1 pregunta: ${because}`,
  ],
])('Aiken loses %s, and it is said before the download', (_, questions, text) => {
  expect(lossText('aiken', questions)).toBe(text);
  expect(exportOrder.filter((format) => lossText(format, questions) !== '')).toEqual(
    text === '' ? [] : ['aiken'],
  );
});

test('Aiken loses explanations, all but tables lose articles of laws', () => {
  const texts = exportOrder.map((format) => lossText(format, [explained, plain]));
  const noLaw = 'No lleva los artículos de ley.';
  expect(texts).toEqual(['', '', noLaw, noLaw, `No lleva las explicaciones. ${noLaw}`]);
});

test('every format is offered, by name and use', () => {
  expect(exportOrder.toSorted()).toEqual(Object.keys(formatNames).toSorted());
  for (const { name, use } of Object.values(formatNames)) expect([name, use]).not.toContain('');
});
