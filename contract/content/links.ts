const unprintable = /[\p{C}\p{Z}\\]/u;
const ownPath = /^\/(?!\/)/;
const secureAddress = /^https:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/iu;
const mailAddress = /^mailto:[^@?]+@[\p{L}\p{N}][\p{L}\p{M}\p{N}.-]*(?:\?|$)/iu;

/**
 * What a link of a slide or a text may lead to (spec 6.4): a path of this site, https or mailto. Refused with the
 * rest: '//host' and '/\host', which browsers take for another site, 'name@host', and anything with spaces, control
 * characters or marks that turn the direction of writing. Whoever asks trims first.
 */
export function isLinkAllowed(address: string): boolean {
  if (unprintable.test(address)) return false;
  return ownPath.test(address) || secureAddress.test(address) || mailAddress.test(address);
}
