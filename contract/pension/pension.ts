import type { Hundredths } from './amounts.ts';

/** The monthly pension that an account pays for life. */
export const pensionOf = (balance: Hundredths, factor: number): Hundredths => Math.floor(balance / factor);

/** The account that a pension requires. */
export const balanceFor = (pension: Hundredths, factor: number): Hundredths => Math.ceil(pension * factor);

/** A guaranteed pension from a number of months of contributions on. */
export interface Floor {
  months: number;
  amount: Hundredths;
}

/** The highest floor that the months reach; 0 if none. */
export const floorOf = (months: number, floors: readonly Floor[]): Hundredths =>
  floors.reduce((most, floor) => (months >= floor.months ? Math.max(most, floor.amount) : most), 0);

/** The payment: the own pension, or the floor if it is higher and its age is reached. */
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
