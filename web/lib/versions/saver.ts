import { dateAndTime, timeAgo } from '../format.ts';

/** Who saved a version: 'Rosa Quispe', or in the middle of a sentence someone unknown. */
export const saverOf = (version: { savedBy: string | null }): string => version.savedBy ?? 'otra persona';

/** When a version was saved: 'hace 2 minutos', after a day with its date. */
export function savedWhen(savedAt: string, now: number): string {
  const isOld = now - Date.parse(savedAt) > 86_400_000;
  return isOld ? `el ${dateAndTime(savedAt)}` : timeAgo(savedAt, now);
}
