import { expect, test } from 'vitest';
import { checkAnswers } from './question-form.rules.ts';

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
  const [error] = checkAnswers({ ...multiple, CorrectAnswerMultiple: 'A,C' });
  expect(error?.field).toBe('CorrectAnswerMultiple');
  expect(error?.message).toContain('La respuesta C está vacía');
});

test('at least two answers are written, in order', () => {
  const fields = (texts: Record<string, string>) =>
    checkAnswers({ ...multiple, CorrectAnswerMultiple: 'A', ...texts }).map(({ field }) => field);
  expect(fields({ AnswerB: '' })).toEqual(['AnswerB']);
  expect(fields({ AnswerD: 'Cuatro' })).toEqual(['AnswerC']);
});

test('without a kind the schema alone speaks', () => {
  expect(checkAnswers({ QuestionTypeId: '' })).toEqual([]);
});
