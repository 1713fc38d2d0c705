import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { type Config, ConfigError } from '../context/config.ts';
import type { Portal } from '../context/context.ts';
import { openReadingBatcher } from '../features/reading/reading-batcher.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { deriveKeys, loadSecret } from '../platform/crypto/keys.ts';
import { openTokens } from '../platform/crypto/tokens.ts';
import { type DatabaseAddress, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrations.ts';
import { openPubsub } from '../platform/database/pubsub.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { openFiles } from '../platform/files/files.ts';
import { openUploads } from '../platform/files/upload-parts.ts';
import { type Log, openLog } from '../platform/log.ts';
import { openShutdown, type Shutdown } from '../platform/process/shutdown.ts';

const poolSize = 16;
/** Connections that need longer are abandoned: PostgreSQL itself shuts down in order. */
const databaseMilliseconds = 2500;
const connectionMilliseconds = 500;
const readingMilliseconds = 500;

export interface OpenPortal {
  portal: Portal;
  pool: pg.Pool;
  /** Closes everything in bounded time; never rejects. */
  close(): Promise<void>;
}

async function databaseOf(config: Config, log: Log, shutdown: Shutdown): Promise<DatabaseAddress> {
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl };
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
    onTrouble: (line) => log.error(line),
  });
  shutdown.add('embedded database', databaseMilliseconds, () => embedded.stop());
  return embedded.connection;
}

/**
 * Opens everything that the configuration names, in order: database, migrations, keys, files, the notifications between
 * nodes. If one step fails, the earlier ones are closed again.
 */
export async function openPortal(
  config: Config,
  options: { clock?: Clock; log?: Log } = {},
): Promise<OpenPortal> {
  const log = options.log ?? openLog(config.logLevel);
  const shutdown = openShutdown((step, problem) =>
    log.warn({ step, problem }, 'a shutdown step failed or took too long'),
  );
  try {
    const { portal, pool } = await openInOrder(config, log, options.clock ?? systemClock, shutdown);
    return { portal, pool, close: () => shutdown.run() };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

/** Checks the nearest existing folder, because `mkdir` reports a read-only disk as "no such file or directory". */
async function makeDataFolder(path: string): Promise<void> {
  let nearest = path;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: Error) => {
    throw new ConfigError(`DATA_DIR: ${nearest} is not writable: ${error.message}`);
  });
  await mkdir(join(path, 'files'), { recursive: true });
}

async function openInOrder(config: Config, log: Log, clock: Clock, shutdown: Shutdown) {
  await makeDataFolder(config.dataDir);
  const address = await databaseOf(config, log, shutdown);
  const { db, pool, close } = openDatabase(address, {
    size: poolSize,
    onError: (error) => log.warn({ error: error.message }, 'idle database connection lost'),
  });
  shutdown.add('database connections', connectionMilliseconds, close);
  await migrate(pool);
  const secret = await loadSecret({
    given: config.secretKey,
    sharedDatabase: config.databaseUrl === undefined ? undefined : db,
    dataDir: config.dataDir,
  });
  const keys = deriveKeys(secret);
  const pubsub = openPubsub(address, log);
  shutdown.add('notification connection', connectionMilliseconds, () => pubsub.close());
  const reading = openReadingBatcher({ db, clock, log });
  shutdown.add('reading batches', readingMilliseconds, () => reading.close());
  const portal: Portal = {
    config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    clock,
    db,
    files: openFiles(config.dataDir),
    uploads: openUploads(config.dataDir),
    keys,
    tokens: openTokens(keys.token),
    pubsub,
    reading,
    log,
  };
  return { portal, pool };
}
