import { setTimeout as delay } from 'node:timers/promises';

/** What was opened, to be closed in the reverse order and in bounded time, whatever hangs or fails. */
export interface Shutdown {
  /** `milliseconds`: how long to wait for it before the next one's turn. */
  add(name: string, milliseconds: number, close: () => Promise<unknown>): void;
  /** Closes everything that was added; calling it again waits for the same end. Never rejects. */
  run(): Promise<void>;
}

/** Nothing to close yet; `onTrouble` hears of what failed or took too long. */
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
      late.catch(() => undefined); // what the abort below makes of it
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
