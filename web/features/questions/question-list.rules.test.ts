import { expect, test } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import {
  filterQuestions,
  missingExplanations,
  modulesOf,
  noFilter,
  noModule,
  searchedText,
} from './question-list.rules.ts';

const question = (id: number, questionTypeId: number, module: string): QuestionRow => ({
  id,
  questionTypeId,
  module,
  explanation: '',
  hard: false,
  lawLink: '',
  practice: false,
  lawLabel: '',
  version: 1,
  type: '',
  description: 'Pregunta',
  answerA: 'Uno',
  answerB: 'Dos',
  answerC: 'Tres',
  answerD: null,
  several: false,
  correctAnswerMultiple: '',
  correctAnswerVoF: '',
});
const { trueFalse, multipleChoice } = questionTypes;
const questions = [
  question(1, multipleChoice, 'Rentas'),
  question(2, trueFalse, 'Aportes'),
  question(3, multipleChoice, ''),
  question(4, trueFalse, ''),
  question(5, multipleChoice, 'Aportes'),
];

test.each([
  [noFilter, [1, 2, 3, 4, 5]],
  [{ ...noFilter, type: String(trueFalse), module: '' }, [2, 4]],
  [{ ...noFilter, type: '', module: 'Aportes' }, [2, 5]],
  [{ ...noFilter, type: String(multipleChoice), module: 'Aportes' }, [5]],
  [{ ...noFilter, type: '', module: noModule }, [3, 4]],
  [{ ...noFilter, type: String(multipleChoice), module: noModule }, [3]],
  [{ ...noFilter, type: '', module: 'Otro' }, []],
])('the filter %j leaves the questions %j', (filter, ids) => {
  expect(filterQuestions(questions, filter).map(({ id }) => id)).toEqual(ids);
});

test('modules that questions name, once each, in the order of the questions', () => {
  expect(modulesOf(questions)).toEqual(['Rentas', 'Aportes']);
});

test('a question is found by its text, each answer and its module, and by no word that two of them make', () => {
  expect(searchedText({ ...question(1, multipleChoice, 'Rentas'), answerD: 'Cuatro' })).toBe(
    'Pregunta Uno Dos Tres Cuatro Rentas',
  );
});

test('questions without an explanation are counted, and filtered', () => {
  const said = { ...question(6, trueFalse, ''), explanation: '<p>Sí.</p>' };
  expect(missingExplanations([said])).toBeNull();
  expect(missingExplanations([said, ...questions.slice(0, 1)])).toBe('Falta 1 explicación');
  expect(missingExplanations(questions)).toBe('Faltan 5 explicaciones');
  const lacking = filterQuestions([said, ...questions], { ...noFilter, explanation: 'missing' });
  expect(lacking.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});
