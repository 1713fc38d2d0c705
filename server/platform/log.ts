import { type Logger, pino } from 'pino';

/** PostgreSQL repeats the row that broke a rule in these: names, addresses, hashes. */
const personal = ['detail', 'where', 'internalQuery', 'parameters'];

/** An error as the log keeps it: what failed and where in the code, never what people wrote. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialised = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(serialised).filter(([name]) => !personal.includes(name)));
}

export type Log = Logger;

/**
 * Lines of JSON on standard output. No query strings, bodies, headers or names of people ever go into one. When nobody
 * is left to read them (a closed terminal, a broken pipe) they are lost, and nothing else is.
 */
export function openLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', () => undefined);
  return pino(
    {
      level,
      base: undefined,
      serializers: { err: loggedError },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
}
