import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Fields in which PostgreSQL repeats the offending row: names, addresses, hashes. */
const personal = ['detail', 'where', 'internalQuery', 'parameters'];

/** Reduces an error to what may be logged: what failed and where in the code, never what people wrote. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialised = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(serialised).filter(([name]) => !personal.includes(name)));
}

export type Log = Logger;

/**
 * The longest backlog for a reader that has stalled. Lines beyond it are lost, and their number is logged afterwards.
 */
const waitingCharacters = 4 * 1024 ** 2;
const retryMilliseconds = 100;
/** Each write wakes the log's reader, which once a turn of the event loop cost a third of a visitor's page. */
const gatherMilliseconds = 10;

/**
 * Opens a descriptor for lines, written in batches, all of them at the end. If the system can report a stalled reader
 * (Ctrl-S, a full pipe), nobody waits for it.
 */
export function openLines(descriptor: number) {
  const target = withoutWaiting(descriptor);
  let waiting = '';
  let lostCount = 0;
  let isPlanned = false;
  const plan = (milliseconds: number) => {
    if (isPlanned) return;
    isPlanned = true;
    const flush = () => {
      isPlanned = false;
      flushSync();
    };
    setTimeout(flush, milliseconds).unref();
  };
  function flushSync(): void {
    let bytes = Buffer.from(waiting);
    waiting = '';
    try {
      while (bytes.length > 0) bytes = bytes.subarray(writeSync(target, bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return; // the reader has stalled: the lines are lost
      waiting = bytes.toString();
      plan(retryMilliseconds);
      return;
    }
    if (lostCount === 0) return;
    waiting = `${JSON.stringify({ level: 'warn', lostCount, msg: 'log lines were lost: nobody read them' })}\n`;
    lostCount = 0;
    flushSync();
  }
  return {
    write(line: string): void {
      if (waiting.length > waitingCharacters) lostCount += 1;
      else waiting += line;
      plan(gatherMilliseconds);
    },
    flushSync,
  };
}

/**
 * A non-blocking descriptor of the same pipe or terminal; the given one where the system has none (macOS), or for a
 * file, which never blocks.
 */
function withoutWaiting(descriptor: number): number {
  const found = fstatSync(descriptor);
  if (!found.isFIFO() && !found.isCharacterDevice()) return descriptor;
  try {
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return descriptor; // the system has no /dev/fd, or another user owns the terminal
  }
}

const standardOutput = lazily(() => {
  const lines = openLines(1);
  process.on('exit', () => lines.flushSync());
  return lines;
});

function lazily<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => (opened ??= open());
}

/** Formats a line's time as pino's `isoTime` does, once a millisecond. */
function openTimestamp(): () => string {
  let last = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return text;
  };
}

/**
 * Opens a log of JSON lines on standard output, without query strings, bodies, headers or people's names. If its
 * reader is gone (a closed terminal, a broken pipe), only lines are lost. `clean` removes from a line what no log may
 * have, whatever an error or a path contains.
 */
export function openLog(level: string, clean = (line: string): string => line): Log {
  const output = standardOutput();
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
      timestamp: openTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
    },
    { ...output, write: (line: string) => output.write(clean(line)) },
  );
}
