import * as z from 'zod/mini';
import { questionTypes } from '../constants.ts';
import { html, optionalText, requiredText } from '../fields.ts';
import { visibleText } from '../text/visible-text.ts';

/** In characters; of an explanation those that one sees. */
export const questionLimits = { description: 2000, option: 1000, options: 4, explanation: 600 } as const;

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
  /** A hard one: its course may ask for a share of these. */
  Hard: z.optional(z.boolean()),
  /** Why the answer is right, as HTML (spec 8.18). Read once the exam is closed for a person. */
  Explanation: z.optional(
    html('La explicación no es un texto.', 20_000).check(
      z.refine(
        (text) => visibleText(text).length <= questionLimits.explanation,
        `La explicación admite ${questionLimits.explanation} letras. Acórtala.`,
      ),
    ),
  ),
  /** The address of the law's article on which it rests: '/ley?id=3#art-12'; empty = none. */
  LawLink: optionalText(100),
  /** True: it is asked in practice, with its key for everybody, and never in an exam (spec 8.20). */
  Practice: z.optional(z.boolean()),
};

/** The article of a law on which a question rests: 'Ley 214, artículo 8: Aportes atrasados', and its address. */
export const citedArticle = z.object({ label: z.string(), href: z.string() });
export type CitedArticle = z.infer<typeof citedArticle>;

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
  hard: z.boolean(),
  /** HTML; '' = none. */
  explanation: z.string(),
  /** '' = none. */
  lawLink: z.string(),
  /** The article as it is named today: 'Ley 214, artículo 8: Aportes atrasados'; '' = none, or it is gone. */
  lawLabel: z.string(),
  practice: z.boolean(),
};
