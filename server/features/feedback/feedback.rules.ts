/** How long answers and sentences are kept, in days. */
export const keptDays = 180;
/** The most unread sentences about a page; further ones are refused until some are dismissed. */
export const mostWaitingWords = 100;
export const doubtsShown = 10;
/** The sentences of a page that a list shows, the newest. */
export const wordsShown = 20;
