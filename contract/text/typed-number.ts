/** A number as somebody typed it, and the words or signs around it. */
export interface TypedNumber {
  /** NaN = no number. */
  value: number;
  /** '' = nothing stands around it; else as written: 'USD', 'k', 'meses'. */
  unit: string;
}

const around = /^([^\d−-]*)([−-]?\d(?:[\d.,'’\s]*\d)?)(\D*)$/;

/** Parts a typed number from its unit: '4.200,50', 'Bs 4 200.-', '12,5 años', '4k'. */
export function typedNumber(typed: string): TypedNumber {
  const [, before = '', digits, after = ''] = around.exec(typed.trim()) ?? [];
  if (digits === undefined) return { value: Number.NaN, unit: '' };
  const plain = digits.replace(/['’\s]/g, '').replace('−', '-');
  const isGrouped = /^-?[1-9]\d{0,2}([.,]\d{3})+([.,]\d{1,2})?$/.test(plain);
  const whole = isGrouped ? plain.replace(/[.,](?=\d{3})/g, '') : plain;
  const value = /^-?\d+([.,]\d{1,2})?$/.test(whole) ? Number(whole.replace(',', '.')) : Number.NaN;
  return { value, unit: [before, after].map(bare).filter(Boolean).join(' ') };
}

/** A unit without the signs of a written amount: '.-', '=', ':'. */
const bare = (text: string) => text.replace(/^[\s.:=–—-]+|[\s.:=–—-]+$/g, '');

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Other names of a currency, by the sign that the institute uses. */
const currencyWords: Record<string, string> = {
  bs: 'bs|b|bob|boliviano|bolivianos',
  's/': 's/|sol|soles|pen',
  gs: 'gs|guarani|guaranies|pyg',
  $: '$|peso|pesos',
};
const perMonth = new Set(['al', 'por', 'cada', 'mes', 'mensual', 'mensuales', '/mes', 'de']);
const timeWords = { years: new Set(['a', 'ano', 'anos']), months: new Set(['m', 'mes', 'meses']) };

/** True if words around an amount say the currency that is asked for, by the month or not at all. */
export function isOwnCurrency(unit: string, currency: string): boolean {
  const sign = folded(currency).replace(/\.$/, '');
  const own = new Set([sign, ...(currencyWords[sign]?.split('|') ?? [])]);
  return folded(unit)
    .replace(/(?<=.)\/\s*mes\b/g, ' /mes')
    .split(/\s+/)
    .map((word) => word.replace(/(?<=.)\.+$/, ''))
    .every((word) => word === '' || own.has(word) || perMonth.has(word));
}

/** True if the word after a time is the one that is asked for. */
export const isTimeUnit = (unit: string, kind: keyof typeof timeWords): boolean =>
  unit === '' || timeWords[kind].has(folded(unit));
