import type * as z from 'zod/mini';
import { questionTypes } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import type { questionShown } from '../../../contract/questions/fields.ts';
import { questionTypeLabel } from '../../../contract/questions/type.ts';
import type { BankedQuestion, NewQuestion, QuestionChange } from './questions.rules.ts';

type Calls = typeof contract.question;
type Shown = z.output<z.ZodMiniObject<typeof questionShown>>;

/** A question with its key, under its wire names. */
export function questionFields(row: BankedQuestion, lawLabel: string): Shown {
  const isMultiple = row.type === questionTypes.multipleChoice;
  return {
    description: row.description,
    type: questionTypeLabel(row.type),
    questionTypeId: row.type,
    correctAnswerMultiple: isMultiple ? row.correct : '',
    correctAnswerVoF: isMultiple ? '' : row.correct,
    several: row.asksSeveral,
    ...optionFields(row.options),
    module: row.module,
    hard: row.isHard,
    explanation: row.explanation,
    lawLink: row.lawLink,
    lawLabel,
    practice: row.isPractice,
  };
}

/** The input of Update under the code's names. */
export const questionChanges = (
  input: Omit<z.output<Calls['update']['input']>, 'Id' | 'Version'>,
): QuestionChange => ({
  description: input.QuestionDescription,
  type: input.QuestionTypeId,
  options: [input.AnswerA, input.AnswerB, input.AnswerC, input.AnswerD],
  correctLetters: input.CorrectAnswerMultiple,
  correctTrueFalse: input.CorrectAnswerVoF,
  asksSeveral: input.Several,
  module: input.Module,
  isHard: input.Hard,
  explanation: input.Explanation,
  lawLink: input.LawLink,
  isPractice: input.Practice,
});

/** The input of Add: like Update, with the required fields. */
export const newQuestion = (input: z.output<Calls['add']['input']>): NewQuestion => ({
  ...questionChanges(input),
  description: input.QuestionDescription,
  type: input.QuestionTypeId,
});

/** Options in order under their wire names; null where a question has fewer. */
export function optionFields(options: readonly string[]) {
  const [answerA = null, answerB = null, answerC = null, answerD = null] = options;
  return { answerA, answerB, answerC, answerD };
}
