import * as z from 'zod/mini';
import { questionTypes } from '../constants.ts';
import { optionalText, requiredText } from '../fields.ts';

export const questionLimits = { description: 2000, option: 1000, options: 4 } as const;

export const questionTypeId = (message: string) =>
  z.union([z.literal(questionTypes.trueFalse), z.literal(questionTypes.multipleChoice)], message);

/** The fields that an administrator writes: Add takes them all, Update any of them. */
export const questionWritten = {
  QuestionDescription: requiredText('El campo Descripcion es obligatorio.', questionLimits.description),
  QuestionTypeId: questionTypeId('El campo Categoria es obligatorio.'),
  CorrectAnswerMultiple: optionalText(20),
  CorrectAnswerVoF: optionalText(5),
  /** True: the exam says 'Elige todas las correctas', false: 'Elige una'. The default follows from the key. */
  Several: z.optional(z.boolean()),
  AnswerA: optionalText(questionLimits.option),
  AnswerB: optionalText(questionLimits.option),
  AnswerC: optionalText(questionLimits.option),
  AnswerD: optionalText(questionLimits.option),
  /** The title of the module to read again; empty = none. */
  Module: optionalText(200),
};

export const answer = z.nullable(z.string());
export const options = { answerA: answer, answerB: answer, answerC: answer, answerD: answer };

/** The fields of a question for administrators, with its key. */
export const questionShown = {
  description: z.string(),
  type: z.string(),
  questionTypeId: z.int(),
  correctAnswerMultiple: z.string(),
  correctAnswerVoF: z.string(),
  several: z.boolean(),
  ...options,
  /** The title of the module to read again; '' = none. */
  module: z.string(),
};
