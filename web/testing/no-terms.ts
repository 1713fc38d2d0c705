/** The calls of an empty glossary, for a fake `Api` under an editor. */
export const noTerms = { get: async () => ({ data: [] }) };
