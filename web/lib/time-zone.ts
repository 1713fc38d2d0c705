let zone = 'America/La_Paz';

/** The institute's time zone (spec 5.9). */
export const timeZone = (): string => zone;

/** Called once: by the server at start, by the browser from the page. */
export function setTimeZone(given: string): void {
  zone = given;
}
