import { monthNames } from '../text/month-names.ts';
/** A calendar day, 'YYYY-MM-DD'. */
export type Day = string;

/** A calendar month, counted from January of year 0: 2049 × 12 + 2 is March 2049. */
export type Month = number;

const partsOf = (day: Day): [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

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

/** The age in months that a person reaches in a month, at its end. */
export const ageReachedIn = (birth: Day, month: Month): number => agesOf(birth)(month);

/** The same for many months of one person. */
export function agesOf(birth: Day): (month: Month) => number {
  const [born, day] = [monthOf(birth), partsOf(birth)[2]];
  return (month) => month - born - (day > daysIn(month) ? 1 : 0);
}
