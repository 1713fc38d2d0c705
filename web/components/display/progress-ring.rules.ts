/** The dashes that draw a part, 0 to 1, of a ring whose length is 100. */
export const arcOf = (part: number): string =>
  `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10} 100`;
