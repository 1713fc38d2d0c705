import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/** Fields in which PostgreSQL repeats the offending row: names, addresses, hashes. */
const personal = ['detail', 'where', 'internalQuery', 'parameters'];

/** An error for the log: what failed and where in the code, never what people wrote. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialised = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(serialised).filter(([name]) => !personal.includes(name)));
}

export type Log = Logger;

/** Lines that wait for a reader who does not read; what comes beyond them is lost, and how much is said afterwards. */
const waitingCharacters = 4 * 1024 ** 2;
const retryMilliseconds = 100;
/** A write wakes whoever reads the log: one for each turn of the event loop cost a third of a visitor's page. */
const gatherMilliseconds = 10;

/**
 * A way for lines to a descriptor: those of a moment are written together, and at the end all. Where
 * the system can tell that a reader stalls (Ctrl-S, a full pipe), nobody waits for it.
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
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return; // nobody reads them any more: the lines are lost
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
 * A descriptor of the same pipe or terminal that refuses instead of waiting; the given one where there is none such
 * (macOS), or where it is a file, which always takes what is written.
 */
function withoutWaiting(descriptor: number): number {
  const found = fstatSync(descriptor);
  if (!found.isFIFO() && !found.isCharacterDevice()) return descriptor;
  try {
    return openSync(`/proc/self/fd/${descriptor}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return descriptor; // the system has no such way, or it is somebody else's terminal
  }
}

/** Standard output, opened once. */
const standardOutput = lazily(() => {
  const lines = openLines(1);
  process.on('exit', () => lines.flushSync());
  return lines;
});

function lazily<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => (opened ??= open());
}

/** Writes the time of a line as pino's `isoTime` does, once for all lines of a millisecond. */
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
 * Logs JSON lines on standard output, without query strings, bodies, headers or names of people. When nobody reads them
 * any more (a closed terminal, a broken pipe), only the lines are lost. `clean` takes out of a line what none may have,
 * whatever an error or a path says.
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
