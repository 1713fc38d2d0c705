import type { BankFormat } from '../../../contract/question-banks/calls.ts';
import { bankLosses } from '../../../contract/question-banks/losses.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { answerLetters, keyOf } from '../../../contract/questions/key.ts';

/** The formats of a bank by name, with the use of each. */
export const formatNames: Record<BankFormat, { name: string; use: string }> = {
  xlsx: { name: 'Excel (XLSX)', use: 'Una planilla: una pregunta por fila.' },
  csv: { name: 'CSV', use: 'La misma planilla como texto, para cualquier programa.' },
  gift: { name: 'GIFT', use: 'Texto que se escribe a mano; lo leen Moodle y otras plataformas.' },
  xml: { name: 'Moodle XML', use: 'Para llevar las preguntas a Moodle.' },
  aiken: { name: 'Aiken', use: 'El texto más simple: una sola respuesta correcta por pregunta.' },
};

/** The formats by how many people need them. */
export const exportOrder: readonly BankFormat[] = ['xlsx', 'csv', 'gift', 'xml', 'aiken'];

/** The losses of these questions in a format, shown before the download; '' = none. */
export function lossText(format: BankFormat, questions: readonly QuestionRow[]): string {
  const { leftOut, practiceLeftOut, withoutModule, withoutHard, withoutExplanation, withoutLaw } = bankLosses(
    format,
    questions.map(bankQuestionOf),
  );
  return [
    leftOut > 0 &&
      `${leftOut === 1 ? 'Queda fuera 1 pregunta' : `Quedan fuera ${leftOut} preguntas`}: no caben varias respuestas correctas ni textos de varias líneas.`,
    practiceLeftOut > 0 &&
      `${practiceLeftOut === 1 ? 'Queda fuera 1' : `Quedan fuera ${practiceLeftOut}`} para practicar: solo la planilla sabe que no van al examen.`,
    withoutModule > 0 && 'No lleva el módulo.',
    withoutHard > 0 && 'No dice cuáles son difíciles.',
    withoutExplanation > 0 && 'No lleva las explicaciones.',
    withoutLaw > 0 && 'No lleva los artículos de ley.',
  ]
    .filter((part) => part !== false)
    .join(' ');
}

const bankQuestionOf = (question: QuestionRow) => ({
  description: question.description,
  questionTypeId: question.questionTypeId,
  options: answerLetters.flatMap((letter) => question[`answer${letter}`] || []),
  correct: keyOf(question).join(','),
  module: question.module,
  isHard: question.hard,
  explanation: question.explanation,
  lawLink: question.lawLink,
  isPractice: question.practice,
});
