const unprintable = /[\p{C}\p{Z}\\]/u;
const ownPath = /^\/(?!\/)/;
const secureAddress = /^https:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu;
const mailAddress = /^mailto:[^@?]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?:\?|$)/iu;

/**
 * True for a link that a slide or a text may have (spec 6.4): a path of this site, https or mailto. Also refused:
 * '//host' and '/\host', which browsers take for another site, 'name@host', and anything with spaces, control
 * characters or marks that change the direction of writing. The caller trims first.
 */
export function isLinkAllowed(address: string): boolean {
  if (unprintable.test(address)) return false;
  return ownPath.test(address) || secureAddress.test(address) || mailAddress.test(address);
}
