// A folder that one machine at a time may use, although others reach it too (NFS, a volume of two containers): there
// nobody sees whether the processes of the other live. Each process that uses it keeps a file that it rewrites every
// few seconds. Plain JavaScript for the same reason as process-identity.mjs. docs/decisions/0031
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive, processStamp } from './process-identity.mjs';
import { writeOwn } from './process-lock.mjs';

const BEAT_MILLISECONDS = 5000;
/** A process that wrote nothing for so long is dead, or has ended itself. */
const DEAD_MILLISECONDS = 60_000;
/** A process that could not write for so long ends itself before others take it for dead. */
const ENDED_MILLISECONDS = 40_000;
const LOOK_MILLISECONDS = 200;

/**
 * Identifies what processes that see each other share: one boot of one machine, one namespace of processes.
 * @returns {string}
 */
function placeOfProcesses() {
  if (process.platform === 'linux')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  if (process.platform === 'darwin')
    return execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim();
  return hostname();
}

/**
 * @typedef {object} HostLockOptions
 * @property {string} [place] of this process, for tests
 * @property {number} [beatMilliseconds]
 * @property {number} [deadMilliseconds]
 * @property {(host: string) => void} [onWait] told once, while a machine is watched that may be dead
 * @property {(reason: string) => void} onLost told once, when this process was taken for dead, or soon will be
 */

/**
 * Takes the folder for this machine. Waits while a machine is silent that was there a moment ago, a minute at most.
 * @param {string} folder made if absent
 * @param {HostLockOptions} options
 * @returns {Promise<{ release(): void } | { host: string }>} or the machine that uses it
 */
export async function lockForHost(folder, options) {
  const { beatMilliseconds = BEAT_MILLISECONDS, deadMilliseconds = DEAD_MILLISECONDS, onWait } = options;
  const own = createHash('sha256')
    .update(options.place ?? placeOfProcesses())
    .digest('hex')
    .slice(0, 16);
  makeFolder(folder);
  const name = `${own}-${randomUUID()}`;
  const file = join(folder, name);
  writeOwn(file, JSON.stringify({ host: hostname(), process: processStamp(process.pid) }));
  const beating = beat(file, beatMilliseconds, options.onLost);
  const release = () => {
    beating.end();
    rmSync(file, { force: true });
  };
  /** @type {Map<string, number>} */
  const firstSeen = new Map();
  try {
    for (let isTold = false; ; isTold = true) {
      const others = listOthers(folder, own, name);
      const now = writtenAt(file);
      if (now === undefined) throw new Error(`${file} went away`);
      for (const [other, at] of others) {
        const first = firstSeen.get(other) ?? at;
        firstSeen.set(other, first);
        if (at !== first) {
          release();
          return { host: hostOf(folder, other) };
        }
        if (now - at > deadMilliseconds) {
          rmSync(join(folder, other), { force: true });
          others.delete(other);
        }
      }
      const [waited] = others.keys();
      if (waited === undefined) return { release };
      if (!isTold) onWait?.(hostOf(folder, waited));
      await delay(LOOK_MILLISECONDS);
    }
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Made with the owner of the folder around it, so that a start by root does not lock that user out.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined) return;
  const { uid, gid } = statSync(dirname(folder));
  if (process.getuid?.() === 0) chownSync(folder, uid, gid);
}

/**
 * The files of other machines and when they were written. What a killed process of this machine left is removed.
 * @param {string} folder
 * @param {string} own
 * @param {string} name
 * @returns {Map<string, number>}
 */
function listOthers(folder, own, name) {
  /** @type {Map<string, number>} */
  const others = new Map();
  for (const other of readdirSync(folder)) {
    if (other === name) continue;
    if (other.startsWith(own)) {
      const stamp = read(folder, other)?.process;
      if (stamp !== undefined && !isProcessAlive(stamp)) rmSync(join(folder, other), { force: true });
      continue;
    }
    const at = writtenAt(join(folder, other));
    if (at !== undefined) others.set(other, at);
  }
  return others;
}

/**
 * The time of the folder's own clock. The file is opened, because NFS keeps what it knows of one that is not.
 * @param {string} file
 * @returns {number | undefined} undefined when it is gone
 */
function writtenAt(file) {
  try {
    const opened = openSync(file, 'r');
    try {
      return fstatSync(opened).mtimeMs;
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {{ host: string, process: string } | undefined} undefined when it is gone, or being written
 */
function read(folder, name) {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
const hostOf = (folder, name) => read(folder, name)?.host ?? 'another machine';

/**
 * Rewrites the file from time to time.
 * @param {string} file
 * @param {number} milliseconds
 * @param {(reason: string) => void} onLost
 */
function beat(file, milliseconds, onLost) {
  const content = readFileSync(file, 'utf8');
  let last = performance.now();
  const timer = setInterval(() => {
    const reason = write();
    if (reason === undefined) last = performance.now();
    else if (reason === 'gone' || performance.now() - last > ENDED_MILLISECONDS) {
      clearInterval(timer);
      onLost(reason);
    }
  }, milliseconds);
  timer.unref();
  /** @returns {string | undefined} why it could not */
  const write = () => {
    try {
      const opened = openSync(file, 'r+'); // never creates it again: the process that removed it owns the folder
      try {
        writeSync(opened, content, 0);
      } finally {
        closeSync(opened);
      }
      return undefined;
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      return code === 'ENOENT' ? 'gone' : message;
    }
  };
  return { end: () => clearInterval(timer) };
}
