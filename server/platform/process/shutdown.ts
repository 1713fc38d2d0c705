import { setTimeout as delay } from 'node:timers/promises';

/** Opened resources that are closed in reverse order and in bounded time, whatever hangs or fails. */
export interface Shutdown {
  /** `milliseconds`: the longest wait for it before the next one is closed. */
  add(name: string, milliseconds: number, close: () => Promise<unknown>): void;
  /** Closes everything that was added; a second call waits for the same end. Never rejects. */
  run(): Promise<void>;
}

/** Opens a shutdown without resources; `onTrouble` gets the steps that failed or took too long. */
export function openShutdown(onTrouble: (step: string, problem: string) => void): Shutdown {
  const steps: { name: string; milliseconds: number; close: () => Promise<unknown> }[] = [];
  let end: Promise<void> | undefined;

  async function closeAll(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      const { name, milliseconds, close } = step;
      const limit = new AbortController();
      const late = delay(milliseconds, `took over ${milliseconds} ms`, { signal: limit.signal });
      const done = close().then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const problem = await Promise.race([done, late]);
      late.catch(() => undefined); // rejects by the abort below
      limit.abort();
      if (problem !== undefined) onTrouble(name, problem);
    }
  }
  return {
    add: (name, milliseconds, close) => void steps.push({ name, milliseconds, close }),
    run: () => {
      end ??= closeAll();
      return end;
    },
  };
}
