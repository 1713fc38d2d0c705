import type { Hundredths } from './amounts.ts';

/** The pension that an account pays for life, a month. */
export const pensionOf = (balance: Hundredths, factor: number): Hundredths => Math.floor(balance / factor);

/** The account that a pension asks for. */
export const balanceFor = (pension: Hundredths, factor: number): Hundredths => Math.ceil(pension * factor);

/** A pension that whoever has contributed so many months gets at least. */
export interface Floor {
  months: number;
  amount: Hundredths;
}

/** The greatest floor that somebody's months reach; 0 if they reach none. */
export const floorOf = (months: number, floors: readonly Floor[]): Hundredths =>
  floors.reduce((most, floor) => (months >= floor.months ? Math.max(most, floor.amount) : most), 0);

/** The payment: the own pension, or the floor where that is more and the age for it is reached. */
export function paidPension(given: {
  own: Hundredths;
  months: number;
  ageMonths: number;
  floors: readonly Floor[];
  floorAgeMonths: number;
}): { paid: Hundredths; floor: Hundredths } {
  const { own, months, ageMonths, floors, floorAgeMonths } = given;
  const floor = ageMonths >= floorAgeMonths ? floorOf(months, floors) : 0;
  return { paid: Math.max(own, floor), floor };
}
