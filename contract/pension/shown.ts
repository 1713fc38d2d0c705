import { counted, grouped } from '../text/counted.ts';
import type { Hundredths, Rate } from './amounts.ts';
import { unchanged } from './answer.ts';

/* Numbers as answers show them, no more precise than they are known. Without Intl, so that both sides write the
   same. */

/** An amount as coarse as an estimate allows: to 1 of the currency under 100, to 10 under 100,000, to 1,000 above. */
function coarse(amount: Hundredths): number {
  const whole = Math.abs(amount) / 100;
  const step = whole < 100 ? 1 : whole < 100_000 ? 10 : 1_000;
  return Math.sign(amount) * Math.floor(whole / step + 0.5) * step;
}

/** '4 200', '4 200,50': an exact figure without its currency, as fields show it. */
export function plainAmount(amount: Hundredths): string {
  const [whole, rest] = [Math.floor(amount / 100), amount % 100];
  return `${grouped(whole)}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}`;
}

export const moneyIn = (currency: string) => ({
  currency,
  /** 'Bs 1 800', as coarse as an estimate. */
  about: (amount: Hundredths): string => `${currency}\u00a0${grouped(coarse(amount))}`,
  /** 'Bs 1 800', an exact figure. */
  exact: (amount: Hundredths): string => `${currency}\u00a0${plainAmount(amount)}`,
  /** '+ Bs 210', '− Bs 130' */
  difference: (amount: Hundredths): string =>
    coarse(amount) === 0
      ? unchanged
      : `${amount > 0 ? '+' : '−'}\u00a0${currency}\u00a0${grouped(Math.abs(coarse(amount)))}`,
});
export type Money = ReturnType<typeof moneyIn>;

/** '3,5 %', '12 %' */
export function percent(rate: Rate): string {
  const [whole, rest] = [Math.floor(Math.abs(rate) / 100), Math.abs(rate) % 100];
  const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0').replace(/0$/, '')}`;
  return `${rate < 0 ? '−' : ''}${whole}${decimals}\u00a0%`;
}

/** '1 mes', '8 meses' */
export const monthsInWords = (months: number): string => counted(months, 'mes', 'meses');

/** '65 años', '64 años y 3 meses', '3 meses' */
export function yearsInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const whole = counted(years, 'año', 'años');
  if (rest === 0) return whole;
  return years === 0 ? monthsInWords(rest) : `${whole} y ${monthsInWords(rest)}`;
}

/** 'Falta 1 mes.', 'Faltan 8 meses.', of a time in words. */
export const missingOf = (time: string): string =>
  `${/^1 (?:mes|año)$/.test(time) ? 'Falta' : 'Faltan'} ${time}.`;

/** '65', '64 y 3 meses': after 'a los'. */
export const atAge = (months: number): string =>
  months % 12 === 0 ? String(months / 12) : `${Math.floor(months / 12)} y ${monthsInWords(months % 12)}`;

/** A number on an axis: 'Bs 0', '100 mil', '1,5 millones'. */
export function shortAmount(currency: string, whole: number): string {
  if (whole === 0) return `${currency}\u00a00`;
  if (whole < 10_000) return grouped(whole);
  const [unit, word] =
    whole < 1_000_000 ? [1_000, 'mil'] : [1_000_000, whole === 1_000_000 ? 'millón' : 'millones'];
  return `${String(Math.floor((whole / unit) * 10 + 0.5) / 10).replace('.', ',')}\u00a0${word}`;
}
