import { monthNames } from '../content/month-names.ts';
/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

/** A calendar month, counted from January of year 0: 2049 × 12 + 2 is March 2049. */
export type Month = number;

const partsOf = (day: Day): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  return [year, month, of];
};

export const monthOf = (day: Day): Month => {
  const [year, month] = partsOf(day);
  return year * 12 + month - 1;
};

const yearOf = (month: Month): number => Math.floor(month / 12);

function daysIn(month: Month): number {
  const year = yearOf(month);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12] ?? 30;
}

/** Age on a day in whole months. Birthdays on a day that a month lacks count on the first of the next (spec 5.9). */
export function ageInMonths(birth: Day, today: Day): number {
  const isBefore = partsOf(today)[2] < partsOf(birth)[2];
  return monthOf(today) - monthOf(birth) - (isBefore ? 1 : 0);
}

/** The month in which a person reaches an age. */
export function monthOfAge(birth: Day, ageMonths: number): Month {
  const month = monthOf(birth) + ageMonths;
  return partsOf(birth)[2] > daysIn(month) ? month + 1 : month;
}

/** 'marzo de 2049' */
export const monthInWords = (month: Month): string => `${monthNames[month % 12]} de ${yearOf(month)}`;

/** 'mar 2049', where there is little room. */
export const monthInShort = (month: Month): string =>
  `${monthNames[month % 12]?.slice(0, 3)} ${yearOf(month)}`;

/** '3 de noviembre de 2026' */
export const dayInWords = (day: Day): string => `${partsOf(day)[2]} de ${monthInWords(monthOf(day))}`;
