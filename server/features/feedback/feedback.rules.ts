/** How long answers and sentences are kept and counted, in days. */
export const keptDays = 180;
/** The sentences of a page that wait to be read; further ones are not kept until some are put away. */
export const mostWaitingWords = 100;
export const doubtsShown = 10;
/** The sentences of a page that a list shows, the newest. */
export const wordsShown = 20;
