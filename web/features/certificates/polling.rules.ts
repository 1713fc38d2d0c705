const [first, most] = [700, 20_000];

/** Milliseconds before the next request, growing: 0.7 s, 1 s, 1.6 s … at most 20 s. */
export const waitBefore = (tries: number): number => Math.min(most, Math.round(first * 1.5 ** tries));
