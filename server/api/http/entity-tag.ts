/**
 * True if If-None-Match names this version (RFC 9110, 13.1.2). Compressing proxies make tags weak, which is ignored
 * here; '*' matches any version.
 */
export function isCurrent(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  return ifNoneMatch
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === tag || each === '*');
}
