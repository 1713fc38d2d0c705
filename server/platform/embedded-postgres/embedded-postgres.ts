import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { lockForHost } from '../process/host-lock.mjs';
import { withLock } from '../process/process-lock.mjs';
import { StartRefusal } from '../process/start-refusal.ts';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import {
  boundLog,
  closeToOthers,
  type DataFolder,
  giveTo,
  makeSocketFolder,
  openDataFolder,
  readOrMakePassword,
  rolePassword,
} from './data-folder.ts';
import { type EmbeddedConnection, waitUntilReady } from './readiness.ts';
import { chooseRunAs } from './run-as.ts';
import {
  findServer,
  isSocketAnswered,
  type RunningServer,
  type SpawnPlan,
  spawnServer,
  stopServer,
} from './server-process.ts';
import { watchServer } from './server-watch.ts';
import { addUser, listUsers, otherProcesses, removeUser } from './users.ts';

export type { EmbeddedConnection } from './readiness.ts';

/** A started embedded database. */
export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** Other processes that used the server when this one came. */
  others: readonly number[];
  /** Leaves the server; the last one to leave stops it. Calling it again does nothing more. */
  stop(): Promise<void>;
}

/** The folder of the database, and the listeners for its events. */
export interface EmbeddedPostgresOptions {
  /** The folder of the database, made if absent; it may hold nothing else. */
  dataDir: string;
  log: (line: string) => void;
  /** Gets the news that the server died and how its restart went; `log` by default. */
  onTrouble?: (line: string) => void;
  /** Called once a server's process runs: from then on this process may be busy without delaying its start. */
  onBegun?: () => void;
  /** Settings of PostgreSQL instead of ours: a server of tests need not outlast a crash. */
  settings?: Readonly<Record<string, string>>;
}

const ROLE_AND_DATABASE = 'portal';
const PORT = 5432;
/** After a kill -9 of the server its children hold the shared memory for a moment. */
const RESTART_TIMEOUT_MILLISECONDS = 20_000;

/**
 * Starts the PostgreSQL that npm installed on a folder of its own, or joins the one that already runs there (another
 * process started it, or a killed one left it). A server that dies is restarted. It serves `npm start` without
 * DATABASE_URL (spec 13.1): a local socket with a password, no network. Refuses where there is no PostgreSQL for the
 * machine, where root finds no user to run it as, and a folder of another major version.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const folder = openDataFolder(dataDir);
  const machine = await lockForMachine(folder, log);
  try {
    const onWait = (pid: number) =>
      log(`Process ${pid} is starting or stopping the database: waiting for it…`);
    const { server, connection, others, user } = await withLock(
      folder.lock,
      async () => {
        const joined = await startOrJoin(folder, options);
        const others = otherProcesses(folder);
        return { ...joined, others, user: addUser(folder) };
      },
      onWait,
    );
    const restart = () => withLock(folder.lock, () => restartServer(folder, options), onWait);
    const care = { restart, tidy: () => boundLog(folder) };
    const endWatch = watchServer(server, care, options.onTrouble ?? log);
    let stopping: Promise<void> | undefined;
    const stop = (): Promise<void> => {
      stopping ??= endWatch()
        .then(() => withLock(folder.lock, () => leave(folder, user), onWait))
        .finally(machine.release);
      return stopping;
    };
    return { connection, others, stop };
  } catch (error) {
    machine.release();
    throw error;
  }
}

/**
 * Keeps other machines from the folder, because two servers on one cluster destroy it. A process that others took for
 * dead, or that cannot prove that it lives, stops the server at once and ends.
 */
async function lockForMachine(folder: DataFolder, log: (line: string) => void): Promise<{ release(): void }> {
  const onLost = (reason: string) => {
    const server = findServer(folder);
    if (server !== undefined) process.kill(server.pid, 'SIGQUIT');
    throw new StartRefusal(
      `The database in ${folder.root} was stopped: this machine could not say that it lives (${reason}), and another may use it.`,
    );
  };
  const onWait = (host: string) =>
    log(`The machine ${host} used ${folder.root} within the last minute: waiting whether it still does…`);
  const locked = await lockForHost(folder.hosts, { onLost, onWait });
  if ('release' in locked) return locked;
  throw new StartRefusal(
    `DATA_DIR: the database in ${folder.root} is in use by a portal on the machine ${locked.host}. ` +
      'Stop that one first; several machines need a PostgreSQL of your own (DATABASE_URL).',
  );
}

/** Stops the server that a killed portal left behind, if nobody else uses it. Returns whether there was one. */
export async function stopAbandonedPostgres({ dataDir, log }: EmbeddedPostgresOptions): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  const folder = openDataFolder(dataDir);
  return await withLock(folder.lock, async () => {
    const server = findServer(folder);
    if (!server || listUsers(folder).length > 0) return false;
    log(`The portal was killed: stopping its database (process ${server.pid})…`);
    await stopServer(folder, server.pid);
    return true;
  });
}

type Given = Pick<EmbeddedPostgresOptions, 'log' | 'onBegun' | 'settings'>;

/** The caller holds the folder's lock. Another process may have restarted it already, which is fine. */
async function restartServer(folder: DataFolder, { log, settings }: Given): Promise<RunningServer> {
  if (!existsSync(folder.cluster)) throw new StartRefusal(`${folder.cluster} is gone.`); // never start an empty one
  const { server } = await startOrJoin(folder, { log, settings });
  return server;
}

/** The caller holds the folder's lock. */
async function startOrJoin(folder: DataFolder, { log, onBegun, settings }: Given) {
  const password = readOrMakePassword(folder);
  const found = findServer(folder);
  const isJoined =
    found && (await waitUntilReady(connectionTo(found, password), password, () => !findServer(folder), log));
  const server = isJoined
    ? found
    : await startServer(folder, findPostgresBinaries(), { password, log, onBegun, settings });
  return { server, connection: connectionTo(server, password) };
}

function connectionTo(
  server: Pick<RunningServer, 'socketFolder' | 'port'>,
  superuserPassword: string,
): EmbeddedConnection {
  const { socketFolder, port } = server;
  const password = rolePassword(superuserPassword);
  return { host: socketFolder, port, user: ROLE_AND_DATABASE, password, database: ROLE_AND_DATABASE };
}

async function startServer(
  folder: DataFolder,
  binaries: PostgresBinaries,
  start: Start,
): Promise<RunningServer> {
  const runAs = chooseRunAs(binaries, folder);
  await ensureCluster(binaries, folder, runAs, start.password);
  giveTo(folder.cluster, runAs.fileOwner);
  if (closeToOthers(folder))
    start.log(`${folder.root} was open to other users, as after a restore: it is the portal's alone again.`);
  const socketFolder = makeSocketFolder(folder, runAs.fileOwner);
  const plan = { binaries, folder, runAs, socketFolder, settings: start.settings };
  const deadline = performance.now() + RESTART_TIMEOUT_MILLISECONDS;
  for (;;) {
    const outcome = await tryStart(plan, start);
    if (typeof outcome !== 'string') return outcome;
    const isLeftover = outcome.includes('still in use') || outcome.includes('lock file');
    if (!isLeftover || performance.now() > deadline) {
      throw new StartRefusal(`The database in ${folder.root} did not start:\n${outcome}`);
    }
    await delay(200);
  }
}

/** The settings and the listeners of a start. */
interface Start {
  password: string;
  log: (line: string) => void;
  onBegun: (() => void) | undefined;
  settings: EmbeddedPostgresOptions['settings'];
}

/** One attempt: the server, or the reason why it did not start. */
async function tryStart(plan: SpawnPlan, { password, log, onBegun }: Start): Promise<RunningServer | string> {
  const { socketFolder, folder } = plan;
  if (await isSocketAnswered(socketFolder)) {
    return 'The folder is still in use by a server that this machine does not show (another container?).';
  }
  const { pid, exited } = spawnServer(plan);
  onBegun?.();
  let reason: string | undefined;
  const watch = exited.then((text) => {
    reason = text;
  });
  const server = { pid, socketFolder, port: PORT };
  try {
    const connection = connectionTo(server, password);
    if (await waitUntilReady(connection, password, () => reason !== undefined, log)) return server;
  } catch (error) {
    await stopServer(folder, pid);
    throw error;
  }
  await watch;
  return reason ?? '';
}

/** The caller holds the folder's lock. */
async function leave(folder: DataFolder, user: string): Promise<void> {
  if (removeUser(folder, user) > 0) return;
  const server = findServer(folder);
  if (server) await stopServer(folder, server.pid);
}
