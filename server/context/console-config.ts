import { type Config, readConfig } from './config.ts';
import { openWays } from './open-ways.ts';

/** The settings of a command of the console: its way to database and bucket is judged as that of the portal's start is. */
export function readConsoleConfig(
  env: Record<string, string | undefined>,
  warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Config {
  for (const warning of openWays(env)) warn(warning);
  return readConfig(env);
}
