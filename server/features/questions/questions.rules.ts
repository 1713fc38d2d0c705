import { questionTypes } from '../../../contract/constants.ts';
import { answerLetters } from '../../../contract/questions/key.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { plainText } from '../../../contract/text/plain-text.ts';
import { normaliseAnswer, type QuestionType } from '../exams/answer-letters.rules.ts';
import { definedIn, isSameIn } from '../versions/parts.rules.ts';

export interface QuestionWritten {
  description: string;
  type: QuestionType;
  options: string[];
  /** The normalised key: 'V', 'F', or letters in order. */
  correct: string;
  /** The exam says 'Elige todas las correctas' instead of 'Elige una'; false of true/false. */
  asksSeveral: boolean;
}

/** The column of each part, in a version. */
export const questionColumns = {
  description: 'description',
  type: 'type',
  options: 'options',
  correct: 'correct',
  asksSeveral: 'asks_several',
} as const satisfies Record<keyof QuestionWritten, string>;

/** The parts that belong to a question and not to its versions: they reach attempts that showed an older one, too. */
export interface QuestionNotes {
  /** The title of the module to read again; '' = none. */
  module: string;
  /** Its course may ask for a share of hard ones (spec 8.19). */
  isHard: boolean;
  /** The reason why the answer is right, as sanitised HTML; '' = none (spec 8.18). */
  explanation: string;
  /** The address of the article of a law on which it rests: '/ley?id=3#art-12'; '' = none. */
  lawLink: string;
  /** Asked in practice, and never in an exam (spec 8.20). */
  isPractice: boolean;
}

/** The column of each note, in `question`. */
export const noteColumns = {
  module: 'module_title',
  isHard: 'is_hard',
  explanation: 'explanation_html',
  lawLink: 'law_link',
  isPractice: 'is_practice',
} as const satisfies Record<keyof QuestionNotes, string>;

export const noNotes: QuestionNotes = {
  module: '',
  isHard: false,
  explanation: '',
  lawLink: '',
  isPractice: false,
};

/** A question of a bank. */
export interface BankedQuestion extends QuestionWritten, QuestionNotes {}

/** A question as the administrator's form gives it. */
export interface QuestionGiven extends Omit<QuestionWritten, 'options' | 'correct' | 'asksSeveral'> {
  /** The texts of A, B, C and D; empty or absent = not filled. */
  options: (string | undefined)[];
  correctLetters: string | undefined;
  correctTrueFalse: string | undefined;
  /** Undefined = follows from the key. */
  asksSeveral: boolean | undefined;
}

/** Like QuestionGiven, with the notes, of which none has to be given. */
export type NewQuestion = QuestionGiven & NotesGiven;

/** The notes of a form or a call; undefined = not given. */
export type NotesGiven = { [Note in keyof QuestionNotes]: QuestionNotes[Note] | undefined };

/** A change of a question; undefined fields do not change (spec 3.5). */
export type QuestionChange = {
  [Part in keyof NewQuestion]: NewQuestion[Part] | (Part extends 'options' ? never : undefined);
};

/** Applies a change to a stored question: options one by one, '' empties one. */
export function changedQuestion(stored: QuestionWritten, change: Partial<QuestionChange>): QuestionWritten {
  const type = change.type ?? stored.type;
  const isMultiple = type === questionTypes.multipleChoice;
  const storedKey = type === stored.type ? stored.correct : undefined;
  return writtenQuestion({
    ...stored,
    ...definedIn(change),
    type,
    options: optionFields.map((_, index) => change.options?.[index] ?? stored.options[index]),
    correctLetters: change.correctLetters ?? (isMultiple ? storedKey : undefined),
    correctTrueFalse: change.correctTrueFalse ?? (isMultiple ? undefined : storedKey),
    asksSeveral: change.asksSeveral ?? (stored.asksSeveral || undefined),
  });
}

/** True when two questions are equal in every field of a version. */
export const isSameQuestion = (one: QuestionWritten, other: QuestionWritten): boolean =>
  isSameIn(questionColumns, one, other);

/** True when two questions have the same notes. */
export const hasSameNotes = (one: QuestionNotes, other: QuestionNotes): boolean =>
  isSameIn(noteColumns, one, other);

const optionFields = ['AnswerA', 'AnswerB', 'AnswerC', 'AnswerD'];

/** A question's text for storage: trimmed, without invisible characters, some of which workbooks cannot hold. */
export const cleanText = (text: string): string => plainText(text).trim();

/**
 * Validates a question and returns it for storage (spec 8.1). Multiple choice needs 2 to 4 options, filled from A
 * without a gap, a key of filled ones, and asks for a single one only if one is right. Refuses (400) with the wrong
 * field.
 */
export function writtenQuestion(given: QuestionGiven): QuestionWritten {
  const description = cleanText(given.description);
  if (description === '') {
    const message = 'El campo Descripcion es obligatorio.';
    throw new Refusal('invalidInput', { errors: [{ field: 'QuestionDescription', message }] });
  }
  const isMultiple = given.type === questionTypes.multipleChoice;
  const options = isMultiple ? filledOptions(given.options) : [];
  const key = (isMultiple ? given.correctLetters : given.correctTrueFalse) ?? '';
  const correct = normaliseAnswer(given.type, options.length, key);
  if (correct === null || correct === '') {
    const field = isMultiple ? 'CorrectAnswerMultiple' : 'CorrectAnswerVoF';
    throw new Refusal('noCorrectAnswer', { errors: [{ field, message: sentence('noCorrectAnswer') }] });
  }
  return {
    description,
    type: given.type,
    options,
    correct,
    asksSeveral: isMultiple && asksSeveral(correct, given.asksSeveral),
  };
}

/**
 * The first option that repeats another; null = all differ. Members who ticked the second would fail with the right
 * words.
 */
export function twiceIn(options: readonly string[]): { place: number; message: string } | null {
  const place = options.findIndex((text, index) => options.indexOf(text) !== index);
  if (place === -1) return null;
  const letterOf = (index: number) => answerLetters[index] ?? '';
  const first = options.indexOf(options[place] ?? '');
  return { place, message: `La opción ${letterOf(place)} es igual a la ${letterOf(first)}.` };
}

/**
 * A key of several letters asks for several; a key of one letter may do so, so that the question does not reveal their
 * number.
 */
function asksSeveral(correct: string, given: boolean | undefined): boolean {
  const hasSeveral = correct.includes(',');
  if (hasSeveral && given === false) {
    const errors = [{ field: 'Several', message: sentence('severalAskedAsOne') }];
    throw new Refusal('severalAskedAsOne', { errors });
  }
  return given ?? hasSeveral;
}

function filledOptions(given: (string | undefined)[]): string[] {
  const texts = given.map((text) => cleanText(text ?? ''));
  const firstEmpty = texts.indexOf('');
  const filled = firstEmpty === -1 ? texts : texts.slice(0, firstEmpty);
  const isWhole = filled.length >= 2 && texts.slice(filled.length).every((text) => text === '');
  if (isWhole) {
    const twice = twiceIn(filled);
    if (twice === null) return filled;
    throw new Refusal('invalidInput', {
      errors: [{ field: optionFields[twice.place] ?? '', message: twice.message }],
    });
  }
  const message =
    filled.length < 2
      ? 'Escribe al menos dos respuestas, desde la A.'
      : 'Llena las respuestas en orden, sin saltar ninguna.';
  throw new Refusal('invalidInput', { errors: [{ field: optionFields[filled.length] ?? '', message }] });
}
