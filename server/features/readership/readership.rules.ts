/** The most pages in memory; further ones are not counted. */
export const mostWaiting = 5000;
/** How long openings are kept, in days: a year and a month, to compare with the year before. */
export const keptDays = 400;
/** The rows of the list on the start page. */
export const rowsShown = 10;

/** User agents of programs, which read nothing; a missing one is a program too. */
const programs = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|go-http/i;
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || programs.test(userAgent);
