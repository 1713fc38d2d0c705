import { gradeRange } from '../../../contract/constants.ts';

interface Graded {
  correctCount: number;
  questionCount: number;
  minCalification: number;
}

/**
 * The right answers that were missing to reach the minimum, by the grade of spec 8.10: round(100 × right ÷ questions),
 * halves up.
 */
export function missingAnswers({ correctCount, questionCount, minCalification }: Graded): number {
  const needed = Math.ceil((questionCount * (2 * minCalification - 1)) / (2 * gradeRange.max));
  return Math.max(0, needed - correctCount);
}

/** The title of a failed result. An attempt that was annulled or regraded may miss none. */
export function missingAnswersText(result: Graded): string {
  const missing = missingAnswers(result);
  if (missing === 0) return 'Esta vez no alcanzó';
  return missing === 1 ? 'Te faltó un acierto' : `Te faltaron ${missing} aciertos`;
}

/** The questions left blank, as the result names them; '' = none, or the whole exam, which has a sentence of its own. */
export function blanksText({
  answeredCount,
  questionCount,
}: Pick<Graded, 'questionCount'> & { answeredCount: number }): string {
  const blanks = questionCount - answeredCount;
  if (blanks <= 0 || answeredCount === 0) return '';
  return blanks === 1 ? 'Dejaste 1 pregunta sin responder.' : `Dejaste ${blanks} preguntas sin responder.`;
}
