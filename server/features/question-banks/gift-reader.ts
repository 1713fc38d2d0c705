import { type GIFTQuestion, type NumericalFormat, parse } from 'gift-pegjs';
import {
  lostTitle,
  problemAt,
  type RawQuestion,
  type ReadBank,
  type ReadItem,
  titlesToldOnce,
  validatedItem,
} from './bank.rules.ts';
import { moduleOf } from './categories.rules.ts';
import { htmlOfText, joinedFeedback } from './explanations.rules.ts';
import { type Block, giftBlocks } from './gift-blocks.rules.ts';
import { decodeEscapes, preparedBlock } from './gift-escapes.rules.ts';
import { looksLikeHtml } from './looks-like-html.rules.ts';
import { questionsOfPairs, writtenAnswerProblem } from './other-types.rules.ts';
import { htmlToText } from './plain-text.ts';
import { areTruths, truthOf } from './truth-words.rules.ts';
import { rightByWeights } from './weights.rules.ts';

/**
 * Reads a GIFT file, exported by Moodle or written by hand. The parser gets one question at a time, because a rejected
 * one must not lose the others, and because it slows down with length.
 */
export function readGift(text: string): ReadBank {
  const { blocks, categories, commentCount } = giftBlocks(text);
  const notes: ReadBank['notes'] = [];
  if (commentCount > 0)
    notes.push({ line: null, text: `Los comentarios (//) no se importan: ${commentCount}.` });
  let module = '';
  let next = 0;
  const items = blocks.flatMap((block) => {
    for (; (categories[next]?.line ?? Infinity) < block.line; next += 1)
      module = moduleOf(categories[next]?.path ?? '');
    return itemsOf(block, module);
  });
  return titlesToldOnce({ items, notes });
}

/** The text of a question that is not imported, without format and tags. */
function subjectOf(text: string): string {
  const words = text.replace(/^\s*\[(?:html|moodle|plain|markdown)\]/i, '');
  return looksLikeHtml(words) ? htmlToText(words).text : words;
}

/** In characters, with feedback; the grammar would take minutes for millions. */
const longestBlock = 100_000;

/** The questions of a block: several for a matching question. */
function itemsOf(block: Block, module: string): ReadItem[] {
  if (block.text.length > longestBlock) return [problemAt(block.line, block.text, 'Es demasiado larga.')];
  const prepared = preparedBlock(block.text);
  if ('problem' in prepared) return [problemAt(block.line, subjectOf(prepared.subject), prepared.problem)];
  const refuse = (problem: string) => [
    problemAt(block.line, subjectOf(decodeEscapes(prepared.stem)), problem),
  ];
  let parsed: GIFTQuestion | undefined;
  try {
    [parsed] = parse(prepared.source);
  } catch {
    return refuse('No entendemos sus respuestas: revisa los signos = ~ # { } y las líneas en blanco.');
  }
  if (parsed === undefined || !('stem' in parsed)) return refuse('No es una pregunta.');
  if (parsed.type === 'Essay')
    return refuse('Es una pregunta de texto libre; aquí hay de opción múltiple y de verdadero o falso.');
  if (parsed.type === 'Short') {
    const textOf = textReader(new Set());
    const right = parsed.choices.filter(({ weight, isCorrect }) => (weight ?? (isCorrect ? 100 : 0)) > 0);
    return refuse(
      writtenAnswerProblem(
        'de respuesta corta',
        right.map(({ text }) => textOf(text)),
      ),
    );
  }
  if (parsed.type === 'Numerical') return refuse(writtenAnswerProblem('numérica', numbersOf(parsed.choices)));
  const raw = { ...rawOf(parsed, prepared.title, module), isHard: block.isHard };
  if (parsed.type !== 'Matching') return [validatedItem(block.line, raw)];
  const textOf = textReader(new Set());
  const pairs = parsed.matchPairs.map(({ subquestion, subanswer }) => ({
    left: textOf(subquestion),
    right: decodeEscapes(subanswer).trim(),
  }));
  return questionsOfPairs(raw, pairs).map((each) => validatedItem(block.line, each));
}

type Numbers = Extract<GIFTQuestion, { type: 'Numerical' }>['choices'];

/** The right numbers of a question, in words. */
function numbersOf(choices: Numbers): string[] {
  const given = Array.isArray(choices)
    ? choices.filter(({ weight, isCorrect }) => (weight ?? (isCorrect ? 100 : 0)) === 100)
    : [{ text: choices }];
  return given.map(({ text }) => numberText(text));
}

const written = (value: number | undefined) => String(value ?? '').replace('.', ',');

function numberText({ type, number, range, numberLow, numberHigh }: NumericalFormat): string {
  if (type === 'high-low') return `de ${written(numberLow)} a ${written(numberHigh)}`;
  return type === 'range' ? `${written(number)} más o menos ${written(range)}` : written(number);
}

/** Reads the texts of a question; losses go into `notes`. */
const textReader =
  (notes: Set<string>) =>
  (given: { format: string; text: string } | null): string => {
    const text = decodeEscapes(given?.text ?? '').trim();
    if (given?.format === 'markdown' && /[*_`#[\]]/.test(text))
      notes.add('Estaba en Markdown: queda como texto, con sus signos.');
    if (given?.format !== 'html' && (given?.format !== 'moodle' || !looksLikeHtml(text))) return text;
    const plain = htmlToText(text);
    for (const note of plain.notes) notes.add(note);
    return plain.text;
  };

/** A feedback as HTML; '' = none. */
function feedbackOf(given: { format: string; text: string } | null | undefined): string {
  const text = decodeEscapes(given?.text ?? '').trim();
  return given?.format === 'html' || (given?.format === 'moodle' && looksLikeHtml(text))
    ? text
    : htmlOfText(text);
}

function rawOf(parsed: GIFTQuestion, title: string, module: string): RawQuestion {
  const notes = new Set<string>();
  const textOf = textReader(notes);
  const description = 'stem' in parsed ? textOf(parsed.stem) : '';
  const isInText = description.replace(/\s+/g, ' ').startsWith(title.replace(/(?:…|\.\.\.)$/, ''));
  if (!isInText) notes.add(lostTitle);
  if ('hasEmbeddedAnswers' in parsed && parsed.hasEmbeddedAnswers) notes.add('Su hueco queda como «_____».');
  const general = feedbackOf('globalFeedback' in parsed ? parsed.globalFeedback : null);
  if (parsed.type === 'TF') {
    const explanation = joinedFeedback(general, [
      { option: 'Verdadero', html: feedbackOf(parsed.trueFeedback) },
      { option: 'Falso', html: feedbackOf(parsed.falseFeedback) },
    ]);
    return { description, module, explanation, notes: [...notes], answers: { isTrue: parsed.isTrue } };
  }
  const choices = parsed.type === 'MC' ? parsed.choices : [];
  const explanation = joinedFeedback(
    general,
    choices.map((choice) => ({ option: textOf(choice.text), html: feedbackOf(choice.feedback) })),
  );
  const weighed = choices.map((choice) => ({
    text: textOf(choice.text),
    percent: choice.weight ?? (choice.isCorrect ? 100 : 0),
  }));
  const [only, ...others] = weighed.filter(({ percent }) => percent > 0);
  if (areTruths(weighed.map(({ text }) => text)) && only !== undefined && others.length === 0)
    return {
      description,
      module,
      explanation,
      notes: [...notes],
      answers: { isTrue: truthOf(only.text) === true },
    };
  const right = rightByWeights(weighed);
  return {
    description,
    module,
    explanation,
    notes: [...notes, ...right.notes],
    // Moodle's rule: without a '=' several may be chosen
    answers: { options: right.options, asksSeveral: !choices.some(({ isCorrect }) => isCorrect) },
  };
}
