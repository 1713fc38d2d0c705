import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import type { Config } from '../context/config.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { ensureAdministrator } from '../features/accounts/first-administrator.ts';
import { watchEndedSessions } from '../features/accounts/sessions/ended-sessions.ts';
import { sweepUploads } from '../features/files/clean-files.ts';
import { queueWaitingMails } from '../features/mail/outbox.ts';
import { closePasswords } from '../platform/crypto/passwords.ts';
import type { Log } from '../platform/log.ts';
import { addressRefusal, refuseTakenAddress } from '../platform/network/address.ts';
import { closePdf } from '../platform/pdf/pdf.ts';
import type { Shutdown } from '../platform/process/shutdown.ts';
import { announcement } from './announce.ts';
import { buildApp } from './app.ts';
import { hasContent } from './demo-content.queries.ts';
import { type Jobs, prepareJobs, startJobs } from './jobs.ts';
import { openPortal } from './open-portal.ts';

/** How long each part may take to close; together under what main allows. */
const requestMilliseconds = 4000;
const sweepMilliseconds = 100;
const jobMilliseconds = 1500;
const threadMilliseconds = 500;
const portalMilliseconds = 3500;

/**
 * Opens, fills and starts everything, and says what to tell the operator. What was opened stands in `closing`; a
 * `stop` that is raised meanwhile ends the start after the step under way. Refuses with StartRefusal what the operator
 * can mend.
 */
export async function startPortal(
  config: Config,
  log: Log,
  shutdown: Shutdown,
  stop: AbortSignal,
): Promise<string> {
  await refuseTakenAddress(config.host, config.port);
  const { portal, pool, close } = await openPortal(config, { log });
  shutdown.add('portal', portalMilliseconds, close);
  shutdown.add('threads', threadMilliseconds, () => Promise.all([closePdf(), closePasswords()]));
  stop.throwIfAborted();
  await prepareJobs(portal, pool);
  await watchEndedSessions(portal);
  await sweepUploads(portal);
  stop.throwIfAborted();
  if (config.demo) await fill(portal);
  await queueWaitingMails(contextOf(portal, visitor));
  const app = await buildApp(portal);
  stop.throwIfAborted();
  // late, because its password is shown at the end alone
  const administrator = await ensureAdministrator(portal);
  let jobs: Jobs | undefined;
  shutdown.add('jobs', jobMilliseconds, async () => jobs?.stop());
  shutdown.add('requests', requestMilliseconds + 200, () => closeApp(app));
  await listen(app, portal);
  jobs = await startJobs(portal, pool);
  return announcement(config, portal.publicUrl, administrator);
}

/** The texts and drawings are read only when they are needed. */
async function fill(portal: Portal): Promise<void> {
  if (await hasContent(portal.db)) return;
  const { loadDemoContent } = await import('./demo-content.ts');
  await loadDemoContent(contextOf(portal, visitor));
}

async function listen(app: FastifyInstance, portal: Portal): Promise<void> {
  const { host, port, publicUrl } = portal.config;
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw addressRefusal(error, host, port);
  }
  const address = app.server.address() as AddressInfo;
  portal.publicUrl = publicUrl ?? `http://localhost:${address.port}`;
}

/** Takes no new request, lets those under way finish, and cuts what takes too long. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), requestMilliseconds);
  // a connection whose last request ends now would be kept for the next one, which never comes
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
  await app.close();
  clearTimeout(cut);
  clearInterval(sweep);
}
