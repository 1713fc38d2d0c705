import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { withoutCodes } from '../../contract/certificates/code.ts';
import product from '../../package.json' with { type: 'json' };
import { type Config, ConfigError } from '../context/config.ts';
import type { Portal } from '../context/context.ts';
import { openConfirmedSessions } from '../features/accounts/sessions/confirmed-sessions.ts';
import { openSessionLookups } from '../features/accounts/sessions/session-lookups.ts';
import { openAnnouncements } from '../features/announcements/current-announcements.ts';
import { openArticleTotals } from '../features/articles/cached-totals.ts';
import { openTimeStampAuthority } from '../features/certificates/archiving/archive-certificates.ts';
import { openSigner } from '../features/certificates/signers/signer.ts';
import { openModuleTexts } from '../features/courses/module-texts.ts';
import { openAnswerBatcher } from '../features/exams/answer-batcher.ts';
import { openFacts } from '../features/facts/parameters.ts';
import { openReadership } from '../features/readership/readership.ts';
import { openReadingBatcher } from '../features/reading/reading-batcher.ts';
import { openRankedAnswers } from '../features/search/answers/answers.ts';
import { openSearchedPhrases } from '../features/searched-phrases/recorder.ts';
import { openSettings } from '../features/settings/portal-settings.ts';
import { openSubjectLinks } from '../features/subjects/subjects.ts';
import { openGlossary } from '../features/terms/glossary.ts';
import type { Clock } from '../platform/clock.ts';
import { deriveKeys, loadSecret } from '../platform/crypto/keys.ts';
import { openTokens } from '../platform/crypto/tokens.ts';
import { openAvailability } from '../platform/database/availability.ts';
import {
  type Database,
  type OpenDatabase,
  openDatabase,
  refuseUnfitPooler,
} from '../platform/database/database.ts';
import { openDatabaseClock } from '../platform/database/database-clock.ts';
import { migrate, migrationState } from '../platform/database/migrations.ts';
import { openPubsub } from '../platform/database/pubsub.ts';
import { openReplica } from '../platform/database/replica.ts';
import { openBundlePlace, placeOfBundles } from '../platform/files/bundle-place.ts';
import { spaceAt, watchDisk } from '../platform/files/disk-space.ts';
import { type Log, openLog } from '../platform/log.ts';
import { openShutdown, type Shutdown } from '../platform/process/shutdown.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import type { Tracing } from '../platform/tracing.ts';
import { type DataPlace, openDataPlace } from './data-place.ts';
import { openFileStore, openUploadStore } from './file-store.ts';
import { lostKeys } from './lost-keys.ts';
import { listServingNodes } from './portal-identity.queries.ts';
import { refuseStrangers, settleIdentity } from './portal-identity.ts';

/**
 * A flood of searches or a nightly job can exhaust `requests`, but not the connections of exams. Two jobs run at once;
 * the runner needs one connection to listen and one to take the next job.
 */
const connections = { reserved: 8, requests: 6, jobs: 4 };
/** Connections that take longer are dropped: PostgreSQL shuts down cleanly by itself. */
const databaseMilliseconds = 2500;
const connectionMilliseconds = 500;
const answersMilliseconds = 500;
const readingMilliseconds = 500;
const readershipMilliseconds = 500;
const spansMilliseconds = 500;

export interface OpenPortal {
  portal: Portal;
  /**
   * Direct connections for migrations and jobs, without the pooler: their statements have no time limit and their locks
   * last.
   */
  jobs: OpenDatabase;
  /** Called after the start: from then on a hanging database is detected within seconds (spec 13.8). */
  beginServing(): void;
  /** Closes everything in bounded time; never rejects. */
  close(): Promise<void>;
}

interface Options {
  clock?: Clock;
  log?: Log;
  /** The database, if it is already being opened. */
  place?: Promise<DataPlace>;
  /** False: a missing place, or one of an older version, is refused instead of made. */
  mayMake?: boolean;
  /** Called before an embedded portal is changed by migrations. */
  beforeMigrations?: BeforeMigrations;
}

/** Makes a bundle; what it gives records that, once the tables are there. */
export type BeforeMigrations = (
  database: Pick<OpenDatabase, 'db' | 'pool'>,
  config: Config,
  log: Log,
) => Promise<() => Promise<void>>;

/**
 * Opens everything that the configuration names, in order: database, migrations, keys, files, notifications between
 * nodes. If a step fails, the earlier ones are closed.
 */
export async function openPortal(config: Config, options: Options = {}): Promise<OpenPortal> {
  const { clock, mayMake = true, beforeMigrations } = options;
  const log = options.log ?? openLog(config.logLevel, withoutCodes);
  const shutdown = openShutdown((step, problem) =>
    log.warn({ step, problem }, 'a shutdown step failed or took too long'),
  );
  try {
    const place = await (options.place ?? openDataPlace(config, log, { mayMake }));
    shutdown.add('embedded database', databaseMilliseconds, place.close);
    const opened = await openInOrder(config, log, { clock, mayMake, place, beforeMigrations }, shutdown);
    return { ...opened, close: () => shutdown.run() };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

interface Opened {
  clock: Clock | undefined;
  mayMake: boolean;
  place: DataPlace;
  beforeMigrations: BeforeMigrations | undefined;
}

async function openInOrder(
  config: Config,
  log: Log,
  { clock: given, mayMake, place, beforeMigrations }: Opened,
  shutdown: Shutdown,
) {
  const isThroughPooler = place.direct !== undefined;
  const direct = openAvailability(place.direct ?? place.servers, log);
  const availability = isThroughPooler ? openAvailability(place.servers, log) : direct;
  const onError = (error: Error) => log.warn({ error: error.message }, 'database connection lost');
  const tracing = await openTracingOf(config, log);
  shutdown.add('tracing', spansMilliseconds, async () => tracing?.close());
  const open = (size: number) => openDatabase({ size, isThroughPooler, onError, availability, tracing });
  const reserved = open(connections.reserved);
  const requests = open(connections.requests);
  const jobs = openDatabase({
    size: connections.jobs,
    isForRequests: false,
    onError,
    availability: direct,
    tracing,
  });
  shutdown.add('database connections', connectionMilliseconds, () =>
    Promise.all([reserved.close(), requests.close(), jobs.close(), availability.close(), direct.close()]),
  );
  await direct.chooseServer();
  await (mayMake
    ? prepareDatabase(jobs, config, log, beforeMigrations)
    : refuseMissingPortal(jobs.pool, config));
  if (isThroughPooler) {
    await availability.chooseServer();
    await refuseUnfitPooler(requests.pool);
  }
  const clock = given ?? (await openClock(reserved.db, log, shutdown));
  const secret = await loadSecret({
    given: config.secretKey,
    shared: config.databaseUrl === undefined ? undefined : { db: requests.db, url: config.databaseUrl },
    dataDir: config.dataDir,
  });
  const pubsub = openPubsub(log, direct);
  const replica = place.replica && openReplica(place.replica, log);
  shutdown.add('replica', connectionMilliseconds, async () => replica?.close());
  const portal = await openParts(
    { config, log, clock, secret, pubsub, db: requests.db, reserved: reserved.db, replica, tracing },
    shutdown,
  );
  watchPools(portal.metrics, { requests: requests.pool, exams: reserved.pool, jobs: jobs.pool });
  const beginServing = () => {
    for (const each of [availability, direct]) each.beginServing();
  };
  return { portal, jobs, beginServing };
}

/** Shows Prometheus this node's connections: a statement waits in its pool behind all earlier ones. */
function watchPools(metrics: Portal['metrics'], pools: Readonly<Record<string, pg.Pool>>): void {
  const figureOf = (read: (pool: pg.Pool) => number) => () =>
    Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, read(pool)]));
  metrics?.watch(
    'portal_pool_used',
    'Connections of this node at work',
    figureOf((pool) => pool.totalCount - pool.idleCount),
  );
  metrics?.watch(
    'portal_pool_size',
    'Connections that this node may have',
    figureOf((pool) => pool.options.max),
  );
  metrics?.watch(
    'portal_pool_waiting',
    'What waits for a connection of this node',
    figureOf((pool) => pool.waitingCount),
  );
}

type Given = Pick<Portal, 'config' | 'log' | 'clock' | 'db' | 'reserved' | 'pubsub'> &
  Partial<Pick<Portal, 'tracing' | 'replica'>> & { secret: string };

/** Opens a node's parts and memory over a prepared database. Tests use it too, so a new part is one line here. */
export async function openParts(given: Given, shutdown: Shutdown): Promise<Portal> {
  const { config, log, clock, db, reserved, replica, pubsub, secret, tracing } = given;
  shutdown.add('notification connection', connectionMilliseconds, () => pubsub.close());
  const keys = deriveKeys(secret);
  const before = config.secretKeyBefore === undefined ? [] : [deriveKeys(config.secretKeyBefore)];
  const reading = openReadingBatcher({ db: reserved, clock, log });
  shutdown.add('reading batches', readingMilliseconds, () => reading.close());
  const answers = openAnswerBatcher({ db: reserved, log });
  shutdown.add('saves of answers', answersMilliseconds, () => answers.close());
  const readership = openReadership({ db, clock, log, timeZone: config.timeZone });
  shutdown.add('readership', readershipMilliseconds, () => readership.close());
  const searchedPhrases = openSearchedPhrases({
    db,
    clock,
    log,
    key: keys.readership,
    timeZone: config.timeZone,
  });
  shutdown.add('searched phrases', readershipMilliseconds, () => searchedPhrases.close());
  const settings = await openSettings({ config, db, log, pubsub });
  const announcements = await openAnnouncements({ clock, db, log, pubsub });
  shutdown.add('announcements', connectionMilliseconds, async () => announcements.close());
  shutdown.add('settings', connectionMilliseconds, async () => settings.close());
  const files = await openFileStore(config);
  const areOnDisk = config.s3 === undefined && (await files.readIdentity()) !== null;
  const disk = watchDisk(log, async () =>
    areOnDisk && (await files.readIdentity()) === null ? undefined : spaceAt(config.dataDir),
  );
  shutdown.add('disk', connectionMilliseconds, async () => disk.close());
  const metrics =
    config.metricsToken === undefined ? undefined : (await import('../platform/metrics.ts')).openMetrics();
  shutdown.add('metrics', connectionMilliseconds, async () => metrics?.close());
  return {
    config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    clock,
    db,
    reserved,
    replica,
    files,
    disk,
    bundlePlace: openBundlePlace({
      place: placeOfBundles(config),
      keys: config.backupS3,
      dataDir: config.dataDir,
    }),
    uploads: await openUploadStore(config),
    metrics,
    tracing,
    keys: {
      ...keys,
      mailBefore: before.map(({ mail }) => mail),
      factorBefore: before.map(({ factor }) => factor),
    },
    tokens: openTokens([keys, ...before].map(({ token }) => token)),
    signer: openSigner({ config, db, clock }),
    timeStampAuthority: openTimeStampAuthority(),
    pubsub,
    answers,
    reading,
    readership,
    searchedPhrases,
    confirmedSessions: openConfirmedSessions({ reserved, pubsub }),
    sessionLookups: openSessionLookups(reserved),
    settings,
    announcements,
    rankedAnswers: openRankedAnswers(),
    articleTotals: openArticleTotals(pubsub),
    glossary: openGlossary(pubsub),
    subjectLinks: openSubjectLinks(pubsub),
    facts: openFacts(pubsub),
    moduleTexts: openModuleTexts(),
    log,
    stopping: new AbortController().signal, // replaced by openServer
  };
}

/** Loaded only if tracing is on: its packages are many. */
export async function openTracingOf(
  { otlpEndpoint, tracesShare }: Config,
  log: Log,
): Promise<Tracing | undefined> {
  if (otlpEndpoint === undefined) return undefined;
  const { openTracing } = await import('../platform/tracing.ts');
  const onTrouble = (problem: string) => log.warn({ problem }, 'spans could not be sent');
  return openTracing({ endpoint: otlpEndpoint, share: tracesShare, version: product.version, onTrouble });
}

/** Nothing is changed in a database that is not the folder's. */
async function prepareDatabase(
  database: OpenDatabase,
  config: Config,
  log: Log,
  beforeMigrations: BeforeMigrations | undefined,
): Promise<void> {
  const { pool } = database;
  const files = await openFileStore(config);
  await refuseStrangers(pool, files);
  const isBundled = (await migrationState(pool)) === 'older' && (await canBeBundled(pool, config, log));
  const record = isBundled ? await beforeMigrations?.(database, config, log) : undefined;
  const { count, added, seconds } = await migrate(pool);
  log.info({ added }, `${count} migrations, ${added.length} new, ${seconds} s`);
  await record?.();
  await settleIdentity(pool, files);
  for (const line of await lostKeys(pool, config)) log.warn(line);
}

/**
 * True for a portal that is stopped, and whose bundle has a place. Without its secret no copy of an embedded one is whole.
 * Of several nodes the others may go on saving, and a bucket's files are not brought here for a bundle that nobody asked
 * for.
 */
async function canBeBundled(pool: pg.Pool, config: Config, log: Log): Promise<boolean> {
  const { databaseUrl, secretKey, dataDir, port, backupDir, s3 } = config;
  if (databaseUrl === undefined) return secretKey !== undefined || existsSync(join(dataDir, 'secret.key'));
  const others = await listServingNodes(pool, `${hostname()}:${port}`);
  if (others.length > 0) log.warn({ running: others }, 'no bundle before the migrations: other nodes serve');
  else if (s3 !== undefined && backupDir === undefined)
    log.warn('no bundle before the migrations: files lie in S3, and BACKUP_DIR is not set');
  else return true;
  return false;
}

async function refuseMissingPortal(pool: pg.Pool, config: Config): Promise<void> {
  const state = await migrationState(pool);
  if (state === 'none') throw new ConfigError('DATABASE_URL: there is no portal in this database.');
  const verdict = await refuseStrangers(pool, await openFileStore(config));
  if (state === 'older' || verdict === 'adopt')
    throw new StartRefusal('The database is of an older version of the portal: start the portal once.');
  const [lost] = await lostKeys(pool, config);
  if (lost !== undefined) throw new ConfigError(lost);
}

async function openClock(db: Database, log: Log, shutdown: Shutdown): Promise<Clock> {
  const clock = await openDatabaseClock(db, log);
  shutdown.add('clock', connectionMilliseconds, async () => clock.close());
  return clock;
}
