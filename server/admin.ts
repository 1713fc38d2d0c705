import { readFileSync } from 'node:fs';
import { visitor } from '../contract/caller.ts';
import { Refusal } from '../contract/refusal.ts';
import { openPortal } from './boot/open-portal.ts';
import { startFailure } from './boot/start-failure.ts';
import { type Config, readConfig } from './context/config.ts';
import { type Context, contextOf } from './context/context.ts';
import { resetFromConsole } from './features/accounts/recovery/console-reset.ts';
import { chainEvents, checkChain } from './features/audit/chain.ts';
import { checkRegister } from './features/certificates/register/check-register.ts';
import { openLog } from './platform/log.ts';

let config: Config | undefined;

/**
 * The console (spec 13.1): `reset <username>` sets a new password and prints it, `register` checks the register of
 * certificates, `audit` the chain of the audit; the portal may be running.
 */
async function run(words: readonly string[]): Promise<number> {
  const [command, argument] = words;
  const run = commands[command ?? ''];
  if (run === undefined || words.length > 2 || (command === 'reset' && argument === undefined)) {
    process.stderr.write(usage);
    return 2;
  }
  config = readConfig(process.env);
  const { portal, close } = await openPortal(config, { log: openLog('error') });
  try {
    return await run(contextOf(portal, visitor), argument ?? '');
  } finally {
    await close();
  }
}

const usage = `Usage: npm run admin -- reset <username>
       npm run admin -- register [<export.csv>]
       npm run admin -- audit
`;

const commands: Record<string, (context: Context, argument: string) => Promise<number>> = {
  reset: resetPassword,
  register: compareRegister,
  audit: compareAudit,
};

/** Computes the register of certificates again, and compares it with an export that somebody kept. */
async function compareRegister(context: Context, copy: string): Promise<number> {
  const kept = copy === '' ? [] : readFileSync(copy, 'utf8').split(/\r?\n/);
  const { entries, head, trouble } = await checkRegister(context, kept);
  process.stdout.write(`${entries} entries hold; the newest is ${head}\n`);
  if (trouble === null) return 0;
  process.stderr.write(`The register breaks at ${trouble}.\n`);
  return 1;
}

/** Computes the chain of the audit again. Its newest hash, noted elsewhere, shows a chain that was written anew. */
async function compareAudit(context: Context): Promise<number> {
  await chainEvents(context);
  const { events, head, trouble } = await checkChain(context);
  process.stdout.write(`${events} events hold; the newest is ${head}\n`);
  if (trouble === null) return 0;
  process.stderr.write(`The audit breaks at ${trouble}.\n`);
  return 1;
}

async function resetPassword(context: Context, username: string): Promise<number> {
  try {
    const password = await resetFromConsole(context, username);
    process.stdout.write(
      `New password of ${username}: ${password}\nIt has to be changed at the next sign-in. All sessions of ${username} have ended.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`There is no account with the username ${username}.\n`);
    return 1;
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const line = startFailure(error, config);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
