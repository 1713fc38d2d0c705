import { Refusal } from '../../../contract/refusal.ts';
import { isDatabaseUnavailable } from './database.ts';

/**
 * Collects calls for a moment, or while another batch is written, and runs them as one batch. Each call is answered
 * once its batch is done, or later by a promise of its own.
 */
export interface Batcher<Call, Result> {
  /**
   * Adds a call. Refuses it (503) at once when too many wait; rejects when its batch, or the batch before it, fails.
   */
  add(call: Call): Promise<Result>;
  /** Runs the waiting calls at once, and later ones without delay. */
  close(): Promise<void>;
}

interface Waiting<Call, Result> {
  call: Call;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

const retryAfterSeconds = 5;

/**
 * Opens a batcher. One batch runs at a time and new calls collect meanwhile, so a slow database gets larger batches,
 * not more of them. `write` returns one result a call, in order; the next batch does not wait for a result that is a
 * promise. At most `waitingAtMost` calls wait. With `batchMilliseconds` 0 a call that finds no batch running starts
 * one.
 */
export function openBatcher<Call, Result>(given: {
  write(calls: Call[]): Promise<(Result | Promise<Result>)[]>;
  batchMilliseconds: number;
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
      if (results.length !== batch.length) throw new Error('a batch must give one result for each call');
      batch.forEach(({ resolve }, index) => void resolve(results[index] as Result | Promise<Result>));
    } catch (error) {
      // the calls behind it would wait for the same failure and pile up
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
        if (isClosed || isFull() || given.batchMilliseconds === 0) run();
        else timer ??= setTimeout(run, given.batchMilliseconds);
      });
    },
    async close() {
      isClosed = true;
      if (waiting.length > 0) run();
      await running;
    },
  };
}

/**
 * Writes calls together and, if that fails, each alone, so that a bad one fails alone. Rejects when the database is
 * unavailable: each alone would fail like all.
 */
export async function writeTogetherOrAlone<Call, Result>(
  calls: Call[],
  write: (calls: Call[]) => Promise<Result[]>,
  onFailure: (error: unknown) => void,
): Promise<(Result | Promise<Result>)[]> {
  try {
    return await write(calls);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (calls.length === 1) return [Promise.reject(error)];
    onFailure(error);
    return calls.map(async (call) => (await write([call]))[0] as Result);
  }
}
