import type { FastifyInstance } from 'fastify';
import { visitor } from '../../contract/caller.ts';
import { closeJsonThread } from '../api/http/json-body.ts';
import type { Config } from '../context/config.ts';
import { contextOf, type Portal } from '../context/context.ts';
import { ensureAdministrator } from '../features/accounts/first-administrator.ts';
import { sweepCutOffCalls } from '../features/files/clean-files.ts';
import { queueWaitingMails } from '../features/mail/outbox.ts';
import type { Pages } from '../pages/assets.ts';
import { closePasswords } from '../platform/crypto/passwords.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { closeSafeHtml } from '../platform/html/safe-html.ts';
import type { Log } from '../platform/log.ts';
import { closePdf } from '../platform/pdf/pdf.ts';
import type { Shutdown } from '../platform/process/shutdown.ts';
import { buildApp } from './app.ts';
import type { DataPlace } from './data-place.ts';
import { hasContent } from './demo-content.queries.ts';
import { type Jobs, prepareJobs, startJobs } from './jobs.ts';
import { type BeforeMigrations, openPortal } from './open-portal.ts';

/** The time each part has to close; the sum stays below the limit in main. */
const jobMilliseconds = 1500;
const threadMilliseconds = 500;
const portalMilliseconds = 3500;

/** An opened and filled server that does not listen yet. */
export interface OpenServer {
  app: FastifyInstance;
  portal: Portal;
  administrator: { username: string; password: string | undefined };
  /** Starts background jobs, once requests are accepted. */
  startJobs(): void;
}

interface Options {
  config: Config;
  log: Log;
  /** Opened parts register here to be closed. */
  shutdown: Shutdown;
  /** Once aborted, the start ends after the current step. */
  stop: AbortSignal;
  loadPages: () => Promise<Pages>;
  /** The database being started. */
  place?: Promise<DataPlace>;
  beforeMigrations?: BeforeMigrations;
}

type MakerOptions = Required<Omit<Options, 'loadPages' | 'beforeMigrations'>>;

/** Creates and fills the portal of an empty place; opened parts are in `shutdown`. */
export async function makePortal({ config, log, shutdown, stop, place }: MakerOptions): Promise<void> {
  const { portal, jobs, close } = await openPortal(config, { log, place });
  shutdown.add('portal', portalMilliseconds, close);
  shutdown.add('typesetting', threadMilliseconds, closePdf);
  stop.throwIfAborted();
  await prepare(portal, jobs, stop);
}

/** Opens and fills everything that answers requests. */
export async function openServer(options: Options): Promise<OpenServer> {
  const { config, log, shutdown, stop, loadPages, place, beforeMigrations } = options;
  const loading = Promise.allSettled([loadPages()]); // while the database starts
  const {
    portal,
    jobs: jobDatabase,
    beginServing,
    close,
  } = await openPortal(config, {
    log,
    ...(place !== undefined && { place }),
    ...(beforeMigrations !== undefined && { beforeMigrations }),
  });
  portal.stopping = stop;
  shutdown.add('portal', portalMilliseconds, close);
  shutdown.add('threads', threadMilliseconds, () =>
    Promise.all([closePdf(), closePasswords(), closeSafeHtml(), closeJsonThread()]),
  );
  stop.throwIfAborted();
  const build = async () => {
    const [pages] = await loading;
    if (pages.status === 'rejected') throw pages.reason;
    return buildApp(portal, pages.value);
  };
  // routes are registered while the database starts
  const [app] = await Promise.all([build(), prepare(portal, jobDatabase, stop)]);
  stop.throwIfAborted();
  // last, because its password is only printed at the very end
  const administrator = await ensureAdministrator(portal);
  let jobs: Jobs | undefined;
  shutdown.add('jobs', jobMilliseconds, async () => jobs?.stop());
  return {
    app,
    portal,
    administrator,
    startJobs: () => {
      beginServing();
      jobs = startJobs(portal, jobDatabase);
    },
  };
}

/** Prepares the database before any request. */
async function prepare(portal: Portal, { pool }: OpenDatabase, stop: AbortSignal): Promise<void> {
  await prepareJobs(portal, pool);
  await portal.signer.loaded();
  await sweepCutOffCalls(portal);
  stop.throwIfAborted();
  if (portal.config.demo) await fill(portal);
  await queueWaitingMails(contextOf(portal, visitor));
}

/** Loads texts and drawings only when needed. */
async function fill(portal: Portal): Promise<void> {
  if (await hasContent(portal.db)) return;
  const { loadDemoContent } = await import('./demo-content.ts');
  await loadDemoContent(contextOf(portal, visitor));
}
