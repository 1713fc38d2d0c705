/** A length as people write it: '0:42', '3:20', '1:05:00'. */
export const lengthPattern = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** The seconds of a written length; undefined = not known. */
export function secondsOfLength(length: string): number | undefined {
  const [, hours = 0, minutes = 0, seconds = 0] = lengthPattern.exec(length) ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds) || undefined;
}

/** Seconds as a length is written; '' for one that is not known. */
export function lengthOfSeconds(all: number | null): string {
  if (all === null) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor((all % 3600) / 60), all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
