export const exampleAddress = /@(?:[^@]+\.)?(?:example(?:\.\w+)?|localhost)$/i;

/** True for an address of a reserved example domain, the default until a real one is set. */
export const isExampleAddress = (address: string): boolean => exampleAddress.test(address);
