/**
 * True if a browser's copy is the version with this tag, by its If-None-Match (RFC 9110, 13.1.2). A proxy that compresses
 * has made tags weak, which is the same here; '*' stands for any version.
 */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === tag || each === '*');
}
