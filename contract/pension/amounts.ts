/**
 * Money is a whole number of hundredths of the currency. A calculation starts and ends with whole hundredths and rounds
 * once, at the end. Half a hundredth goes up; payments out of an account are rounded down, so that no more is paid than
 * there is.  Only +, −, × and ÷ are used, which every browser and the server round alike. Powers, roots and logarithms
 * of `Math` differ between engines (specification, 18.2).
 */
export type Hundredths = number;

/** A rate in hundredths of a percent: 12,5 % is 1250. */
export type Rate = number;
export const wholeRate = 10_000;

/** The nearest whole hundredth; half of one goes up. */
export const nearest = (amount: number): Hundredths => Math.floor(amount + 0.5);

/** A rate of an amount, to the nearest hundredth. */
export const shareOf = (amount: Hundredths, rate: Rate): Hundredths => nearest((amount * rate) / wholeRate);

/** The factor of a year at a rate: 1,035 for 3,5 %. */
export const yearFactor = (rate: Rate): number => 1 + rate / wholeRate;

const steps = 8;

/**
 * The monthly factor whose twelfth power is `yearFactor`, by Newton's method in a fixed number of steps, exact to the
 * last digit for rates from −50 % to 100 %.
 */
export function monthFactor(rate: Rate): number {
  const year = yearFactor(rate);
  let month = 1 + (year - 1) / 12;
  for (let step = 0; step < steps; step += 1) {
    const second = month * month;
    const eighth = second * second * second * second;
    const eleventh = eighth * second * month;
    month -= (eleventh * month - year) / (12 * eleventh);
  }
  return month;
}
