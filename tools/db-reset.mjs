// npm run admin -- reset-database --yes: deletes the embedded database. Uploaded files and keys stay.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockForHost } from '../server/platform/process/host-lock.mjs';
import { isProcessAlive, processCommand } from '../server/platform/process/process-identity.mjs';
import { withLock } from '../server/platform/process/process-lock.mjs';
import { projectRoot, runCommand, say } from './node-runtime.mjs';

await runCommand(async () => {
  if (process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is set: this empties the embedded database only.');
  const folder = resolve(projectRoot, process.env.DATA_DIR || './data', 'postgres');
  if (!existsSync(folder)) {
    say(`There is no database in ${folder}.`);
    return 0;
  }
  if (!process.argv.includes('--yes')) {
    say(
      `This deletes the database in ${folder} permanently. To do it: npm run admin -- reset-database --yes`,
    );
    return 1;
  }
  const machine = await lockForHost(join(folder, 'hosts'), {
    onWait: (host) => say(`The machine ${host} used ${folder} within the last minute: waiting…`),
    onLost: (reason) => {
      throw new Error(reason);
    },
  });
  if ('host' in machine)
    throw new Error(`The machine ${machine.host} uses the database in ${folder}: stop the portal first.`);
  try {
    await withLock(join(folder, 'lock'), () => emptyFolder(folder));
  } finally {
    machine.release();
  }
  // the next start makes a database of its own for the files (docs/decisions/0031)
  const identity = join(folder, '../files/portal.id');
  if (existsSync(dirname(identity))) writeFileSync(identity, 'adopt\n', { mode: 0o600 });
  say(`Deleted the database in ${folder}. The next start makes a new one.`);
  return 0;
});

/**
 * Refuses while any process uses the folder. The locks stay, because we hold them.
 * @param {string} folder
 */
async function emptyFolder(folder) {
  const pid = findUser(folder);
  if (pid) throw new Error(`Process ${pid} uses the database in ${folder}: stop the portal first.`);
  for (const name of readdirSync(folder).filter((entry) => !['lock', 'hosts'].includes(entry))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @returns {number | undefined} a process of a portal that uses the database, or else of the server itself
 */
function findUser(folder) {
  const usersFile = join(folder, 'users.json');
  /** @type {{ process: string }[]} */
  const users = existsSync(usersFile) ? JSON.parse(readFileSync(usersFile, 'utf8')) : [];
  const user = users.find((entry) => isProcessAlive(entry.process));
  if (user) return Number.parseInt(user.process, 10);
  const pidFile = join(folder, 'cluster/postmaster.pid');
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : 0;
  return pid > 0 && processCommand(pid).includes(join(folder, 'cluster')) ? pid : undefined;
}
