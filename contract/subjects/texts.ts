import { unknownFactIn } from '../facts/fact-names.ts';
import { askedLines, wrongInAsked } from '../search/ways-of-asking.ts';
import { folded } from '../text/folded.ts';
import type { LinkKind } from './link-kinds.ts';

export interface WrittenAnswer {
  question: string;
  answer: string;
  /** Other ways in which people ask it (spec 6.14). */
  asked: string[];
}

const subjectLimits = {
  sentences: 3,
  sentenceLength: 140,
  answers: 20,
  questionLength: 200,
  answerLength: 600,
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const sentencesOf = (text: string): string[] => linesOf(text);

/** Begins the optional line below a question that lists other ways of asking it, separated by semicolons. */
const alsoAsked = /^tambi[eé]n se pregunta:/i;

/**
 * The questions with their answers: each begins with a line, perhaps followed by other ways of asking; the answer
 * follows, and an empty line ends it.
 */
export const answersOf = (text: string): WrittenAnswer[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((block) => linesOf(block))
    .filter(([question]) => question !== undefined)
    .map(([question = '', ...lines]) => {
      const isAsked = (line: string) => alsoAsked.test(line);
      const asked = lines.filter(isAsked).map((line) => line.replace(alsoAsked, '').replaceAll(';', '\n'));
      const answer = lines.filter((line) => !isAsked(line)).join('\n');
      return { question, answer, asked: askedLines(asked.join('\n')) };
    });

/** The text of a subject with other ways of asking one of its questions; a question that is not there changes nothing. */
export function withAsked(text: string, question: string, change: (asked: string[]) => string[]): string {
  const blocks = text.split(/\n[^\S\n]*\n/).map((block) => {
    const lines = linesOf(block);
    if (lines[0] === undefined || folded(lines[0]) !== folded(question)) return block;
    const [written] = answersOf(block);
    const asked = change(written?.asked ?? []).map((line) => line.replaceAll(';', ','));
    const others = lines.slice(1).filter((line) => !alsoAsked.test(line));
    return [
      lines[0],
      ...(asked.length > 0 ? [`También se pregunta: ${asked.join('; ')}`] : []),
      ...others,
    ].join('\n');
  });
  return blocks.join('\n\n');
}

function wrongFactIn(text: string): string | undefined {
  const unknown = unknownFactIn(text);
  if (unknown === undefined) return undefined;
  return unknown.includes('|')
    ? `{${unknown}} no es una página del portal. Escribe su dirección, una barra y cómo se llama: {/ley?id=3#art-12 | Ley 214, artículo 12}.`
    : `{${unknown}} no es un dato del país. Escribe su nombre como está en Datos del país.`;
}

/** The reason why the sentences are refused; undefined = accepted. */
export function wrongInSentences(text: string): string | undefined {
  const sentences = sentencesOf(text);
  if (sentences.length > subjectLimits.sentences)
    return `Escribe tres frases como máximo: hay ${sentences.length}.`;
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.length > subjectLimits.sentenceLength)
      return `La frase ${index + 1} tiene ${sentence.length} letras; caben ${subjectLimits.sentenceLength}.`;
    const wrong = wrongFactIn(sentence);
    if (wrong !== undefined) return `La frase ${index + 1}: ${wrong}`;
  }
  return undefined;
}

/** The reason why the answers are refused; undefined = accepted. */
export function wrongInAnswers(text: string): string | undefined {
  const answers = answersOf(text);
  if (answers.length > subjectLimits.answers)
    return `Escribe ${subjectLimits.answers} preguntas como máximo.`;
  const seen = new Set<string>();
  for (const { question, answer, asked } of answers) {
    const named = `«${question.slice(0, 60)}»`;
    if (answer === '') return `${named} no tiene respuesta. Escríbela en la línea de abajo.`;
    if (question.length > subjectLimits.questionLength)
      return `${named} es muy larga para una pregunta. Deja una línea vacía entre una respuesta y la pregunta que sigue.`;
    if (answer.length > subjectLimits.answerLength)
      return `La respuesta a ${named} tiene ${answer.length} letras; caben ${subjectLimits.answerLength}.`;
    const wrong = wrongFactIn(answer) ?? wrongInAsked(asked);
    if (wrong !== undefined) return `${named}: ${wrong}`;
    if (seen.has(folded(question))) return `${named} está dos veces.`;
    seen.add(folded(question));
  }
  return undefined;
}

/**
 * Gives answers their earlier ids, so that their anchors stay: first those with the same question, then in order those
 * with a changed one. An undefined id is a new answer.
 */
export function withIds<Known extends { id: number; question: string }>(
  known: readonly Known[],
  written: readonly WrittenAnswer[],
): (WrittenAnswer & { id: number | undefined })[] {
  const same = new Map(known.map(({ id, question }) => [folded(question), id]));
  const kept = new Set(written.map(({ question }) => folded(question)));
  const free = known.filter(({ question }) => !kept.has(folded(question))).map(({ id }) => id);
  const isReworded = known.length === written.length; // none was added or removed: only words changed
  return written.map((each) => ({
    ...each,
    id: same.get(folded(each.question)) ?? (isReworded ? free.shift() : undefined),
  }));
}

export interface WrittenLink {
  kind: LinkKind;
  href: string;
  /** The row that the address names; undefined = none. */
  id: number | undefined;
  /** The name written behind '|'; '' = the row's own. */
  label: string;
}

const places: readonly [pattern: RegExp, kind: LinkKind][] = [
  [/^\/leerarticulo\/?\?id=(\d+)/i, 'article'],
  [/^\/leercurso\/?\?id=(\d+)/i, 'course'],
  [/^\/vervideo\/?\?id=(\d+)/i, 'video'],
  [/^\/(?:ley|leerleyreglamento)\/?\?id=(\d+)/i, 'law'],
  [/^\/glosario\/?#termino-(\d+)/i, 'term'],
  [/^\/calculadora/i, 'calculator'],
  [/^\/ruta\/?\?id=(\d+)/i, 'route'],
];

/** The links of a subject in order, one a line: an address, optionally followed by '|' and a name. */
export const linksOf = (text: string): WrittenLink[] =>
  linesOf(text).map((line) => {
    const [href = '', ...label] = line.split('|');
    const path = href.trim().replace(/^https?:\/\/[^/]+(?=\/)/, '');
    const found = places
      .map(([pattern, kind]) => ({ kind, match: pattern.exec(path) }))
      .find(({ match }) => match);
    const id = Number(found?.match?.[1]);
    return {
      kind: found?.kind ?? 'other',
      href: path,
      id: Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined,
      label: label.join('|').trim(),
    };
  });
