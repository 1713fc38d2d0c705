import { calculatorPrefix } from '../../../contract/text/rich-text.ts';

const noWords = new RegExp(
  `<figure\\b[\\s\\S]*?</figure>|<img\\b[^>]*>|<data value="${calculatorPrefix}[^"]*"></data>`,
  'g',
);

/** Sanitised HTML without its pictures and calculators. */
export const wordsOnly = (html: string): string => html.replace(noWords, '');
