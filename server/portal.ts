import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Portal } from './context.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type DatabaseAddress, openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { openFiles } from './platform/files.ts';
import { deriveKeys, loadSecret } from './platform/keys.ts';
import { type Log, openLog } from './platform/log.ts';
import { migrate } from './platform/migrations.ts';
import { openSignals } from './platform/signals.ts';
import { openTokens } from './platform/tokens.ts';

const poolSize = 16;

export interface OpenPortal {
  portal: Portal;
  pool: pg.Pool;
  close(): Promise<void>;
}

async function databaseOf(
  config: Config,
  log: Log,
): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> {
  if (config.databaseUrl !== undefined)
    return { address: { connectionString: config.databaseUrl }, stop: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: (line) => log.debug({ postgres: line }, 'embedded database'),
  });
  return { address: embedded.connection, stop: () => embedded.stop() };
}

/** Opens everything that the configuration names, in order: database, migrations, keys, files, the line between nodes. */
export async function openPortal(
  config: Config,
  options: { clock?: Clock; log?: Log } = {},
): Promise<OpenPortal> {
  const log = options.log ?? openLog(config.logLevel);
  await mkdir(join(config.dataDir, 'files'), { recursive: true });
  const database = await databaseOf(config, log);
  const { db, pool, close } = openDatabase(database.address, {
    size: poolSize,
    onError: (error) => log.warn({ error: error.message }, 'an idle database connection broke'),
  });
  await migrate(pool);
  const secret = await loadSecret({
    given: config.secretKey,
    sharedDatabase: config.databaseUrl === undefined ? undefined : db,
    dataDir: config.dataDir,
  });
  const keys = deriveKeys(secret);
  const signals = openSignals(database.address, log);
  const portal: Portal = {
    config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    clock: options.clock ?? systemClock,
    db,
    files: openFiles(config.dataDir),
    keys,
    tokens: openTokens(keys.token),
    signals,
    log,
  };
  return {
    portal,
    pool,
    async close() {
      await signals.close();
      await close();
      await database.stop();
    },
  };
}
