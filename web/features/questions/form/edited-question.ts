import type { QuestionRow } from '../../../../contract/questions/calls.ts';
import type { QuestionTexts } from './question-form.rules.ts';

/** The question in the dialog: a stored one, or a new one with initial texts. */
export type EditedQuestion =
  | { question: QuestionRow }
  | {
      question: null;
      begun: QuestionTexts;
      /** Counts the questions written one after the other. */
      place: number;
    };
