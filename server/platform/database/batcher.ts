import { Refusal } from '../../../contract/refusal.ts';

/** Calls that gather for a moment and are then done together, each answered once all of its batch is done. */
export interface Batcher<Call, Result> {
  /** Refuses (503) at once what finds too many waiting, and what is in a batch that fails, or waits behind it. */
  add(call: Call): Promise<Result>;
  /** Does what waits without gathering any longer, and whatever comes later at once. */
  close(): Promise<void>;
}

interface Waiting<Call, Result> {
  call: Call;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

const retryAfterSeconds = 5;

/**
 * One batch is under way at a time: while it is, the next ones gather, so that a slow database meets greater batches
 * and not more of them. `write` gives one result a call, in their order. What waits is bounded by `waitingAtMost` calls.
 */
export function openBatcher<Call, Result>(given: {
  write(calls: Call[]): Promise<Result[]>;
  gatherMilliseconds: number;
  callsAtOnce: number;
  waitingAtMost: number;
}): Batcher<Call, Result> {
  const waiting: Waiting<Call, Result>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  const isFull = () => waiting.length >= given.callsAtOnce;

  async function writeOne(): Promise<void> {
    const batch = waiting.splice(0, given.callsAtOnce);
    isDue = waiting.length > 0;
    try {
      const results = await given.write(batch.map(({ call }) => call));
      if (results.length !== batch.length) throw new Error('a batch gave not one result a call');
      batch.forEach(({ resolve }, index) => void resolve(results[index] as Result));
    } catch (error) {
      // those behind it would wait for the same end, and pile up meanwhile
      for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
    }
  }
  async function writeAll(): Promise<void> {
    do await writeOne();
    while (waiting.length > 0 && (isDue || isClosed || isFull()));
    running = undefined;
  }
  function run(): void {
    clearTimeout(timer);
    timer = undefined;
    isDue = true;
    running ??= writeAll();
  }
  return {
    add(call) {
      if (waiting.length >= given.waitingAtMost)
        return Promise.reject(new Refusal('unavailable', { retryAfterSeconds }));
      return new Promise((resolve, reject) => {
        waiting.push({ call, resolve, reject });
        if (isClosed || isFull()) run();
        else timer ??= setTimeout(run, given.gatherMilliseconds);
      });
    },
    async close() {
      isClosed = true;
      if (waiting.length > 0) run();
      await running;
    },
  };
}
