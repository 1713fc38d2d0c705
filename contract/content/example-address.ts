export const exampleAddress = /@(.+\.)?(example(\.\w+)?|localhost)$/i;

/** True for an address of a domain that belongs to nobody: what is set until somebody sets another. */
export const isExampleAddress = (address: string): boolean => exampleAddress.test(address);
