import { dateAndTime, timeAgo } from '../format.ts';

/** The current version: its number, its author, its time. */
export type StoredVersion = { version: number; savedBy: string | null; savedAt: string };
/** A version of which only the number is stored: the row keeps no earlier ones. */
export type CountedVersion = { version: number; savedBy?: string | null; savedAt?: string };

/** The author of a version: 'Rosa Quispe', or in the middle of a sentence someone unknown. */
export const authorOf = (version: { savedBy: string | null }): string => version.savedBy ?? 'otra persona';

/** The time of a version: 'hace 2 minutos', after a day with its date. */
export function savedAtText(savedAt: string, now: number): string {
  const isOld = now - Date.parse(savedAt) > 86_400_000;
  return isOld ? `el ${dateAndTime(savedAt)}` : timeAgo(savedAt, now);
}
