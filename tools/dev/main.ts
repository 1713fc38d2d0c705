// npm run dev: the portal over its sources. Vite serves the browser's part, renders pages and runs the server's part,
// so that a change of any of them shows at once. The embedded database keeps running over every restart.

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isRunnableDevEnvironment } from 'vite';
import { withoutCodes } from '../../contract/certificates/code.ts';
import { announcement } from '../../server/boot/announce.ts';
import type { OpenServer } from '../../server/boot/open-server.ts';
import { readConfig } from '../../server/context/config.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { openLog } from '../../server/platform/log.ts';
import { refuseTakenAddress } from '../../server/platform/network/address.ts';
import { onParentGone } from '../../server/platform/process/parent-process.ts';
import { openShutdown } from '../../server/platform/process/shutdown.ts';
import { StartRefusal } from '../../server/platform/process/start-refusal.ts';
import { projectRoot } from '../node-runtime.mjs';
import { hotReload } from './hot-reload.ts';
import { openVite } from './open-vite.ts';
import { vitePages } from './vite-pages.ts';

/** Files saved together restart the server once. */
const restartMilliseconds = 20;
const closeMilliseconds = 4000;
/** Vite's addresses: sources, packages and generated modules. The portal has no such addresses. */
const viteAddress = /^\/(?:@|web\/|contract\/|node_modules\/)/;

type Running = OpenServer & { close(): Promise<void> };

const config = readConfig(process.env);
const log = openLog(config.logLevel, withoutCodes);
const shutdown = openShutdown((step, problem) => log.warn({ step, problem }, 'stopping'));
const stop = (exitCode: number) => void shutdown.run().then(() => process.exit(exitCode));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
onParentGone(() => stop(0));
// an error in unfinished code must not end the development server
process.on('uncaughtException', (error) => log.error({ err: error }, 'unexpected error'));

const front = createServer(answer);
const vite = await openVite(projectRoot, front, [
  hotReload({ root: projectRoot, hasFailed: () => hasFailed, onServerChange: restartSoon }),
]);
shutdown.add('vite', closeMilliseconds, () => vite.close());
let running: Promise<Running>;
let hasFailed = false;
let restartTimer: NodeJS.Timeout | undefined;
let restarts = Promise.resolve();

try {
  await refuseTakenAddress(config.host, config.port);
  await openDatabase();
  front.listen({ host: config.host, port: config.port });
  await once(front, 'listening');
  shutdown.add('requests', closeMilliseconds, async () => front.close().closeAllConnections());
  running = start();
  const { portal, administrator } = await running;
  shutdown.add('portal', closeMilliseconds, async () => (await running).close());
  process.stdout.write(announcement(config, portal.publicUrl, administrator));
} catch (error) {
  const isForeseen = error instanceof StartRefusal;
  process.stderr.write(`${isForeseen ? error.message : ((error as Error).stack ?? error)}\n`);
  stop(1);
}

/** Starts the embedded database, so that it keeps running while the server restarts. */
async function openDatabase(): Promise<void> {
  if (config.databaseUrl !== undefined) return;
  const dataDir = join(config.dataDir, 'postgres');
  const database = await startEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  shutdown.add('embedded database', closeMilliseconds, () => database.stop());
}

/** Requests that come during a restart wait for it. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  // calls of the API are answered before Fastify's routing
  const byPortal = () => void running.then(({ app }) => app.server.emit('request', request, response));
  if (viteAddress.test(request.url ?? '')) vite.middlewares(request, response, byPortal);
  else byPortal();
}

/** Starts the server from its present sources. Vite's runner, unlike a new process, keeps packages loaded. */
async function start(): Promise<Running> {
  const { server } = vite.environments;
  if (server === undefined || !isRunnableDevEnvironment(server)) throw new Error('Vite runs no server here');
  server.runner.clearCache();
  const source = await server.runner.import<typeof import('../../server/boot/open-server.ts')>(
    '/server/boot/open-server.ts',
  );
  const { port } = front.address() as AddressInfo;
  const parts = openShutdown((step, problem) => log.debug({ step, problem }, 'restarting'));
  try {
    const opened = await source.openServer({
      config: { ...config, publicUrl: config.publicUrl ?? `http://localhost:${port}` },
      log,
      shutdown: parts,
      stop: new AbortController().signal,
      loadPages: () =>
        vitePages(vite, () => {
          hasFailed = true;
        }),
    });
    parts.add('app', closeMilliseconds, () => opened.app.close());
    await opened.app.ready();
    await opened.startJobs();
    return { ...opened, close: () => parts.run() };
  } catch (error) {
    await parts.run();
    throw error;
  }
}

function restartSoon(): void {
  clearTimeout(restartTimer);
  restartTimer = setTimeout(() => {
    restarts = restarts.then(restart);
  }, restartMilliseconds);
}

/** Replaces the server once the new one is ready; if the new one fails, the old one stays. */
async function restart(): Promise<void> {
  const before = await running;
  const since = performance.now();
  hasFailed = false;
  const starting = start();
  running = starting.catch(() => before);
  const { hot } = vite.environments.client;
  try {
    await starting;
    log.info({ ms: Math.round(performance.now() - since) }, 'the server runs its new sources');
    hot.send({ type: 'full-reload' });
    await before.close();
  } catch (error) {
    hasFailed = true;
    log.error({ err: error }, 'the server cannot run its new sources');
    const { message, stack = '' } = error as Error;
    hot.send({ type: 'error', err: { message, stack } });
  }
}
