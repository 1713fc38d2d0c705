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

/** A limit of its own for each key, kept only while something of it runs or waits. */
export function openLimits(atOnce: number): (key: string) => Limit {
  const limits = new Map<string, { limit: Limit; users: number }>();
  return (key) => {
    const entry = limits.get(key) ?? { limit: openLimit(atOnce), users: 0 };
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      entry.users += 1;
      limits.set(key, entry);
      try {
        return await entry.limit(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) limits.delete(key);
      }
    };
    return Object.assign(inTurn, { waitingCount: entry.limit.waitingCount });
  };
}
