/** Runs the work it is given when its turn comes. */
export interface Limit {
  <T>(work: () => Promise<T>): Promise<T>;
  /** How many wait for their turn. */
  waitingCount(): number;
}

/** At most `atOnce` works run at a time, the others wait in the order of coming; one that fails holds nobody up. */
export function openLimit(atOnce: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve)); // whoever ends hands its place over
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }
  return Object.assign(run, { waitingCount: () => waiting.length });
}
