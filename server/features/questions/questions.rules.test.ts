import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/refusal.ts';
import { type QuestionGiven, writtenQuestion } from './questions.rules.ts';

const multiple: QuestionGiven = {
  description: '¿Cuál?',
  type: 12,
  options: ['una', 'dos', 'tres', ''],
  correctLetters: 'C,a',
  correctTrueFalse: undefined,
};

function refusalOf(given: QuestionGiven) {
  try {
    writtenQuestion(given);
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, field: error.errors[0]?.field };
    throw error;
  }
  return undefined;
}

describe('writtenQuestion', () => {
  it('keeps the filled options and spells the key in order', () => {
    expect(writtenQuestion(multiple)).toEqual({
      description: '¿Cuál?',
      type: 12,
      options: ['una', 'dos', 'tres'],
      correct: 'A,C',
    });
  });

  it('stores a true/false question without options', () => {
    const given = { ...multiple, type: 1 as const, correctTrueFalse: 'f' };
    expect(writtenQuestion(given)).toEqual({ description: '¿Cuál?', type: 1, options: [], correct: 'F' });
  });

  it.each([
    [{ correctLetters: 'D' }, 'noCorrectAnswer', 'CorrectAnswerMultiple'],
    [{ correctLetters: undefined }, 'noCorrectAnswer', 'CorrectAnswerMultiple'],
    [{ correctLetters: 'X' }, 'noCorrectAnswer', 'CorrectAnswerMultiple'],
    [{ type: 1 as const, correctTrueFalse: '' }, 'noCorrectAnswer', 'CorrectAnswerVoF'],
    [{ type: 1 as const, correctTrueFalse: 'C' }, 'noCorrectAnswer', 'CorrectAnswerVoF'],
    [{ options: ['una', undefined, 'tres', undefined] }, 'invalidInput', 'AnswerB'],
    [{ options: ['una', 'dos', '', 'cuatro'] }, 'invalidInput', 'AnswerC'],
    [{ options: ['', 'dos', 'tres', ''] }, 'invalidInput', 'AnswerA'],
    [{ options: ['una', '', '', ''] }, 'invalidInput', 'AnswerB'],
  ])('%j is refused as %s at %s', (change, code, field) => {
    expect(refusalOf({ ...multiple, ...change })).toEqual({ code, field });
  });
});
