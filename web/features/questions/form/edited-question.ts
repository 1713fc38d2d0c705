import type { QuestionRow } from '../../../../contract/calls/question.ts';
import type { FormTexts } from '../../../lib/form-texts.ts';

/** The question in the dialog: a stored one, or a new one with initial texts. */
export type EditedQuestion =
  | { question: QuestionRow }
  | {
      question: null;
      begun: FormTexts;
      /** Counts the questions written one after the other. */
      place: number;
    };
