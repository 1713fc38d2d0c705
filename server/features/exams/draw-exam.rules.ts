import { questionTypes } from '../../../contract/constants.ts';
import { type ExamDraw, quotasOf } from '../../../contract/exams/draw.ts';
import {
  drawFairly,
  drawQuestions,
  type Known,
  optionOrder,
  type RandomBelow,
} from './draw-questions.rules.ts';

/** A question to draw, with what decides if its options can change their places. */
interface Candidate extends Known {
  type: number;
  options: string[];
}

/**
 * The questions of an exam of `count`, in the order of the exam, each with the order of its options (spec 8.19). Without a
 * plan every question has the same chance.
 */
export function drawExam<T extends Candidate>(
  bank: readonly T[],
  { count, shares, unseenFirst, shuffled }: ExamDraw & { count: number },
  randomBelow: RandomBelow,
): (T & { optionOrder: string })[] {
  const isPlain = shares.length === 0 && !unseenFirst;
  const drawn = isPlain
    ? drawQuestions(bank, count, randomBelow)
    : drawFairly(bank, { count, quotas: quotasOf(shares, count), unseenFirst }, randomBelow);
  return drawn.map((question) => {
    const moves = shuffled && question.type === questionTypes.multipleChoice && !keepsOrder(question.options);
    return { ...question, optionOrder: moves ? optionOrder(question.options.length, randomBelow) : '' };
  });
}

/** Words that only mean something beside the other options, or in their order. */
const ofOtherOptions: readonly RegExp[] = [
  /(?<!\p{L})(?:l[ao]s|dos|tres|tod[ao]s|ninguna) (?:opciones )?(?:anteriores|primeras|[uú]ltimas)(?! a )/iu,
  /(?<!\p{L})tod[ao]s(?:$| (?:ellas|son|est[aá]n)| las (?:opciones|respuestas|dem[aá]s))/iu,
  /(?<!\p{L})(?:todo|nada de) lo (?:anterior|dicho|mencionado)(?!\p{L})|(?<!\p{L})tod[ao]s (?:menos|excepto|salvo)(?!\p{L})/iu,
  /(?<!\p{L})la (?:primera|segunda|tercera|cuarta) (?:opci[oó]n|respuesta|y la)(?!\p{L})/iu,
  /(?<!\p{L})ningun[oa](?:$| (?:de|es|son|est[aá])(?!\p{L}))/iu,
  /(?<!\p{L})(?:amb[ao]s|las opciones|el resto)(?!\p{L})/iu,
  /(?<!\p{L})l[ao]s (?:dos|tres|cuatro)(?:$| son| opciones)/iu,
  /(?<!\p{L})(?:s[oó]lo|[uú]nicamente|opci[oó]n|inciso|letra)(?: la| el)? [«"'(]?(?:[b-d](?![\p{L}\p{N}])|a(?=$|[)»"',]| es))/iu,
  /(?<![\p{L}\p{N}])[a-d]\)?,? (?:y|o|ni|e|como) (?:la )?[a-d](?![\p{L}\p{N}])/iu,
];

/** True if one of the options speaks of the others or of their letters, so that they stay in their order. */
export const keepsOrder = (options: readonly string[]): boolean =>
  options.some((text) => {
    const words = text.normalize('NFC').trim().replace(/\.$/, '');
    return ofOtherOptions.some((pattern) => pattern.test(words));
  });
