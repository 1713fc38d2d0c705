import type { Config } from '../context/config.ts';
import { isDatabaseUnavailable } from '../platform/database/database.ts';
import { isDiskFull } from '../platform/files/disk-space.ts';
import { StoreUnavailable } from '../platform/files/file-store.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';

/**
 * PostgreSQL's codes for login, unknown database, missing right, missing extension, no space. Any other code is a bug.
 */
const databaseRefusals = /^(?:28...|3D000|42501|0A000|58P01|53...)$/;

/**
 * The reason why the portal did not start, as a line that names the setting to change (spec 13.2); undefined for an
 * unexpected error. `config` is absent while the settings are read.
 */
export function startFailure(error: unknown, config: Config | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (config === undefined) return error instanceof StartRefusal ? error.message : undefined;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const isOwnDatabase = config.databaseUrl === undefined;
  if (error instanceof StoreUnavailable) return `${error.setting}: ${error.message}`;
  if (isDiskFull(error) && (isOwnDatabase || syscall !== undefined))
    return `DATA_DIR: the disk of ${config.dataDir} is full.`;
  if (error instanceof StartRefusal) return error.message;
  if (path?.startsWith(config.dataDir)) return `DATA_DIR: ${error.message}`;
  if (path?.startsWith(config.distDir)) return `${config.distDir} has no complete build: run npm run build`;
  if (isOwnDatabase) return undefined;
  const isOfItsLine = syscall === 'connect' || syscall === 'getaddrinfo';
  if (error.message.includes('unsupported startup parameter'))
    return 'DATABASE_URL: it leads through a pooler: set DATABASE_URL_DIRECT to the way past it.';
  if (databaseRefusals.test(code) || isDatabaseUnavailable(error) || isOfItsLine)
    return `DATABASE_URL: ${reasonOf(error)}`;
  return undefined;
}

/**
 * Runs a command of the console, which reads its settings itself; a failure that the operator can fix becomes one line
 * and exit code 2.
 */
export async function runCommand(
  run: (words: string[]) => Promise<number>,
  configOf: () => Config | undefined,
): Promise<void> {
  // who reads only the first lines (`| head`) has closed the rest
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    const line = startFailure(error, configOf());
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 2;
  }
}

/** A host with several addresses fails with one error for each. */
function reasonOf(error: Error): string {
  if (error.message !== '') return error.message;
  return error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : String((error as NodeJS.ErrnoException).code);
}
