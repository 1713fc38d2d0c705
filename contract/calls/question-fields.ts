import * as z from 'zod/mini';
import { optionalText, requiredText } from '../fields.ts';

/** The fields that an administrator writes of a question: all for Add, any of them for Update. */
export const questionWritten = {
  QuestionDescription: requiredText('El campo Descripcion es obligatorio.', 2000),
  QuestionTypeId: z.union([z.literal(1), z.literal(12)], 'El campo Categoria es obligatorio.'),
  CorrectAnswerMultiple: optionalText(20),
  CorrectAnswerVoF: optionalText(5),
  /** True: the exam says 'Elige todas las correctas', false: 'Elige una'. By default as the key says. */
  Several: z.optional(z.boolean()),
  AnswerA: optionalText(1000),
  AnswerB: optionalText(1000),
  AnswerC: optionalText(1000),
  AnswerD: optionalText(1000),
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
