import { questionTypes } from '../../../contract/constants.ts';
import { isArticleHref } from '../../../contract/laws/anchors.ts';
import { questionLimits } from '../../../contract/questions/fields.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { cleanText, twiceIn } from '../questions/questions.rules.ts';

/** A question as read from a format, not validated yet. */
export interface RawQuestion {
  description: string;
  /** The title of a module, or the format's substitute for it. */
  module: string;
  /** Absent = no. */
  isHard?: boolean;
  /** Why the answer is right, as HTML of the file; absent = it says nothing. */
  explanation?: string;
  /** The address of a law's article; absent = none. */
  lawLink?: string;
  /** It is asked in practice, and never in an exam; absent = in exams. */
  isPractice?: boolean;
  /** Sentences on parts that were left out or changed. */
  notes: string[];
  /** true/false: the right answer, null = not given. Multiple choice: its options. */
  answers:
    | { isTrue: boolean | null }
    | {
        options: { text: string; isRight: boolean }[];
        /** False or absent: follows from the key. */
        asksSeveral?: boolean;
      };
}

/** An item of a file: a question, or the reason why it is not one. */
export interface ReadItem {
  /** From 1: a line, or a row of a spreadsheet. */
  line: number;
  subject: string;
  found: { question: BankedQuestion; notes: string[] } | { problem: string };
}

export interface ReadBank {
  items: ReadItem[];
  /** Notes on the whole file, or on a line that is not a question. */
  notes: { line: number | null; text: string }[];
}

/** A file without questions to read; the message is for people. */
export class BadBank extends Error {}

/** The tag by which files of Moodle carry hard questions. */
export const hardTag = 'difícil';

export const isHardTag = (tag: string): boolean =>
  tag.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase() === 'dificil';

const letters = 'ABCD';
const subjectLength = 80;

/** The note about a question whose title is dropped; a reader reports it once for the whole file. */
export const lostTitle = 'Su título no se guarda.';

/** Replaces the notes about titles by a single one. */
export function titlesToldOnce({ items, notes }: ReadBank): ReadBank {
  let count = 0;
  const told = items.map((item): ReadItem => {
    if ('problem' in item.found || !item.found.notes.includes(lostTitle)) return item;
    count += 1;
    return {
      ...item,
      found: { ...item.found, notes: item.found.notes.filter((note) => note !== lostTitle) },
    };
  });
  if (count === 0) return { items, notes };
  return {
    items: told,
    notes: [...notes, { line: null, text: `Los títulos de las preguntas no se guardan: ${count}.` }],
  };
}

/** The first words of a text, on one line. */
export function subjectOf(text: string): string {
  const line = [
    ...text
      .trimStart()
      .slice(0, 10 * subjectLength)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return line.length <= subjectLength ? line.join('') : `${line.slice(0, subjectLength - 1).join('')}…`;
}

/** An item that the portal cannot use. */
export const problemAt = (line: number, text: string, problem: string): ReadItem => ({
  line,
  subject: subjectOf(text),
  found: { problem },
});

/** The question of an item, if it is valid (spec 8.1), or the first reason why it is not. */
export function validatedItem(line: number, raw: RawQuestion): ReadItem {
  const description = cleanText(raw.description);
  const subject = subjectOf(description);
  const refuse = (problem: string): ReadItem => ({ line, subject, found: { problem } });
  const isArticle = isArticleHref(raw.lawLink ?? '');
  const lostLaw =
    isArticle || !raw.lawLink
      ? []
      : ['Su artículo de ley no es una dirección de este portal: no se importa.'];
  const accept = (
    answers: Pick<BankedQuestion, 'type' | 'options' | 'correct' | 'asksSeveral'>,
  ): ReadItem => ({
    line,
    subject,
    found: {
      question: {
        description,
        ...answers,
        module: cleanText(raw.module),
        isHard: raw.isHard ?? false,
        explanation: raw.explanation ?? '',
        lawLink: isArticle ? (raw.lawLink ?? '') : '',
        isPractice: raw.isPractice ?? false,
      },
      notes: [...raw.notes, ...lostLaw],
    },
  });
  if (description === '') return refuse('No tiene texto.');
  if (description.length > questionLimits.description)
    return refuse(`Su texto tiene ${description.length} caracteres; caben ${questionLimits.description}.`);
  if ('isTrue' in raw.answers) {
    const { isTrue } = raw.answers;
    if (isTrue === null) return refuse('No dice si es verdadera o falsa.');
    const correct = isTrue ? 'V' : 'F';
    return accept({ type: questionTypes.trueFalse, options: [], correct, asksSeveral: false });
  }
  const { options, asksSeveral = false } = raw.answers;
  const texts = options.map(({ text }) => cleanText(text));
  if (texts.length > questionLimits.options)
    return refuse(`Tiene ${texts.length} opciones; aquí caben ${questionLimits.options}.`);
  if (texts.length < 2) return refuse('Necesita al menos dos opciones.');
  const empty = texts.indexOf('');
  if (empty !== -1) return refuse(`La opción ${letters[empty]} está vacía.`);
  const twice = twiceIn(texts);
  if (twice !== null) return refuse(twice.message);
  const long = texts.findIndex((text) => text.length > questionLimits.option);
  if (long !== -1)
    return refuse(
      `La opción ${letters[long]} tiene ${texts[long]?.length} caracteres; caben ${questionLimits.option}.`,
    );
  const right = [...letters].filter((_, index) => options[index]?.isRight);
  if (right.length === 0) return refuse('No dice cuál es la respuesta correcta.');
  return accept({
    type: questionTypes.multipleChoice,
    options: texts,
    correct: right.join(','),
    asksSeveral: asksSeveral || right.length > 1,
  });
}
