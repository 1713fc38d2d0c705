import {
  askedAtMost,
  questionFaults,
  type ReportedQuestion,
} from '../../../contract/question-reports/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { wholeNumber } from '../../lib/format.ts';
import { faultLabels } from './fault-labels.ts';

/** How many people name each fault, in the order of the form: 'La ley ya cambió', 2. */
export const faultCounts = ({ reports }: Pick<ReportedQuestion, 'reports'>) =>
  questionFaults.flatMap((fault) => {
    const count = reports.filter((report) => report.fault === fault).length;
    return count === 0 ? [] : [{ label: faultLabels[fault], count }];
  });

/** 'La falla el 38 % de 214. «D. Bs 360» la elige el 21 %.' */
export function figuresText({
  asked,
  failed,
  mostChosen,
}: Pick<ReportedQuestion, 'asked' | 'failed' | 'mostChosen'>): string {
  if (asked === 0) return 'Como está ahora, ningún examen la preguntó todavía.';
  const share = (count: number) => `${Math.round((100 * count) / asked)} %`;
  const of = asked < askedAtMost ? wholeNumber(asked) : `las últimas ${wholeNumber(askedAtMost)} veces`;
  const other = mostChosen === null ? '' : ` «${mostChosen.words}» la elige el ${share(mostChosen.count)}.`;
  return failed === 0 ? `Nadie la falló, de ${of}.` : `La falla el ${share(failed)} de ${of}.${other}`;
}

/** 'Qué le contestas', or to how many. */
export const answerLabel = (count: number): string =>
  count === 1 ? 'Qué le contestas' : `Qué les contestas a los ${counted(count, 'aviso', 'avisos')}`;

/** The answer that nothing was changed, ready to be sent. */
export const fineAsItIs = 'La revisamos y la pregunta queda como está. Gracias por avisar.';
