export const termWindowId = (id: number): string => `palabra-${id}`;
