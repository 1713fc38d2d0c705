import type * as z from 'zod/mini';
import type { questionShown } from '../../../contract/calls/question-fields.ts';
import { questionTypes } from '../../../contract/constants.ts';
import { questionTypeLabel } from '../../../contract/content/question-type.ts';
import type { contract } from '../../../contract/index.ts';
import type {
  BankedQuestion,
  NewQuestion,
  QuestionChange,
} from '../../features/questions/questions.rules.ts';

type Calls = typeof contract.question;
type Shown = z.output<z.ZodMiniObject<typeof questionShown>>;

/** A question with its key, under its wire names. */
export function questionFields(row: BankedQuestion): Shown {
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
