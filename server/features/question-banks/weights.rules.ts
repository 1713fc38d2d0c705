/** An option with its weight, −100 to 100 per cent. */
export interface WeighedOption {
  text: string;
  percent: number;
}

const parts = 'Los puntajes parciales no se usan: hay que marcar todas las correctas y ninguna otra.';
const halves = 'Las opciones con parte del puntaje cuentan como incorrectas.';
const alone = 'Cada una de sus respuestas correctas bastaba; aquí hay que marcarlas todas.';

const isFull = (percent: number) => percent > 99;

/**
 * Chooses the right options by their weights and tells what is lost. If an option has full weight, only such options
 * are right; otherwise all with a positive weight are right together (with a single choice, the best).
 */
export function rightByWeights(options: readonly WeighedOption[], isSingle?: boolean) {
  const positive = options.filter(({ percent }) => percent > 0);
  const full = positive.filter(({ percent }) => isFull(percent));
  const right = full.length > 0 ? full : isSingle === true ? bestOf(positive) : positive;
  const notes: string[] = [];
  if (right.length < positive.length) notes.push(halves);
  if (full.length > 1 && isSingle !== false) notes.push(alone);
  const sum = right.reduce((total, { percent }) => total + percent, 0);
  const isEven = right.every(({ percent }) => Math.abs(percent - (right[0]?.percent ?? 0)) < 0.01);
  const hasOwnMinus = options.some(({ percent }) => percent < 0 && percent > -100);
  if (full.length === 0 && right.length > 0 && (!isEven || Math.abs(sum - 100) > 2 || hasOwnMinus))
    notes.push(parts);
  return {
    options: options.map((option) => ({ text: option.text, isRight: right.includes(option) })),
    notes,
  };
}

function bestOf(options: readonly WeighedOption[]): WeighedOption[] {
  const most = Math.max(...options.map(({ percent }) => percent));
  return options.filter(({ percent }) => percent === most);
}

/** The weight of each of `count` right options, as Moodle spells it: 50, 33.33333. */
export const evenShare = (count: number): string => String(Math.round(10_000_000 / count) / 100_000);
