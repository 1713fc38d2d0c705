import { dateAndTime, timeAgo } from '../format.ts';

export type StoredVersion = { version: number; savedBy: string | null; savedAt: string };
/** A version of a row without history: only its number is stored. */
export type CountedVersion = { version: number; savedBy?: string | null; savedAt?: string };

/** The author of a version, within a sentence. */
export const authorOf = (version: { savedBy: string | null }): string => version.savedBy ?? 'otra persona';

/** The time of a version: 'hace 2 minutos', after a day with its date. */
export function savedAtText(savedAt: string, now: number): string {
  const isOld = now - Date.parse(savedAt) > 86_400_000;
  return isOld ? `el ${dateAndTime(savedAt)}` : timeAgo(savedAt, now);
}
