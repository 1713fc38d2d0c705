const unprintable = /[\p{C}\p{Z}\\]/u;
const ownPath = /^\/(?!\/)/;
const secureAddress = /^https:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu;
const mailAddress = /^mailto:[^@?]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?:\?|$)/iu;

/** True for a path of this site, and nothing that a browser would take for another one. */
export const isOwnPath = (address: string): boolean => !unprintable.test(address) && ownPath.test(address);

/** The address, if it is a path of this site. */
export const ownPathOf = (address: string | undefined): string | undefined =>
  address !== undefined && isOwnPath(address) ? address : undefined;

/**
 * True for a link that a slide or a text may have (spec 6.4): a path of this site, https or mailto. Also refused:
 * '//host' and '/\host', which browsers take for another site, 'name@host', and anything with spaces, control
 * characters or marks that change the direction of writing. The caller trims first.
 */
export function isLinkAllowed(address: string): boolean {
  if (unprintable.test(address)) return false;
  return isOwnPath(address) || secureAddress.test(address) || mailAddress.test(address);
}
