/** The most rows of a file: more would keep a spreadsheet, and the server, busy for too long. */
export const mostRows = { csv: 100_000, xlsx: 20_000 } as const;
