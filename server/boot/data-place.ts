import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from '../context/config.ts';
import { type DatabaseAddress, urlsOfServers } from '../platform/database/address.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { isForbidden, makeMissingFolder, makeOwnFolder } from '../platform/files/owner-only.ts';
import type { Log } from '../platform/log.ts';
import { openFileStore } from './file-store.ts';
import { refuseLostDatabase } from './portal-identity.ts';

/** The location of the portal's data: the folder exists, and the database runs. */
export interface DataPlace {
  /** The database servers; several if any of them may be the primary. */
  servers: readonly [DatabaseAddress, ...DatabaseAddress[]];
  /** The same servers without the pooler, if `servers` goes through one. */
  direct?: readonly [DatabaseAddress, ...DatabaseAddress[]];
  replica?: readonly [DatabaseAddress, ...DatabaseAddress[]];
  /** Other processes on the same embedded database: a second portal, or the console. */
  others?: readonly number[];
  /** Releases the embedded database; repeated calls do nothing. */
  close(): Promise<void>;
}

/** A start may create a portal (`mayMake`), the console never does. */
interface Options {
  onBegun?: () => void;
  mayMake?: boolean;
}

/**
 * Creates the folder and starts the embedded database. It imports little code, so that PostgreSQL starts while the rest
 * of the server loads (docs/decisions/0025); `onBegun` reports when that may begin. Refuses to create a database beside
 * a portal's files and, unless it may make one, a place without a portal.
 */
export async function openDataPlace(
  config: Config,
  log: Log,
  { onBegun, mayMake = true }: Options = {},
): Promise<DataPlace> {
  const { dataDir, databaseUrl, databaseDirectUrl, databaseReplicaUrl } = config;
  if (mayMake) await refuseForbiddenFolder(dataDir); // before anything in it is read
  const hasCluster = existsSync(join(dataDir, 'postgres/cluster'));
  if (databaseUrl === undefined && !hasCluster) {
    await refuseLostDatabase(await openFileStore(config));
    if (!mayMake) throw new ConfigError(`There is no portal in ${dataDir}: set DATA_DIR.`);
  }
  if (mayMake) await makeDataFolder(dataDir);
  if (databaseUrl !== undefined)
    return {
      servers: serversOf(databaseUrl),
      ...(databaseDirectUrl !== undefined && { direct: serversOf(databaseDirectUrl) }),
      ...(databaseReplicaUrl !== undefined && { replica: serversOf(databaseReplicaUrl) }),
      close: async () => undefined,
    };
  const embedded = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: (line) => log.info(line),
    onTrouble: (line) => log.error(line),
    ...(onBegun !== undefined && { onBegun }),
  });
  return { servers: [embedded.connection], others: embedded.others, close: () => embedded.stop() };
}

function serversOf(url: string): DataPlace['servers'] {
  const [first = url, ...others] = urlsOfServers(url);
  return [{ connectionString: first }, ...others.map((connectionString) => ({ connectionString }))];
}

/** Checks the nearest existing folder, because `mkdir` reports a read-only disk as "no such file or directory". */
async function refuseForbiddenFolder(path: string): Promise<void> {
  let nearest = path;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR: ${nearest} is not writable: ${error.message}`);
  });
}

async function makeDataFolder(path: string): Promise<void> {
  await makeMissingFolder(path).catch(({ code, message, path: place = path }: NodeJS.ErrnoException) => {
    // a link that leads nowhere is there, and is no folder
    const words = code === 'EEXIST' ? 'is a link that leads nowhere.' : `cannot be made: ${message}`;
    throw new ConfigError(`DATA_DIR: ${place} ${words}`);
  });
  for (const folder of ['files', 'uploads'])
    await makeOwnFolder(join(path, folder)).catch((error: unknown) => {
      throw isForbidden(error) ? new ConfigError(`DATA_DIR: ${(error as Error).message}`) : error;
    });
}
