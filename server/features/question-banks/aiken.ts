import { questionTypes } from '../../../contract/constants.ts';
import { isTrueFalseWords, trueFalseWords } from '../../../contract/question-banks/losses.ts';
import type { BankedQuestion } from '../questions/questions.rules.ts';
import { problemAt, type ReadBank, type ReadItem, validatedItem } from './bank.rules.ts';

interface OpenQuestion {
  line: number;
  text: string[];
  options: string[];
  /** True when its options are not A, B, C … in this order. */
  isOutOfOrder: boolean;
}

const optionLine = /^([A-Z])[.)]\s*([\s\S]*)$/;
const answerLine = /^ANSWER:\s*([\s\S]*)$/i;

/** Reads an Aiken file; a question with the options Verdadero and Falso is a true/false question. */
export function readAiken(text: string): ReadBank {
  const items: ReadItem[] = [];
  let open: OpenQuestion | undefined;
  const giveUp = (problem: string) => {
    if (open !== undefined) items.push(problemAt(open.line, open.text.join(' '), problem));
    open = undefined;
  };
  const unfinished = () =>
    giveUp(
      open?.options.length === 0
        ? 'No es una pregunta: no le siguen opciones.'
        : 'Le falta la línea «ANSWER:».',
    );
  let isAfterBlank = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const [, letter, option = ''] = optionLine.exec(line) ?? [];
    const [, answer] = answerLine.exec(line) ?? [];
    if (line === '') {
      isAfterBlank = true;
      continue;
    }
    if (answer !== undefined) {
      if (open === undefined) items.push(problemAt(index + 1, line, 'No sigue a ninguna pregunta.'));
      else items.push(finished(open, answer));
      open = undefined;
    } else if (letter !== undefined) {
      open ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      if (letter !== String.fromCharCode(65 + open.options.length)) open.isOutOfOrder = true;
      open.options.push(option);
    } else {
      if (open !== undefined && (open.options.length > 0 || isAfterBlank)) unfinished();
      open ??= { line: index + 1, text: [], options: [], isOutOfOrder: false };
      open.text.push(line);
    }
    isAfterBlank = false;
  }
  unfinished();
  return { items, notes: [] };
}

function finished({ line, text, options, isOutOfOrder }: OpenQuestion, given: string): ReadItem {
  const description = text.join('\n');
  const refuse = (problem: string) => problemAt(line, description, problem);
  const answer = given.trim().toUpperCase();
  if (isOutOfOrder) return refuse('Sus opciones no van en orden: A, B, C…');
  if (!/^[A-Z]$/.test(answer)) return refuse(`«ANSWER: ${given.slice(0, 40)}» no es una letra.`);
  const place = answer.charCodeAt(0) - 65;
  if (place >= options.length) return refuse(`Su respuesta es ${answer}, y no tiene esa opción.`);
  const answers = isTrueFalseWords(options)
    ? { isTrue: place === 0 }
    : { options: options.map((each, index) => ({ text: each, isRight: index === place })) };
  return validatedItem(line, { description, module: '', notes: [], answers });
}

/** Writes the questions that Aiken can express (isExpressible); it has no modules. */
export function writeAiken(questions: readonly BankedQuestion[]): string {
  const blocks = questions.map(({ description, type, options, correct }) => {
    const isTrueFalse = type === questionTypes.trueFalse;
    const lines = (isTrueFalse ? trueFalseWords : options).map((text, index) => `${'ABCD'[index]}. ${text}`);
    const letter = isTrueFalse ? (correct === 'V' ? 'A' : 'B') : correct;
    return [description, ...lines, `ANSWER: ${letter}`].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
