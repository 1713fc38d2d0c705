import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Lines of JSON on standard output. No query strings, bodies, headers or names of people ever go into one. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
