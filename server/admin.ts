import { visitor } from '../contract/caller.ts';
import { Refusal } from '../contract/refusal.ts';
import { openPortal } from './boot/open-portal.ts';
import { startFailure } from './boot/start-failure.ts';
import { type Config, readConfig } from './context/config.ts';
import { contextOf } from './context/context.ts';
import { resetFromConsole } from './features/accounts/recovery/console-reset.ts';
import { openLog } from './platform/log.ts';

let config: Config | undefined;

/**
 * The console (spec 13.1): `reset <username>` sets a new password and prints it; the portal may be
 * running.
 */
async function run(words: readonly string[]): Promise<number> {
  const [command, username] = words;
  if (command !== 'reset' || username === undefined || words.length > 2) {
    process.stderr.write('Usage: npm run admin -- reset <username>\n');
    return 2;
  }
  config = readConfig(process.env);
  const { portal, close } = await openPortal(config, { log: openLog('error') });
  try {
    const password = await resetFromConsole(contextOf(portal, visitor), username);
    process.stdout.write(
      `New password of ${username}: ${password}\nIt has to be changed at the next sign-in. All sessions of ${username} have ended.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`There is no account with the username ${username}.\n`);
    return 1;
  } finally {
    await close();
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
