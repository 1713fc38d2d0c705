import { expect, test } from 'vitest';
import { questionTypes } from '../../../../contract/constants.ts';
import type { QuestionRow } from '../../../../contract/questions/calls.ts';
import {
  checkAnswers,
  conflictFields,
  keyText,
  shownQuestion,
  textOfFields,
  textsOfQuestion,
} from './question-form.rules.ts';

const multiple = { QuestionTypeId: '12', AnswerA: 'Uno', AnswerB: 'Dos', AnswerC: '', AnswerD: ' ' };
const chooseOne = 'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso';

test('a multiple choice with two answers and their letters is right', () => {
  expect(checkAnswers({ ...multiple, CorrectAnswerMultiple: 'A,B' })).toEqual([]);
});

test('a correct answer has to be chosen', () => {
  expect(checkAnswers(multiple)).toEqual([{ field: 'CorrectAnswerMultiple', message: chooseOne }]);
  expect(checkAnswers({ QuestionTypeId: '1' })).toEqual([{ field: 'CorrectAnswerVoF', message: chooseOne }]);
  expect(checkAnswers({ QuestionTypeId: '1', CorrectAnswerVoF: 'F' })).toEqual([]);
});

test('a correct letter names an answer that is written', () => {
  const message = 'La respuesta C está vacía: escríbela o quítala de las correctas.';
  expect(checkAnswers({ ...multiple, CorrectAnswerMultiple: 'A,C' })).toEqual([
    { field: 'CorrectAnswerMultiple', message },
  ]);
});

test('at least two answers are written, in order', () => {
  const fields = (texts: Record<string, string>) =>
    checkAnswers({ ...multiple, CorrectAnswerMultiple: 'A', ...texts });
  const two = 'Escribe al menos dos respuestas, desde la A.';
  const inOrder = 'Llena las respuestas en orden, sin saltar ninguna.';
  expect(fields({ AnswerB: '' })).toEqual([{ field: 'AnswerB', message: two }]);
  expect(fields({ AnswerA: '', CorrectAnswerMultiple: 'B' })).toEqual([{ field: 'AnswerA', message: two }]);
  expect(fields({ AnswerD: 'Cuatro' })).toEqual([{ field: 'AnswerC', message: inOrder }]);
  expect(fields({ AnswerC: 'Tres' })).toEqual([]);
  expect(fields({ AnswerC: 'Tres', AnswerD: 'Cuatro', CorrectAnswerMultiple: 'A,D' })).toEqual([]);
});

test('without a kind the schema alone speaks', () => {
  expect(checkAnswers({ QuestionTypeId: '' })).toEqual([]);
});

const row: QuestionRow = {
  id: 1,
  version: 1,
  type: '',
  description: '¿Cuáles?',
  questionTypeId: questionTypes.multipleChoice,
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: 'Tres',
  answerD: null,
  module: 'Aportes',
  hard: false,
  explanation: '<p>Porque sí.</p>',
  lawLink: '/ley?id=1#art-4',
  practice: false,
  lawLabel: 'Ley 1, artículo 4',
  correctAnswerMultiple: 'a, c',
  correctAnswerVoF: '',
  several: true,
};
const trueFalse: QuestionRow = {
  ...row,
  questionTypeId: questionTypes.trueFalse,
  answerA: '',
  answerB: '',
  answerC: '',
  correctAnswerMultiple: '',
  correctAnswerVoF: 'f',
  several: false,
};
const texts = textsOfQuestion(row);

test('a stored question fills the form, its key as the form has it', () => {
  expect(textsOfQuestion(null)).toEqual({});
  expect(texts).toEqual({
    QuestionDescription: '¿Cuáles?',
    QuestionTypeId: '12',
    Module: 'Aportes',
    Hard: 'false',
    Explanation: '<p>Porque sí.</p>',
    LawLink: '/ley?id=1#art-4',
    Practice: 'false',
    AnswerA: 'Uno',
    AnswerB: 'Dos',
    AnswerC: 'Tres',
    AnswerD: '',
    CorrectAnswerMultiple: 'A,C',
    CorrectAnswerVoF: '',
    Several: 'true',
  });
  expect(textsOfQuestion({ ...trueFalse, answerA: null, answerB: null, answerC: null })).toMatchObject({
    AnswerA: '',
    AnswerB: '',
    AnswerC: '',
    CorrectAnswerMultiple: '',
    CorrectAnswerVoF: 'F',
  });
});

test('a key in words', () => {
  expect([keyText(['A', 'C']), keyText(['V']), keyText(['F']), keyText([])]).toEqual([
    'A, C',
    'Verdadero',
    'Falso',
    '',
  ]);
});

test('the preview shows the question without what stands around its words, and nothing before there is one', () => {
  expect(shownQuestion({ ...texts, QuestionDescription: ' ¿Cuáles? ', AnswerB: ' Dos ' })).toEqual({
    description: '¿Cuáles?',
    questionTypeId: 12,
    answerA: 'Uno',
    answerB: 'Dos',
    answerC: 'Tres',
    answerD: '',
    several: true,
  });
  expect(shownQuestion({ QuestionDescription: 'x', QuestionTypeId: '1' })).toEqual({
    description: 'x',
    questionTypeId: 1,
    answerA: '',
    answerB: '',
    answerC: '',
    answerD: '',
    several: false,
  });
  expect(shownQuestion({ ...texts, QuestionDescription: ' ' })).toBeNull();
  expect(shownQuestion({ ...texts, QuestionTypeId: '' })).toBeNull();
  expect(shownQuestion({})).toBeNull();
});

const wordsOf = (of: Parameters<typeof textOfFields>[0]) => textOfFields(of).map(({ words }) => words);

test('the content of the form in words, in its order', () => {
  expect(textOfFields(texts).map(({ label, words }) => `${label}: ${words}`)).toEqual([
    'Descripcion: ¿Cuáles?',
    'Categoria: Selección Multiple',
    'Respuesta A: Uno',
    'Respuesta B: Dos',
    'Respuesta C: Tres',
    'Respuesta D: ',
    'Respuesta correcta: A, C',
    'En el examen: Elige todas las correctas',
    'Módulo: Aportes',
    'Difícil: ',
    '¿Por qué?: Porque sí.',
    'Artículo que lo dice: /ley?id=1#art-4',
    'Dónde se pregunta: ',
  ]);
  expect(new Set(wordsOf({}))).toEqual(new Set(['']));
});

test('true or false has no answers, and the key of its own kind, whatever was typed for the other', () => {
  const both = { ...texts, QuestionTypeId: '1', CorrectAnswerVoF: 'V' };
  expect(wordsOf(both)).toEqual([
    '¿Cuáles?',
    'Verdadero o Falso',
    '',
    '',
    '',
    '',
    'Verdadero',
    '',
    'Aportes',
    '',
    'Porque sí.',
    '/ley?id=1#art-4',
    '',
  ]);
  expect(wordsOf({ ...both, QuestionTypeId: '12' })[6]).toBe('A, C');
});

test('a conflict shows both versions of each field that one of them fills', () => {
  const own = { ...texts, QuestionTypeId: 12, AnswerC: undefined, AnswerA: 'Otro' };
  expect(conflictFields(own, row)).toEqual([
    { label: 'Descripcion', before: '¿Cuáles?', after: '¿Cuáles?' },
    { label: 'Categoria', before: 'Selección Multiple', after: 'Selección Multiple' },
    { label: 'Respuesta A', before: 'Uno', after: 'Otro' },
    { label: 'Respuesta B', before: 'Dos', after: 'Dos' },
    { label: 'Respuesta C', before: 'Tres', after: '' },
    { label: 'Respuesta correcta', before: 'A, C', after: 'A, C' },
    {
      label: 'En el examen',
      before: 'Elige todas las correctas',
      after: 'Elige todas las correctas',
    },
    { label: 'Módulo', before: 'Aportes', after: 'Aportes' },
    { label: '¿Por qué?', before: 'Porque sí.', after: 'Porque sí.' },
    { label: 'Artículo que lo dice', before: '/ley?id=1#art-4', after: '/ley?id=1#art-4' },
  ]);
  const nothing = { Module: null, AnswerB: '', Explanation: '', LawLink: '' };
  const labels = conflictFields(
    { ...own, ...nothing },
    { ...trueFalse, module: '', explanation: '', lawLink: '' },
  ).map(({ label }) => label);
  expect(labels).toEqual(['Descripcion', 'Categoria', 'Respuesta A', 'Respuesta correcta', 'En el examen']);
});
