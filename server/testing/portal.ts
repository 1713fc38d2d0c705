import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { beforeAll, inject } from 'vitest';
import { visitor } from '../../contract/caller.ts';
import type { Api } from '../../contract/index.ts';
import { openParts, openTracingOf } from '../boot/open-portal.ts';
import { type Config, readConfig } from '../context/config.ts';
import { type Context, contextOf, type Portal } from '../context/context.ts';
import type { ServerAddress } from '../platform/database/address.ts';
import { openAvailability } from '../platform/database/availability.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openPubsub, type PubsubPace } from '../platform/database/pubsub.ts';
import { openLog } from '../platform/log.ts';
import type { Shutdown } from '../platform/process/shutdown.ts';
import { anAdmin, type TestAccount } from './builders.ts';
import { clientOf, type TestClient } from './client.ts';
import { copyPrefix, templateName } from './database-server.ts';
import { fakeClock } from './fake-clock.ts';
import { openForTests } from './lifetime.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { buildTestApp } from './test-app.ts';

export interface TestPortal {
  portal: Portal;
  clock: ReturnType<typeof fakeClock>;
  app: FastifyInstance;
  client: TestClient;
  /** Its own database. */
  address: ServerAddress;
  /** Makes a context for calling use cases directly; by default a visitor's. */
  context(extra?: Partial<Context>): Context;
  /**
   * Opens another node on the same database, files and clock, or the portal after a restart. Close it like the first.
   * `port`: of a proxy before the database; `poolerPort`: of a pooler in transaction mode, for what needs no session.
   */
  another(changes?: { port?: number; poolerPort?: number; pubsubPace?: PubsubPace }): Promise<TestPortal>;
  close(): Promise<void>;
}

type Environment = Record<string, string>;

/** A portal that is opened before the tests of a file and closed after them. */
export const aTestPortal = (env: Environment | (() => Environment) = {}): TestPortal =>
  openForTests(() => openTestPortal(typeof env === 'function' ? env() : env));

/** An administrator who is added before the tests of a file, and the calls that they make. */
export function anAdminOf(
  test: TestPortal,
  given?: Parameters<typeof anAdmin>[1],
): { admin: TestAccount; api: Api } {
  const admin = {} as TestAccount;
  beforeAll(async () => {
    Object.assign(admin, await anAdmin(test.portal, given));
  });
  let calls: Api | undefined;
  const api = new Proxy({} as Api, {
    get(_, controller) {
      calls ??= test.client.as(admin);
      return Reflect.get(calls, controller);
    },
  });
  return { admin, api };
}

/** Opens a portal on a database of its own, with a fake clock. */
export async function openTestPortal(env: Environment = {}): Promise<TestPortal> {
  const server = inject('databaseServer');
  const database = `${copyPrefix}${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${database} template ${templateName} strategy file_copy`);
  const dataDir = await temporaryFolder('portal-files-');
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: 'http://portal.test',
    RATE_LIMIT_FACTOR: '100',
    ...env,
  });
  const node: Node = {
    config,
    address: { ...server, database },
    clock: fakeClock(new Date('2026-11-18T15:00:00Z')),
    secret: randomBytes(32).toString('hex'),
  };
  const first = await openNode(node);
  return {
    ...first,
    async close() {
      await first.close();
      await administer(server, `drop database ${database} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The parts that all nodes of a portal share. */
interface Node {
  config: Config;
  address: ServerAddress;
  clock: ReturnType<typeof fakeClock>;
  secret: string;
  poolerPort?: number | undefined;
  pubsubPace?: PubsubPace | undefined;
}

async function openNode(node: Node): Promise<TestPortal> {
  const { config, address, clock, secret } = node;
  const log = openLog(config.logLevel);
  const shutdown = openPatientShutdown();
  const { poolerPort } = node;
  const direct = openAvailability([address], log);
  const availability =
    poolerPort === undefined
      ? direct
      : openAvailability([{ ...address, host: '127.0.0.1', port: poolerPort }], log);
  const tracing = await openTracingOf(config, log);
  const { db, close } = openDatabase({
    size: 12, // those of exams and those of requests in one: twenty starts at once hold ten, and what they wait for needs one
    tracing,
    isThroughPooler: poolerPort !== undefined,
    onError: (error) => log.warn({ error: error.message }, 'database connection lost'),
    availability,
    connectMilliseconds: 60_000, // tests that make databases keep PostgreSQL from answering for seconds
  });
  const pubsub = openPubsub(log, direct, node.pubsubPace);
  const portal = await openParts({ config, log, clock, secret, pubsub, tracing, db, reserved: db }, shutdown);
  const app = await buildTestApp(portal);
  return {
    portal,
    clock,
    app,
    client: clientOf(app, portal),
    address,
    context: (extra) => contextOf(portal, visitor, extra),
    another: ({ port, poolerPort, pubsubPace } = {}) =>
      openNode({
        ...node,
        ...(port !== undefined && { address: { ...address, host: '127.0.0.1', port } }),
        poolerPort,
        pubsubPace,
      }),
    async close() {
      await app.close();
      await shutdown.run();
      await close();
      await Promise.all([availability.close(), direct.close(), tracing?.close()]);
    },
  };
}

/** Waits for each part as long as it takes, and rejects if one fails to close. */
function openPatientShutdown(): Shutdown {
  const parts: (() => Promise<unknown>)[] = [];
  return {
    add: (_name, _milliseconds, close) => void parts.unshift(close),
    async run() {
      for (const close of parts) await close();
    },
  };
}

async function administer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
