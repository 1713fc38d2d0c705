import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefusal } from '../process/start-refusal.ts';

export interface DataFolder {
  root: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  log: string;
  lock: string;
  /** A file of each process that uses the folder. */
  hosts: string;
  users: string;
  password: string;
}

/** The greatest length of a socket's path: 107 bytes on Linux, 103 on macOS. */
const SOCKET_PATH_BYTES = 103;
const LOG_BYTES_BEFORE_ROTATION = 10 * 1024 * 1024;

/**
 * Makes the folder and its missing parents, which the user that PostgreSQL runs as may enter. Refuses a folder in which
 * this process may not write.
 */
export function openDataFolder(path: string): DataFolder {
  const firstMade = mkdirSync(path, { recursive: true });
  const root = realpathSync(path);
  if (firstMade) {
    // Independent of the umask; the files inside have modes of their own.
    const top = realpathSync(firstMade);
    for (let folder = root; folder.length >= top.length; folder = dirname(folder)) chmodSync(folder, 0o711);
  }
  try {
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartRefusal(`The folder ${root} belongs to another user: set DATA_DIR to one of your own.`, {
      cause,
    });
  }
  return {
    root,
    cluster: join(root, 'cluster'),
    log: join(root, 'postgres.log'),
    lock: join(root, 'lock'),
    hosts: join(root, 'hosts'),
    users: join(root, 'users.json'),
    password: join(root, 'password'),
  };
}

/**
 * The password of the database's superuser, made at the first call and readable by its owner alone. Refuses if it was
 * lost beside a cluster.
 */
export function readOrMakePassword(folder: DataFolder): string {
  if (existsSync(folder.password)) return readFileSync(folder.password, 'utf8').trim();
  if (existsSync(folder.cluster)) {
    throw new StartRefusal(
      `The file ${folder.password} is missing: without it the database beside it cannot be opened.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  replaceFile(folder.password, `${password}\n`);
  return password;
}

/** The password of the portal's own role, derived one way from the superuser's. */
export const rolePassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update('portal').digest('base64url');

/**
 * Writes a file in full or not at all, readable by its owner alone: the folder's owner, also when root starts the
 * portal once.
 */
export function replaceFile(path: string, content: string): void {
  const beside = `${path}.new`;
  rmSync(beside, { force: true });
  writeFileSync(beside, content, { mode: 0o600, flush: true });
  giveTo(beside, statSync(dirname(path)));
  renameSync(beside, path);
}

/** Keeps one old log once the current one is over 10 MB. Only call it while no server writes to it. */
export function rotateLog(folder: DataFolder): void {
  if (isLogLong(folder)) renameSync(folder.log, `${folder.log}.1`);
}

/**
 * Keeps one old log while a server writes to it: copies the log and truncates it, and the server appends at the new
 * beginning. A line written between the two steps is lost.
 */
export function boundLog(folder: DataFolder): void {
  if (!isLogLong(folder)) return;
  copyFileSync(folder.log, `${folder.log}.1`);
  truncateSync(folder.log);
}

function isLogLong({ log }: DataFolder): boolean {
  const found = statSync(log, { throwIfNoEntry: false });
  return found !== undefined && found.size > LOG_BYTES_BEFORE_ROTATION;
}

/** The last lines of the log, for a message on a failed start; none if the folder was removed meanwhile. */
export function readLogTail(folder: DataFolder, from: number): string {
  if (!existsSync(folder.log)) return '';
  return readFileSync(folder.log).subarray(from).toString('utf8').trim().split('\n').slice(-12).join('\n');
}

/**
 * Makes the folder of the socket, closed to all but its owner. It is in the data folder, or, if that path is too long
 * for a socket, in /tmp (not os.tmpdir(): that differs for every user and is often long or closed). Refuses a folder in
 * /tmp that somebody else made.
 */
export function makeSocketFolder(folder: DataFolder, owner: { uid: number; gid: number }): string {
  const inside = join(folder.root, 'socket');
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock')) <= SOCKET_PATH_BYTES;
  const hash = createHash('sha256').update(folder.root).digest('hex').slice(0, 16);
  const path = fits ? inside : `/tmp/portal-postgres-${owner.uid}-${hash}`;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  if (!fits && !(found.isDirectory() && [owner.uid, process.getuid?.()].includes(found.uid))) {
    throw new StartRefusal(
      `The folder ${path} belongs to another user: remove it, or choose a shorter DATA_DIR.`,
    );
  }
  giveTo(path, owner);
  chmodSync(path, 0o700);
  return path;
}

/**
 * Takes other users' rights from the cluster, as PostgreSQL demands, and from the password: a restored copy may have
 * them. Returns whether there were any; refuses files of another owner.
 */
export function closeToOthers({ cluster, password }: DataFolder): boolean {
  const found = [
    { path: cluster, mode: 0o700 },
    { path: password, mode: 0o600 },
  ].filter(({ path, mode }) => (statSync(path).mode & 0o777) !== mode);
  for (const { path, mode } of found) {
    try {
      chmodSync(path, mode);
    } catch (cause) {
      throw new StartRefusal(
        `DATA_DIR: ${path} belongs to another user: give the folder back to the portal's (chown -R).`,
        { cause },
      );
    }
  }
  return found.length > 0;
}

/** Gives a file, or a folder with everything in it, to another user; does nothing if it already is theirs. */
export function giveTo(path: string, owner: { uid: number; gid: number }): void {
  const found = lstatSync(path);
  if (found.uid === owner.uid) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      lchownSync(join(path, name), owner.uid, owner.gid);
    }
  }
  // Last, so that a kill in between leaves the folder's owner unchanged and the next start does it all again.
  lchownSync(path, owner.uid, owner.gid);
}
