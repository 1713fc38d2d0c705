import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { withoutCodes } from '../contract/certificates/code.ts';
import { openDataPlace } from './boot/data-place.ts';
import { refuseHungFolder } from './boot/hung-folder.ts';
import { isMaker, runMaker } from './boot/maker-process.ts';
import { type Config, ConfigError, readConfig, settingWarnings } from './context/config.ts';
import { openWays } from './context/open-ways.ts';
import { refuseNoFolder } from './platform/files/bundle-place.ts';
import { type Log, openLog } from './platform/log.ts';
import { refuseTakenAddress } from './platform/network/address.ts';
import { refuseUndroppableRoot } from './platform/process/drop-root.ts';
import { onParentGone } from './platform/process/parent-process.ts';
import { noSandboxWarning } from './platform/process/sandbox.ts';
import { openShutdown } from './platform/process/shutdown.ts';

/**
 * The limit from the first signal to the end: service managers and people kill a process that takes over ten seconds.
 */
const wholeMilliseconds = 9500;
/** One Ctrl-C arrives up to three times: from the terminal, from npm and from our parent process. */
const sameSignalMilliseconds = 1000;

/** EX_SOFTWARE: the portal ran, and `npm start` brings it back. */
const crashed = 70;

const stopRequest = new AbortController();
let isReady = false;
let log: Log | undefined;
let config: Config | undefined;
const shutdown = openShutdown((step, problem) =>
  log?.warn({ step, problem }, 'a shutdown step failed or took too long'),
);

// A closed terminal or a broken pipe: nobody reads the output, but the portal still has to shut down in order.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** Shuts down in order, once: running work may finish, in bounded time. */
async function end(reason: string | undefined, exitCode: number): Promise<void> {
  if (stopRequest.signal.aborted) return;
  stopRequest.abort();
  if (reason !== undefined) log?.info({ reason }, 'stopping');
  const drainMilliseconds = (config?.drainSeconds ?? 0) * 1000;
  setTimeout(() => process.exit(128 + constants.signals.SIGTERM), wholeMilliseconds + drainMilliseconds);
  await starting.catch(() => undefined); // reported below
  await shutdown.run();
  process.exit(exitCode);
}

let firstSignal: number | undefined;
function onSignal(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
  firstSignal ??= performance.now();
  if (performance.now() - firstSignal > sameSignalMilliseconds) process.exit(128 + constants.signals[signal]);
  void end(signal, 0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
onParentGone(() => void end('parent process ended', 0));
process.on('uncaughtException', (error) => {
  if (log === undefined) process.stderr.write(`${error.stack}\n`);
  else log.fatal({ err: error }, 'unexpected error');
  void end('unexpected error', isReady ? crashed : 1);
});

/** Runs the checks that precede a start. Returns the exit code of the process that made the portal, if one did. */
async function prepare(config: Config, log: Log): Promise<number> {
  for (const warning of [...settingWarnings(Object.keys(process.env)), ...openWays(process.env)])
    log.warn(warning);
  refuseUndroppableRoot();
  const sandboxWarning = noSandboxWarning();
  if (sandboxWarning !== undefined) log.warn(sandboxWarning);
  await refuseHungFolder(config.dataDir);
  await refuseNoFolder(config.backupDir);
  const isFirstStart = !existsSync(join(config.dataDir, 'files'));
  if (isFirstStart) {
    const { judgeAdminPassword } = await import('./features/accounts/admin-password.ts');
    await judgeAdminPassword(config, log); // before anything is made for it
  }
  await refuseTakenAddress(config.host, config.port);
  return isFirstStart ? runMaker(stopRequest.signal) : 0;
}

async function start(): Promise<void> {
  config = readConfig(process.env);
  log = openLog(config.logLevel, withoutCodes);
  const code = isMaker() ? 0 : await prepare(config, log);
  if (code !== 0) return void end(undefined, code); // the other process has given the reason
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const place = openDataPlace(config, log, { onBegun: begin });
  place.then(() => begin(), begin); // the waiting code reports the error
  await begun; // loading keeps this process busy for longer than PostgreSQL needs
  const parts = { config, log, shutdown, stop: stopRequest.signal, place };
  if (isMaker()) {
    const { makePortal } = await import('./boot/open-server.ts');
    await makePortal(parts);
    return void end(undefined, 0);
  }
  const { startPortal } = await import('./boot/start-portal.ts');
  await startPortal({
    ...parts,
    beforeMigrations: async (...given) => {
      const { backUpBeforeMigrations } = await import('./backup/before-migrations.ts');
      return backUpBeforeMigrations(...given);
    },
    announce: (message) => void process.stdout.write(message),
  });
  isReady = true;
}

const starting = start();
starting.catch(async (error: unknown) => {
  if (stopRequest.signal.aborted) return; // stopped during the start: not an error
  const { startFailure } = await import('./boot/start-failure.ts');
  const line = startFailure(error, config) ?? (error instanceof Error ? error.stack : String(error));
  process.stderr.write(`${line}\n`);
  void end(undefined, error instanceof ConfigError ? 78 : 1); // EX_CONFIG
});
