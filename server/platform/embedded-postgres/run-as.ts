import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { StartRefusal } from '../process/start-refusal.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';

/** The user that PostgreSQL runs as: it refuses to run as root. */
export interface RunAs {
  /** A command to put before the program; empty = none. It must keep the process id. */
  wrapper: string[];
  uid: number;
  gid: number;
  /** The user who has to own the cluster's files, as this process sees it. */
  fileOwner: { uid: number; gid: number };
}

/** The environment of PostgreSQL's programs: none of the portal's variables (secrets), and messages in English. */
export const POSTGRES_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Chooses the user that PostgreSQL runs as. An ordinary user runs it as itself. Root runs it as the owner of the
 * cluster if that is somebody else, otherwise as `nobody`. Where `nobody` cannot enter a parent folder (a project under
 * /root), the files remain root's, and a user namespace drops root or a capability lets `nobody` in. Refuses with one
 * sentence when nothing of this works.
 */
export function chooseRunAs(binaries: PostgresBinaries, folder: DataFolder): RunAs {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { wrapper: [], uid, gid, fileOwner: { uid, gid } };

  const nobody = { uid: askId('-u'), gid: askId('-g') };
  const owner = existsSync(folder.cluster) ? statSync(folder.cluster) : undefined;
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const choices: RunAs[] = [
    { wrapper: [], ...user, fileOwner: user },
    { wrapper: ['unshare', '--user'], uid: 0, gid: 0, fileOwner: { uid: 0, gid: 0 } },
    { wrapper: ['setpriv', ...identity, ...capability], uid: 0, gid: 0, fileOwner: user },
  ];
  const found = choices.find((choice) => canRun(choice, binaries, folder));
  if (found) return found;
  throw new StartRefusal(
    `PostgreSQL does not run as root, and no other user can enter ${folder.root} or node_modules. ` +
      'Move the project (or DATA_DIR) to a folder that others may enter, start it as an ordinary user, or set DATABASE_URL.',
  );
}

/** Tries the choice: enters the folder, looks up the user's name (initdb needs one), runs the program. */
function canRun(choice: RunAs, binaries: PostgresBinaries, folder: DataFolder): boolean {
  const script = 'cd "$1" && test "$(id -u)" != 0 && id -un >&2 && exec "$2" --version';
  const [program = '', ...rest] = [
    ...choice.wrapper,
    '/bin/sh',
    '-c',
    script,
    'sh',
    folder.root,
    binaries.postgres,
  ];
  const { uid, gid } = choice;
  return (
    spawnSync(program, rest, { uid, gid, cwd: '/', env: POSTGRES_ENVIRONMENT, stdio: 'ignore' }).status === 0
  );
}

function askId(flag: '-u' | '-g'): number {
  const { stdout, status } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  if (status !== 0)
    throw new StartRefusal("PostgreSQL does not run as root, and this machine has no user 'nobody' for it.");
  // macOS prints 4294967294 for -2, which spawn only takes as -2.
  return Number(stdout) | 0;
}
