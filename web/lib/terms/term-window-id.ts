/** The id of the window that defines a term. */
export const termWindowId = (id: number): string => `palabra-${id}`;
