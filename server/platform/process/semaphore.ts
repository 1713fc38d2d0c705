/** Runs work when its turn comes. */
export interface Semaphore {
  <T>(work: () => Promise<T>): Promise<T>;
  waitingCount(): number;
}

/** Runs at most `atOnce` works at a time; the others wait in order. A failure frees its place. */
export function openSemaphore(atOnce: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve)); // the next free place is handed over
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

/** A semaphore for each key, kept only while work of that key runs or waits. */
export function openSemaphores(atOnce: number): (key: string) => Semaphore {
  const semaphores = new Map<string, { semaphore: Semaphore; users: number }>();
  return (key) => {
    const entry = semaphores.get(key) ?? { semaphore: openSemaphore(atOnce), users: 0 };
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      entry.users += 1;
      semaphores.set(key, entry);
      try {
        return await entry.semaphore(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) semaphores.delete(key);
      }
    };
    return Object.assign(inTurn, { waitingCount: entry.semaphore.waitingCount });
  };
}
