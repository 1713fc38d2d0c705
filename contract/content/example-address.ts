/** True for an address of a domain that belongs to nobody: what is set until somebody sets another. */
export const isExampleAddress = (address: string): boolean =>
  /@(?:.+\.)?(?:example(?:\.\w+)?|localhost)$/i.test(address);
