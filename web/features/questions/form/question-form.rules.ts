import { questionTypes } from '../../../../contract/constants.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import type { FieldError } from '../../../../contract/envelope.ts';
import type { question as calls, QuestionRow } from '../../../../contract/questions/calls.ts';
import { type AnswerLetter, answerLetters, keyLetters } from '../../../../contract/questions/key.ts';
import { noCorrectAnswer } from '../../../../contract/questions/refusals.ts';
import { questionTypeLabel } from '../../../../contract/questions/type.ts';
import { visibleLines } from '../../../../contract/text/visible-text.ts';
import type { FormTexts, TextsFor } from '../../../lib/form-texts.ts';
import { chooseAll, chooseOne, type ShownQuestion } from '../../exams/answers/question-field.rules.ts';

/**
 * The rules that the schema of a question cannot state (spec 8.1): a correct answer is chosen; multiple
 * choice has at least two answers without a gap, and each correct letter has an answer.
 */
export function checkAnswers(texts: Record<string, string>): FieldError[] {
  const type = Number(texts['QuestionTypeId']);
  if (type === questionTypes.trueFalse) {
    return texts['CorrectAnswerVoF'] ? [] : [missing('CorrectAnswerVoF')];
  }
  if (type !== questionTypes.multipleChoice) return [];
  const isWritten = (letter: string) => (texts[`Answer${letter}`] ?? '').trim() !== '';
  const errors: FieldError[] = [];
  const firstEmpty = answerLetters.findIndex((letter) => !isWritten(letter));
  const count = firstEmpty === -1 ? answerLetters.length : firstEmpty;
  const field = `Answer${answerLetters[count]}`;
  if (count < 2) errors.push({ field, message: 'Escribe al menos dos respuestas, desde la A.' });
  else if (answerLetters.slice(count).some(isWritten)) {
    errors.push({ field, message: 'Llena las respuestas en orden, sin saltar ninguna.' });
  }
  const correct = (texts['CorrectAnswerMultiple'] ?? '').split(',').filter((letter) => letter !== '');
  const unwritten = correct.find((letter) => !isWritten(letter));
  if (correct.length === 0) errors.push(missing('CorrectAnswerMultiple'));
  else if (unwritten !== undefined) {
    const message = `La respuesta ${unwritten} está vacía: escríbela o quítala de las correctas.`;
    errors.push({ field: 'CorrectAnswerMultiple', message });
  }
  return errors;
}

const missing = (field: string): FieldError => ({ field, message: noCorrectAnswer.message });

/** The words for a question of practice, and for one of exams. */
export const forPractice = 'Solo para practicar';
export const forExams = 'En el examen';

/** The fields of a question that a form sends. */
type QuestionInput = Omit<InputOf<typeof calls.add>, 'CourseId'>;

/** The form's texts of a stored question; without one, those of an empty form. */
export const textsOfQuestion = (question: QuestionRow | null): QuestionTexts =>
  question === null ? nothingWritten : textsOfStored(question);

export type QuestionTexts = TextsFor<QuestionInput>;

const nothingWritten: QuestionTexts = {
  QuestionDescription: undefined,
  QuestionTypeId: undefined,
  AnswerA: undefined,
  AnswerB: undefined,
  AnswerC: undefined,
  AnswerD: undefined,
  CorrectAnswerMultiple: undefined,
  CorrectAnswerVoF: undefined,
  Several: undefined,
  Module: undefined,
  Hard: undefined,
  Explanation: undefined,
  LawLink: undefined,
  Practice: undefined,
};

const textsOfStored = (question: QuestionRow): QuestionTexts => ({
  QuestionDescription: question.description,
  QuestionTypeId: String(question.questionTypeId),
  AnswerA: question.answerA ?? '',
  AnswerB: question.answerB ?? '',
  AnswerC: question.answerC ?? '',
  AnswerD: question.answerD ?? '',
  CorrectAnswerMultiple: keyLetters(question.correctAnswerMultiple).join(','),
  CorrectAnswerVoF: keyLetters(question.correctAnswerVoF).join(','),
  Several: String(question.several),
  Module: question.module,
  Hard: String(question.hard),
  Explanation: question.explanation,
  LawLink: question.lawLink,
  Practice: String(question.practice),
});

/** A key in words: 'A, C'; for true/false the word. */
export function keyText(key: readonly string[]): string {
  const words: Record<string, string> = { V: 'Verdadero', F: 'Falso' };
  return key.map((letter) => words[letter] ?? letter).join(', ');
}

/** The question in the form, as the exam would show it; null while there is nothing to show. */
export function shownQuestion(texts: FormTexts): ShownQuestion | null {
  const description = (texts['QuestionDescription'] ?? '').trim();
  const questionTypeId = Number(texts['QuestionTypeId'] ?? '');
  if (description === '' || questionTypeId === 0) return null;
  const answer = (letter: AnswerLetter) => (texts[`Answer${letter}`] ?? '').trim();
  return {
    description,
    questionTypeId,
    answerA: answer('A'),
    answerB: answer('B'),
    answerC: answer('C'),
    answerD: answer('D'),
    several: texts['Several'] === 'true',
  };
}

interface FieldWords {
  label: string;
  words: string;
}

/** The content of a form, field by field in words, in the form's order; '' for an empty field. */
export function textOfFields(texts: FormTexts): FieldWords[] {
  const type = Number(texts['QuestionTypeId'] ?? '');
  const isMultiple = type === questionTypes.multipleChoice;
  const key = texts[isMultiple ? 'CorrectAnswerMultiple' : 'CorrectAnswerVoF'] ?? '';
  const option = (letter: AnswerLetter): FieldWords => ({
    label: `Respuesta ${letter}`,
    words: isMultiple ? (texts[`Answer${letter}`] ?? '') : '',
  });
  // a question has one key, whichever its kind
  const fields: Record<Exclude<keyof QuestionInput, 'CorrectAnswerVoF'>, FieldWords> = {
    QuestionDescription: { label: 'Descripcion', words: texts['QuestionDescription'] ?? '' },
    QuestionTypeId: { label: 'Categoria', words: questionTypeLabel(type) },
    AnswerA: option('A'),
    AnswerB: option('B'),
    AnswerC: option('C'),
    AnswerD: option('D'),
    CorrectAnswerMultiple: { label: 'Respuesta correcta', words: keyText(keyLetters(key)) },
    Several: {
      label: 'En el examen',
      words: isMultiple ? (texts['Several'] === 'true' ? chooseAll : chooseOne) : '',
    },
    Module: { label: 'Módulo', words: texts['Module'] ?? '' },
    Hard: { label: 'Difícil', words: texts['Hard'] === 'true' ? 'Sí' : '' },
    Explanation: { label: '¿Por qué?', words: visibleLines(texts['Explanation'] ?? '') },
    LawLink: { label: 'Artículo que lo dice', words: texts['LawLink'] ?? '' },
    Practice: { label: 'Dónde se pregunta', words: texts['Practice'] === 'true' ? forPractice : '' },
  };
  return Object.values(fields);
}

/** The content of a stored question, a line for each field that is not empty, to be read and copied from. */
export const wordsOfQuestion = (question: QuestionRow): string[] =>
  textOfFields(textsOfQuestion(question)).flatMap(({ label, words }) =>
    words === '' ? [] : [`${label}: ${words}`],
  );

/** The other version (`before`) and the own one (`after`), field by field, without the fields that are empty in both. */
export function conflictFields(
  ownVersion: Readonly<Record<string, unknown>>,
  otherVersion: QuestionRow,
): { label: string; before: string; after: string }[] {
  const texts = Object.fromEntries(
    Object.entries(ownVersion).map(([name, value]) => [name, String(value ?? '')]),
  );
  const own = textOfFields(texts);
  return textOfFields(textsOfQuestion(otherVersion))
    .map(({ label, words }, place) => ({ label, before: words, after: own[place]?.words ?? '' }))
    .filter((side) => side.before !== '' || side.after !== '');
}
