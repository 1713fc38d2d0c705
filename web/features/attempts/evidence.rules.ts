import type { AttemptEvent, Evidence, EvidenceQuestion } from '../../../contract/attempts/calls.ts';
import { examClosedAboveGrade, questionTypes } from '../../../contract/constants.ts';
import { dateAndTime, timeToTheSecond } from '../../lib/format.ts';

/** An option of a question as it was in the exam. */
export interface SeenOption {
  letter: string;
  words: string;
  isChosen: boolean;
  /** Chosen by a late click. */
  isLate: boolean;
  /** null where marks are not shown. */
  isCorrect: boolean | null;
}

/** The options of a question with the answer, in the order in which the member saw them. */
export function seenOptions(question: EvidenceQuestion): SeenOption[] {
  const { options, questionTypeId, answer, late, correct } = question;
  const values = questionTypeId === questionTypes.trueFalse ? ['V', 'F'] : ['A', 'B', 'C', 'D'];
  const isIn = (answers: string | null | undefined, value: string) =>
    (answers ?? '').split(',').includes(value);
  const shown = orderOf(question) || values.slice(0, options.length);
  return [...shown].map((value, place) => {
    return {
      letter: 'ABCD'[place] ?? '',
      words: options[values.indexOf(value)] ?? '',
      isChosen: isIn(answer, value),
      isLate: late !== null && !late.isAccepted && isIn(late.answer, value),
      isCorrect: correct === null ? null : isIn(correct, value),
    };
  });
}

/** The order of the options in the attempt; '' = their own, as always of true and false. */
const orderOf = ({ questionTypeId, order }: EvidenceQuestion): string =>
  questionTypeId === questionTypes.trueFalse ? '' : order;

/** For who knows the bank: the stored letters of the options as the attempt showed them; null = the same. */
export function bankLetters(question: EvidenceQuestion): string | null {
  const order = orderOf(question);
  return order === '' || order === 'ABCD'.slice(0, order.length)
    ? null
    : `Vio las opciones en otro orden: en el banco son ${[...order].join(', ')}.`;
}

/** An answer in the letters that the member saw, not the stored ones ('V' is 'A Verdadero'). */
export function shownAnswer(question: EvidenceQuestion, answer: string): string {
  if (answer === '') return 'ninguna opción';
  if (questionTypes.trueFalse === question.questionTypeId) return answer === 'V' ? 'A Verdadero' : 'B Falso';
  const order = orderOf(question);
  const letters = answer.split(',');
  if (order === '') return letters.join(', ');
  return letters
    .map((letter) => 'ABCD'[order.indexOf(letter)] ?? letter)
    .sort()
    .join(', ');
}

type Late = NonNullable<EvidenceQuestion['late']>;

/** '45 s', '12 min 3 s', '2 h 5 min' */
function timeSpan(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** The times of a late click, by its browser and by the server. */
export const lateTimes = ({ clickedAt, arrivedAt }: Late): string =>
  `elegida ${timeToTheSecond(clickedAt)} según su navegador; recibida ${dateAndTime(arrivedAt)}, ${timeSpan(clickedAt, arrivedAt)} después`;

/** Describes the page's silence as the server saw it, with which the claim of a late click is compared (spec 8.9). */
export function silenceText({ clickedAt, heardAt }: Late): string {
  if (heardAt === null) return 'El portal no anotó si esa página estuvo en contacto.';
  const at = timeToTheSecond(heardAt);
  return heardAt <= clickedAt
    ? `El portal no supo nada de esa página desde ${at} hasta que llegó.`
    : `Pero esa página estuvo en contacto con el portal después de esa hora: hasta ${at}.`;
}

/** The reader of an evidence page: the member, or somebody else. */
export type Reader = 'self' | 'other';

/**
 * A quotient with at most two decimals, truncated and never rounded, so that it can be checked by hand:
 * '66,66…', '62,5'.
 */
function quotient(dividend: number, divisor: number): string {
  const hundredths = Math.floor((100 * dividend) / divisor);
  const isWhole = hundredths * divisor === 100 * dividend;
  const text = String(hundredths / 100).replace('.', ',');
  return isWhole ? text : `${text}…`;
}

/** The calculation of the grade: '… 16 de 20: 100 × 16 ÷ 20 = 80'. Rounding is mentioned where it happens. */
export function gradeSum(
  { kind, correctCount, questionCount, grade }: Evidence,
  reader: Reader,
): string | null {
  if (correctCount === null || grade === null) return null;
  if (kind === 'hand') return 'La administración puso esta nota con un motivo; no hubo examen en el portal.';
  const sum = `100 × ${correctCount} ÷ ${questionCount}`;
  const exact = quotient(100 * correctCount, questionCount);
  const result = exact === String(grade) ? `= ${grade}` : `= ${exact}, que se redondea a ${grade}`;
  const who = reader === 'self' ? 'Respondiste' : 'Respondió';
  return `${who} bien ${correctCount} de ${questionCount}: ${sum} ${result}.`;
}

/** Says if the grade passes, or that it does not count. */
export function gradeVerdict({ grade, minimumGrade, isPassed, state }: Evidence): string | null {
  if (grade === null) return null;
  if (state === 'annulled') return 'El intento está anulado: esta nota no cuenta.';
  return `La nota mínima era ${minimumGrade}: ${isPassed ? 'alcanza para aprobar' : 'no alcanza para aprobar'}.`;
}

/** The unanswered questions, which count as wrong. */
export function unansweredText({ questionCount, answeredCount, state }: Evidence): string | null {
  const missing = questionCount - answeredCount;
  if (missing === 0 || state === 'running') return null;
  return missing === 1
    ? '1 pregunta quedó sin responder y cuenta como fallada.'
    : `${missing} preguntas quedaron sin responder y cuentan como falladas.`;
}

/** True if a corrected key would have lowered the grade: the marks then do not add up to it (spec 8.15). */
export function isGradeKept({ events }: Evidence): boolean {
  const last = events.findLast(({ kind }) => kind !== 'moreMinutes' && kind !== 'annulled');
  return last?.kind === 'gradeKept';
}

/** The reason why a member sees no marks, and when they will (spec 8.11). */
export function withoutMarksText({ state, minimumGrade }: Evidence): string {
  if (state === 'running') return 'Este intento sigue en curso. La nota se calcula cuando termine.';
  const needed =
    minimumGrade > examClosedAboveGrade ? `con ${minimumGrade} o más` : `con más de ${examClosedAboveGrade}`;
  return `Todavía puedes rendir este examen otra vez, por eso aquí no se dice cuáles respuestas están bien. Lo verás, con su porqué, cuando lo apruebes ${needed} o cuando digas que ya no lo repetirás.`;
}

/** The way an attempt ended, in words. */
export function endedText({ endedBy }: Evidence, reader: Reader): string {
  if (endedBy === 'time') return 'se acabó el tiempo';
  if (endedBy === 'admin') return 'lo terminó la administración al anularlo';
  return reader === 'self' ? 'pulsaste Terminar' : 'pulsó Terminar';
}

const minutesText = (minutes: number | null) => `${minutes ?? 0} ${minutes === 1 ? 'minuto' : 'minutos'}`;

/** An administrator's change to an attempt, in a sentence. */
export function eventText({ kind, minutes, gradeBefore, gradeAfter }: AttemptEvent): string {
  const grades =
    gradeBefore === gradeAfter
      ? `la nota siguió en ${gradeAfter}`
      : `la nota pasó de ${gradeBefore} a ${gradeAfter}`;
  switch (kind) {
    case 'moreMinutes':
      return `${minutes === 1 ? 'Se dio' : 'Se dieron'} ${minutesText(minutes)} más.`;
    case 'reopened':
      return `Se reabrió por ${minutesText(minutes)}${gradeBefore === null ? '' : `; tenía ${gradeBefore} de 100`}.`;
    case 'annulled':
      return 'Se anuló: ya no cuenta.';
    case 'passed':
      return `Se aprobó con ${gradeAfter} de 100: alcanza la nota mínima del curso, que bajó después.`;
    case 'byHand':
      return `Se puso la nota ${gradeAfter} de 100 con motivo, sin examen${gradeBefore === null ? '' : `; la mejor era ${gradeBefore}`}.`;
    case 'lateAccepted':
      return `Se aceptaron respuestas tardías: ${grades}.`;
    case 'regraded':
      return `Se corrigió la respuesta de una pregunta: ${grades}.`;
    case 'gradeKept':
      return gradeBefore === gradeAfter
        ? `Se corrigió la respuesta de una pregunta: ${grades}.`
        : `Se corrigió la respuesta de una pregunta: daba ${gradeAfter}, y la nota se conservó en ${gradeBefore}.`;
  }
}

/** The questions with a late click that the administration has not accepted. */
export const waitingQuestions = ({ questions }: Evidence): EvidenceQuestion[] =>
  questions.filter(({ late }) => late !== null && !late.isAccepted);
