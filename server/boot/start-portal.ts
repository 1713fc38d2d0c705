import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../context/config.ts';
import type { Portal } from '../context/context.ts';
import { startHeartbeat } from '../features/service-state/heartbeat.ts';
import { loadPages } from '../pages/assets.ts';
import type { Log } from '../platform/log.ts';
import { addressRefusal } from '../platform/network/address.ts';
import type { Shutdown } from '../platform/process/shutdown.ts';
import { announcement } from './announce.ts';
import type { DataPlace } from './data-place.ts';
import type { BeforeMigrations } from './open-portal.ts';
import { openServer } from './open-server.ts';

/** Time for running requests to end; with openServer's parts it stays below the limit in main. */
const requestMilliseconds = 4000;
const sweepMilliseconds = 100;
const heartbeatMilliseconds = 300;

interface Start {
  config: Config;
  log: Log;
  shutdown: Shutdown;
  stop: AbortSignal;
  place: Promise<DataPlace>;
  beforeMigrations: BeforeMigrations;
  /** Takes the message to the operator. */
  announce(message: string): void;
}

/**
 * Opens, fills and starts everything, then informs the operator. Opened parts register in `shutdown`; an aborted `stop`
 * ends the start after the current step. Throws StartRefusal for faults that the operator can fix.
 */
export async function startPortal({ announce, ...opening }: Start): Promise<void> {
  const { config, shutdown, place } = opening;
  const server = await openServer({ ...opening, loadPages: () => loadPages(config.distDir) });
  const drainMilliseconds = config.drainSeconds * 1000;
  shutdown.add('requests', drainMilliseconds + requestMilliseconds + 200, () =>
    endRequests(server.app, delay(drainMilliseconds)),
  );
  await listen(server.app, server.portal);
  const heartbeat = await startHeartbeat(server.portal);
  shutdown.add('heartbeat', heartbeatMilliseconds, () => heartbeat.stop());
  const { others = [] } = await place;
  announce(announcement(config, server.portal.publicUrl, server.administrator, others));
  server.startJobs();
  void warnOfBundlePlace(server.portal);
}

/** Says at the start what would else be found at night; the portal serves meanwhile. */
async function warnOfBundlePlace({ bundlePlace, config, log }: Portal): Promise<void> {
  const { problem, isOnDataDisk } = await bundlePlace.prove();
  if (problem !== null) log.warn({ reason: problem }, 'BACKUP_DIR: no bundle can be written there');
  else if (isOnDataDisk && config.backupDir !== undefined)
    log.warn(
      { place: config.backupDir },
      'BACKUP_DIR: bundles lie on the disk of DATA_DIR, from which they are to save the portal',
    );
}

/**
 * Listens on one address. For 'localhost' Fastify would open a second server, without the calls and the connection
 * limits.
 */
export async function listenAt(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.listen({ port, host: host === 'localhost' ? (await lookup(host)).address : host });
}

async function listen(app: FastifyInstance, portal: Portal): Promise<void> {
  const { host, port, publicUrl } = portal.config;
  try {
    await listenAt(app, host, port);
  } catch (error) {
    throw addressRefusal(error, host, port);
  }
  const address = app.server.address() as AddressInfo;
  portal.publicUrl = publicUrl ?? `http://localhost:${address.port}`;
}

/** Keeps answering until balancers know, while /readyz already reports the stop, then closes (spec 13.3). */
export async function endRequests(app: FastifyInstance, drained: Promise<void>): Promise<void> {
  await drained;
  await closeApp(app);
}

/** Refuses new requests, lets running ones finish, and closes connections that take too long. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), requestMilliseconds);
  // a keep-alive connection would otherwise wait for a next request
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweep);
}
