import type { AddressInfo } from 'node:net';
import { visitor } from '../contract/caller.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { contextOf } from './context.ts';
import { loadDemoContent } from './demo-content.ts';
import { watchEndedSessions } from './features/accounts/ended-sessions.ts';
import { ensureAdministrator } from './features/accounts/first-administrator.ts';
import { queueWaitingMails } from './features/mail/outbox.ts';
import { prepareJobs, startJobs } from './jobs.ts';
import { onParentGone } from './platform/parent.ts';
import { closePasswords } from './platform/passwords.ts';
import { closePdf } from './platform/pdf/pdf.ts';
import { openPortal } from './portal.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78); // EX_CONFIG
  }
}

async function start(): Promise<void> {
  const config = configOrExit();
  const { portal, pool, close } = await openPortal(config);
  const stopping: (() => Promise<unknown>)[] = [close, closePdf, closePasswords];
  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    portal.log.info({ reason }, 'stopping');
    for (const step of stopping.reverse()) await step();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  onParentGone(() => void stop('the starting process is gone'));

  await prepareJobs(portal, pool);
  await watchEndedSessions(portal);
  const administrator = await ensureAdministrator(portal);
  if (config.demo) await loadDemoContent(contextOf(portal, visitor));
  await queueWaitingMails(contextOf(portal, visitor));
  const app = await buildApp(portal);
  stopping.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  portal.publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const runner = await startJobs(portal, pool);
  stopping.push(() => runner.stop());
  announce(config, portal.publicUrl, administrator);
}

function announce(
  config: Config,
  url: string,
  administrator: { username: string; password: string | undefined },
): void {
  say(`\n  Aula Previsional is ready: ${url}`);
  if (config.publicUrl === undefined)
    say('  (links in mails use this address; set PUBLIC_URL to the one people type)');
  say(
    `  Administrator: ${administrator.username}${administrator.password === undefined ? ' (npm run admin -- reset <username> sets a new password)' : ''}`,
  );
  if (administrator.password !== undefined)
    say(`  Password:      ${administrator.password}   (shown once; change it at the first sign-in)`);
  if (config.smtpUrl === undefined)
    say('  No SMTP_URL: mails wait in the outbox (/correos) and an administrator activates accounts.');
  say('');
}

await start();
