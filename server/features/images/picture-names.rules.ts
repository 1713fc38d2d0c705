const longest = 120;

/**
 * The name of an uploaded file as lists show it: without its folder, without characters that break a line or change the
 * direction of writing, and not too long.
 */
export function pictureName(given: string): string {
  const name = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(0, longest);
}
