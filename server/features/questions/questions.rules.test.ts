import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../contract/refusal.ts';
import { changedQuestion, type QuestionGiven, writtenQuestion } from './questions.rules.ts';

const multiple: QuestionGiven = {
  description: '¿Cuál?',
  type: 12,
  options: ['una', 'dos', 'tres', ''],
  correctLetters: 'C,a',
  correctTrueFalse: undefined,
  asksSeveral: undefined,
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
      asksSeveral: true,
    });
  });

  it('stores a true/false question without options', () => {
    const given = { ...multiple, type: 1 as const, correctTrueFalse: 'f' };
    expect(writtenQuestion(given)).toEqual({
      description: '¿Cuál?',
      type: 1,
      options: [],
      correct: 'F',
      asksSeveral: false,
    });
  });

  it.each([
    ['A', undefined, false],
    ['A', false, false],
    ['A', true, true],
    ['A,C', undefined, true],
    ['A,C', true, true],
  ])('a key of %s and a choice of %s ask for several: %s', (correctLetters, asksSeveral, asked) => {
    expect(writtenQuestion({ ...multiple, correctLetters, asksSeveral }).asksSeveral).toBe(asked);
  });

  it('never asks for one where several are right, nor for several of true/false', () => {
    expect(refusalOf({ ...multiple, asksSeveral: false })).toEqual({
      code: 'severalAskedAsOne',
      field: 'Several',
      message: 'Con varias respuestas correctas el examen tiene que decir «Elige todas las correctas».',
    });
    const truth = { ...multiple, type: 1 as const, correctTrueFalse: 'V', asksSeveral: true };
    expect(writtenQuestion(truth).asksSeveral).toBe(false);
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

describe('what a changed key asks for', () => {
  const one = writtenQuestion({ ...multiple, correctLetters: 'A' });
  const several = writtenQuestion(multiple);

  it('follows the key to several letters, and stays with several', () => {
    expect(changedQuestion(one, { correctLetters: 'A,B' }).asksSeveral).toBe(true);
    expect(changedQuestion(several, { correctLetters: 'A' }).asksSeveral).toBe(true);
    expect(changedQuestion(one, { description: 'Otra' }).asksSeveral).toBe(false);
  });

  it('is the choice that was made', () => {
    expect(changedQuestion(one, { asksSeveral: true }).asksSeveral).toBe(true);
    expect(changedQuestion(several, { correctLetters: 'A', asksSeveral: false }).asksSeveral).toBe(false);
    expect(() => changedQuestion(one, { correctLetters: 'A,B', asksSeveral: false })).toThrow(Refusal);
  });
});
