import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminPassword } from '../../e2e/fixtures/admin-password.ts';
import { deriveKeys } from '../../server/platform/crypto/keys.ts';
import { openTokens } from '../../server/platform/crypto/tokens.ts';
import { openAvailability } from '../../server/platform/database/availability.ts';
import { type Database, openDatabase, sql } from '../../server/platform/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { openLog } from '../../server/platform/log.ts';
import type { Save } from '../../server/testing/reliability/check-save.ts';
import { type MessageProxy, openMessageProxy } from '../../server/testing/reliability/message-proxy.ts';
import { allSaves } from '../../server/testing/reliability/saves.ts';
import type { Setup } from '../../server/testing/reliability/setup.ts';
import { portalProgram, serverCommand } from '../../tools/node-runtime.mjs';
import { prepare } from '../../tools/prepare.mjs';
import { parentOf, startServer, stopServer } from '../processes.ts';

/** A portal in a process of its own, with a proxy of its own before the database. */
export interface PortalNode {
  port: number;
  process: ChildProcess;
  proxy: MessageProxy;
  /** Kills it, like a power cut. */
  kill(): void;
}

/** The command of a node: a program that runs Node.js, and arguments before the portal's own. */
interface NodeGiven {
  program?: string;
  before?: string[];
  env?: NodeJS.ProcessEnv;
  /** It stands beside the node under test, for faults of its own. */
  isBeside?: boolean;
}

const startsAtMost = 5;

/** On a busy machine a start may give up, which is not under test. */
export async function startPatiently(command: string[], env: NodeJS.ProcessEnv) {
  for (let starts = 1; ; starts += 1)
    try {
      return await startServer(command, env);
    } catch (error) {
      if (starts === startsAtMost) throw error;
    }
}

/** A database, the portals on it, and the rows of both. */
export interface Testbed {
  /** The node under test: the last that was started, but for those beside it. */
  node(): PortalNode;
  start(given?: NodeGiven): Promise<PortalNode>;
  stop(node: PortalNode): Promise<void>;
  db: Database;
  /** The address of PostgreSQL, past all proxies. */
  connection: EmbeddedPostgres['connection'];
  dataDir: string;
  /** How often a portal ended by itself and was restarted. */
  crashes(): number;
  /** Every kind of save at the current node, with its files in `dataDir` if they are elsewhere. */
  saves(dataDir?: string): Promise<Save[]>;
  setup: Setup;
  /** The process of PostgreSQL, without its children. */
  postmaster(): Promise<number>;
}

/** A PostgreSQL that runs, and the way to stop it. */
export type TestPostgres = Pick<EmbeddedPostgres, 'connection' | 'stop'>;

const inFolder = (folder: string): Promise<TestPostgres> =>
  startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });

export async function withTestbed(
  work: (testbed: Testbed) => Promise<void>,
  startPostgres = inFolder,
): Promise<void> {
  await prepare({ build: process.env['DIST_DIR'] === undefined });
  const folder = await mkdtemp(join(tmpdir(), 'portal-reliability-'));
  const embedded = await startPostgres(folder);
  const availability = openAvailability([embedded.connection], openLog('fatal'));
  const { db, close } = openDatabase({
    size: 8,
    onError: () => undefined,
    availability,
  });
  const running = new Set<PortalNode>();
  try {
    const testbed = testbedOf({ folder, embedded, db, running });
    await testbed.start();
    await work(testbed);
  } finally {
    for (const node of [...running]) {
      running.delete(node);
      await stopNode(node);
    }
    await close();
    await availability.close();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Like a restart by a service manager: requests in progress get their answer. */
export async function restartPortal(testbed: Testbed): Promise<void> {
  await testbed.stop(testbed.node());
  await testbed.start();
}

async function stopNode({ process: child, proxy }: PortalNode): Promise<void> {
  await stopServer(child);
  await proxy.close();
}

interface Parts {
  folder: string;
  embedded: TestPostgres;
  db: Database;
  running: Set<PortalNode>;
}

function testbedOf({ folder, embedded, db, running }: Parts): Testbed {
  const dataDir = join(folder, 'data');
  const secret = randomBytes(32).toString('hex');
  const { user, password = '', database } = embedded.connection;
  let current: PortalNode | undefined;
  let crashes = 0;
  const node = () => {
    if (current === undefined) throw new Error('no portal was started');
    return current;
  };

  async function start(given: NodeGiven = {}): Promise<PortalNode> {
    const { program = process.execPath, before = [] } = given;
    const proxy = await openMessageProxy(embedded.connection);
    const env = {
      ...given.env,
      ...serverCommand(portalProgram).env,
      DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}/${database}`,
      SECRET_KEY: secret,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '100000',
      ADMIN_PASSWORD: adminPassword,
    };
    const server = await startPatiently([program, ...before, portalProgram], env);
    server.process.stdout?.pipe(process.stderr, { end: false }); // only fatal messages
    server.process.once('exit', (code) => {
      if (!running.delete(started)) return;
      process.stderr.write(`a portal ended by itself with ${code}\n`);
      crashes += 1;
      void start(given); // as `npm start` does
    });
    const started: PortalNode = {
      port: Number(new URL(server.url).port),
      process: server.process,
      proxy,
      kill() {
        running.delete(started);
        server.process.kill('SIGKILL');
        void proxy.close();
      },
    };
    running.add(started);
    if (given.isBeside !== true) current = started;
    return started;
  }

  const clock = {
    now: () => new Date(),
    isSteady: () => true,
    hasJumped: () => false,
    offsetSeconds: () => 0,
  };
  const tokens = openTokens([deriveKeys(secret).token]);
  const setup: Setup = {
    db,
    clock,
    dataDir,
    port: () => node().port,
    tokenOf({ id, username, role, years, sessionId: sid }) {
      const claims = { sub: String(id), unique_name: username, role, years, sid };
      const now = clock.now();
      return tokens.sign(claims, new Date(now.getTime() + 3_600_000), now);
    },
  };
  return {
    node,
    start,
    db,
    connection: embedded.connection,
    dataDir,
    setup,
    crashes: () => crashes,
    saves: (place = dataDir) => allSaves({ ...setup, dataDir: place }),
    async stop(given) {
      if (running.delete(given)) await stopNode(given);
    },
    async postmaster() {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      return parentOf(rows[0]?.pid ?? 0);
    },
  };
}
