/** Figures that the screen of reports and its files share (spec 10.1). */
interface Count {
  label: string;
  count: number;
}

export interface Share extends Count {
  /** A whole per cent; all shares together make 100. */
  percent: number;
}

/**
 * Counts with their shares in whole per cent, rounded so that they make 100: each is rounded down, and the largest
 * remainders get the rest. Without any counts all shares are 0.
 */
export function sharesOf(counts: readonly Count[]): Share[] {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return counts.map((each) => ({ ...each, percent: 0 }));
  const whole = counts.map(({ count }) => Math.floor((100 * count) / total));
  let left = 100 - whole.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = counts
    .map(({ count }, index) => ({ index, remainder: (100 * count) % total }))
    .sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return counts.map((each, index) => ({ ...each, percent: whole[index] ?? 0 }));
}

/** The two counts of the report by gender with their labels, the greater first. */
export function genderShares(figures: { countMasculino: number; countFemenino: number }): Share[] {
  const shares = sharesOf([
    { label: 'Hombre', count: figures.countMasculino },
    { label: 'Mujer', count: figures.countFemenino },
  ]);
  return shares.sort((one, other) => other.count - one.count);
}

/**
 * The colour pairs that chance picks from: one dark, one light, so that everybody can tell them apart. They equal the
 * light theme's `--chart-dark-1` and so on in web/styles/tokens.css.
 */
export const chartPairs = [
  { dark: '#0b5a50', light: '#e9a820' },
  { dark: '#2b548f', light: '#f2ab8f' },
  { dark: '#6b3a78', light: '#8fcdb8' },
  { dark: '#a33e25', light: '#a5c7ee' },
] as const;

/** Each pair in both orders: `first` is the tone of the first part. */
export const chartColours = chartPairs.flatMap((_, pair) => [
  { pair, first: 'dark' as const },
  { pair, first: 'light' as const },
]);

/** The tone and pair of a chart's part; `choice` is a number below `chartColours.length`. */
export function colourOf(choice: number, part: number): { tone: 'dark' | 'light'; pair: number } {
  const { pair, first } = chartColours[choice] ?? { pair: 0, first: 'dark' };
  const other = first === 'dark' ? 'light' : 'dark';
  return { tone: part % 2 === 0 ? first : other, pair };
}

/** A random choice of colours, below `chartColours.length`. */
export const randomColours = (): number => Math.floor(Math.random() * chartColours.length);

const dayFormat = new Intl.DateTimeFormat('es', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** A day in words; one that does not exist, as an address may name it, stays as written. */
function inWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}

/** A group as it appears in headings, captions and file names. */
export const groupWords = (name: string): string => `grupo ${name}`;

/** A period of days in words; both ends count, and each may be open. */
export function periodText(from: string | undefined, to: string | undefined): string {
  if (from === undefined && to === undefined) return 'Desde el comienzo hasta hoy';
  if (from === undefined) return `Hasta el ${inWords(to ?? '')}`;
  if (to === undefined) return `Desde el ${inWords(from)}`;
  return from === to ? `El ${inWords(from)}` : `Del ${inWords(from)} al ${inWords(to)}`;
}
