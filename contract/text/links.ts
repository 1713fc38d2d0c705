const unprintable = /[\p{C}\p{Z}\\]/u;
const ownPath = /^\/(?!\/)/;
const secureAddress = /^https:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu;
const mailAddress = /^mailto:[^@?]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?:\?|$)/iu;

/** True for a path of this site that no browser would take for another site. */
export const isOwnPath = (address: string): boolean => !unprintable.test(address) && ownPath.test(address);

/** The address, if it is a path of this site. */
export const ownPathOf = (address: string | undefined): string | undefined =>
  address !== undefined && isOwnPath(address) ? address : undefined;

/**
 * True for a link that a slide or text may have (spec 6.4): a local path, https or mailto. It refuses '//host' and
 * '/\host', which browsers take for another site, 'name@host', and anything with spaces, control or direction
 * characters. The caller trims first.
 */
export function isLinkAllowed(address: string): boolean {
  if (unprintable.test(address)) return false;
  return isOwnPath(address) || secureAddress.test(address) || mailAddress.test(address);
}
