import type { QuestionRow } from '../../../../contract/calls/question.ts';
import type { FormTexts } from '../../../lib/form-texts.ts';

/** The question in the window: a stored one, or a new one that begins with some texts. */
export type EditedQuestion =
  | { question: QuestionRow }
  | {
      question: null;
      begun: FormTexts;
      /** Counts the questions written one after the other. */
      place: number;
    };
