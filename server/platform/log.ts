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

/** Standard output, opened once. The lines of one turn of the event loop are written together, and at the end all. */
const standardOutput = lazily(() => {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', () => undefined);
  let waiting = '';
  const flushSync = () => {
    if (waiting !== '') output.write(waiting);
    waiting = '';
  };
  process.on('exit', flushSync);
  return {
    write(line: string): void {
      if (waiting === '') setImmediate(flushSync);
      waiting += line;
    },
    flushSync,
  };
});

function lazily<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => (opened ??= open());
}

/**
 * Logs JSON lines on standard output, without query strings, bodies, headers or names of people. When nobody reads them
 * any more (a closed terminal, a broken pipe), only the lines are lost.
 */
export function openLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    standardOutput(),
  );
}
