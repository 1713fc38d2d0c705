import { counted } from '../text/counted.ts';

/** A part of every exam: so many questions of a module, of them so many hard ones; `hard` null = as it comes. */
export interface DrawShare {
  /** The title of a module; '' = the questions without one. */
  module: string;
  count: number;
  hard: number | null;
}

/** How an exam draws its questions (spec 8.19). */
export interface ExamDraw {
  /** Empty = at random of the whole bank. */
  shares: DrawShare[];
  /** The questions that a person has seen least, and longest ago, come first. */
  unseenFirst: boolean;
  /** Options in another order for each attempt. */
  shuffled: boolean;
}

export const plainDraw: ExamDraw = { shares: [], unseenFirst: false, shuffled: false };

/** The facts of a question that a share asks for. */
export interface Drawable {
  module: string;
  isHard: boolean;
}

/** A group of questions, apart from all others, and how many of them an exam asks; `isHard` null = hard or not. */
export interface Quota {
  module: string;
  isHard: boolean | null;
  count: number;
}

export const isIn = ({ module, isHard }: Omit<Quota, 'count'>, question: Drawable): boolean =>
  question.module === module && (isHard === null || question.isHard === isHard);

/**
 * `total` in whole parts by weight, by the largest remainders; of equal ones the first. The weights are whole numbers,
 * at least one above 0.
 */
export function byLargestRemainder(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  const parts = weights.map((weight, at) => ({
    at,
    whole: Math.floor((weight * total) / sum),
    rest: (weight * total) % sum,
  }));
  const left = total - parts.reduce((before, { whole }) => before + whole, 0);
  const raised = new Set(
    parts
      .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, whole }) => whole + (raised.has(at) ? 1 : 0));
}

/** The quotas of an exam of `count` questions: exactly the shares where these add up to it, else in their proportion. */
export function quotasOf(shares: readonly DrawShare[], count: number): Quota[] {
  const groups = shares.flatMap(({ module, count: asked, hard }): Quota[] =>
    hard === null
      ? [{ module, isHard: null, count: asked }]
      : [
          { module, isHard: true, count: hard },
          { module, isHard: false, count: asked - hard },
        ],
  );
  const wanted = groups.filter((group) => group.count > 0);
  if (wanted.length === 0) return [];
  const parts = byLargestRemainder(
    wanted.map((group) => group.count),
    count,
  );
  return wanted.map((group, at) => ({ ...group, count: parts[at] ?? 0 })).filter((group) => group.count > 0);
}

export interface Shortage extends Quota {
  /** Questions that the bank has of the group. */
  has: number;
}

/** The quotas that a bank cannot fill; the draw fills them from the rest. */
export const shortagesOf = (quotas: readonly Quota[], bank: readonly Drawable[]): Shortage[] =>
  quotas
    .map((quota) => ({ ...quota, has: bank.filter((question) => isIn(quota, question)).length }))
    .filter(({ count, has }) => has < count);

/** The group in words: 'de «Aportes», difíciles'. */
function groupText({ module, isHard }: Omit<Quota, 'count'>): string {
  const of = module === '' ? 'sin módulo' : `de «${module}»`;
  return isHard === null ? of : `${of} ${isHard ? 'difíciles' : 'que no sean difíciles'}`;
}

/** 'Faltan 2 de «Aportes» difíciles: pide 3 y hay 1.' */
export const shortageText = (shortage: Shortage): string => {
  const missing = shortage.count - shortage.has;
  const { count, has } = shortage;
  return `${missing === 1 ? 'Falta 1' : `Faltan ${missing}`} ${groupText(shortage)}: cada examen pide ${count} y hay ${has}.`;
};

const attemptsSummed = 3;

/**
 * The part of a bank, in whole per cent, that a person has seen after three attempts: as expected of chance, or, where
 * unseen ones come first, without repetition.
 */
export function seenAfterThree(count: number, bankSize: number, unseenFirst: boolean): number {
  if (bankSize === 0) return 0;
  const once = Math.min(1, count / bankSize);
  const part = unseenFirst ? Math.min(1, attemptsSummed * once) : 1 - (1 - once) ** attemptsSummed;
  return Math.round(100 * part);
}

/** The warning about a bank under three times its exam, with the sum; null = large enough, or empty. */
export function smallBankText(count: number, bankSize: number, unseenFirst: boolean): string | null {
  const asked = Math.min(count, bankSize);
  if (bankSize === 0 || bankSize >= attemptsSummed * count) return null;
  const bank = bankSize === 1 ? 'hay 1' : `hay ${bankSize}`;
  const seen = seenAfterThree(asked, bankSize, unseenFirst);
  const part = seen === 100 ? 'todo el banco' : `el ${seen} % del banco`;
  return `Tres exámenes de ${counted(asked, 'pregunta', 'preguntas')} piden ${attemptsSummed * asked} y ${bank}: tras tres intentos una persona habrá visto ${part}.`;
}
