import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/refusal.ts';
import { changedQuestion, type QuestionGiven, writtenQuestion } from './questions.rules.ts';

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
    if (error instanceof Refusal) return { code: error.code, ...error.errors[0] };
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
    expect(refusalOf({ ...multiple, ...change })).toMatchObject({ code, field });
  });

  it.each([
    [{ description: ' \n' }, 'QuestionDescription', 'El campo Descripcion es obligatorio.'],
    [{ options: ['una', '', '', ''] }, 'AnswerB', 'Escribe al menos dos respuestas, desde la A.'],
    [
      { options: ['una', 'dos', '', 'cuatro'] },
      'AnswerC',
      'Llena las respuestas en orden, sin saltar ninguna.',
    ],
  ])('%j is refused in words that help', (change, field, message) => {
    expect(refusalOf({ ...multiple, ...change })).toEqual({ code: 'invalidInput', field, message });
  });

  it('refuses an option that repeats another', () => {
    expect(refusalOf({ ...multiple, options: ['uno', 'dos', ' uno '] })).toMatchObject({
      field: 'AnswerC',
      message: 'La opción C es igual a la A.',
    });
  });

  it('keeps four options', () => {
    const options = ['una', 'dos', 'tres', 'cuatro'];
    expect(writtenQuestion({ ...multiple, options })).toMatchObject({ options });
  });
});

describe('changedQuestion', () => {
  const letters = writtenQuestion(multiple);
  const truth = writtenQuestion({ ...multiple, type: 1, correctTrueFalse: 'F' });

  it('keeps what is not given, the key too', () => {
    expect(changedQuestion(letters, { description: 'Otra' })).toEqual({
      ...letters,
      description: 'Otra',
    });
    expect(changedQuestion(truth, { description: 'Otra' })).toEqual({
      ...truth,
      description: 'Otra',
    });
  });

  it('changes options one by one, and the key', () => {
    const change = { options: [undefined, 'segunda', ''], correctLetters: 'B' };
    expect(changedQuestion(letters, change)).toEqual({
      ...letters,
      options: ['una', 'segunda'],
      correct: 'B',
    });
    expect(changedQuestion(truth, { correctTrueFalse: 'V' })).toEqual({ ...truth, correct: 'V' });
  });

  it('asks for a new key where the type changes', () => {
    expect(() => changedQuestion(letters, { type: 1 })).toThrow(Refusal);
    expect(() => changedQuestion(truth, { type: 12, options: ['una', 'dos'] })).toThrow(Refusal);
  });
});
