// Tells which process a process id belongs to. Plain JavaScript, because the commands in tools/ need it before anything
// is installed, on a Node that cannot read TypeScript.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * The text of a /proc file, or undefined when its process is gone.
 * @param {string} path
 * @returns {string | undefined}
 */
function readProcFile(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // ESRCH: the process ended between open and read.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * Reads one column of `ps` about one process, or undefined when the process is gone.
 * @param {number} pid
 * @param {string} column
 * @returns {string | undefined}
 */
function askPs(pid, column) {
  try {
    return execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch (error) {
    // ps exits with 1 for a number that no process has; any other exit means that ps does not work.
    if (/** @type {{ status?: number }} */ (error).status === 1) return undefined;
    throw error;
  }
}

/**
 * The fields of /proc/<pid>/stat, from the state on.
 * @param {number} pid
 * @returns {string[] | undefined}
 */
function readStat(pid) {
  const stat = readProcFile(`/proc/${pid}/stat`);
  // The field before is the program's name in brackets, which may itself contain blanks and brackets.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * A text that identifies this very process, because its number may later belong to another one. Undefined when no
 * living process has the number (one that ended and was not yet reaped is not alive).
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processStamp(pid) {
  if (process.platform !== 'linux') {
    const started = askPs(pid, 'lstart');
    const state = askPs(pid, 'state');
    return started && state && !state.startsWith('Z') ? `${pid} ${started}` : undefined;
  }
  const fields = readStat(pid);
  if (!fields) return undefined;
  const state = fields[0];
  const startTicks = fields[19];
  if (state === 'Z' || state === 'X') return undefined;
  const boot = readProcFile('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${pid} ${startTicks} ${boot}`;
}

/**
 * True while the process that a stamp names is alive.
 * @param {string} stamp from processStamp
 * @returns {boolean}
 */
export function isProcessAlive(stamp) {
  const pid = Number.parseInt(stamp, 10);
  return pid > 0 && processStamp(pid) === stamp;
}

/**
 * The command line of a process, blanks between its arguments; empty when the process is gone.
 * @param {number} pid
 * @returns {string}
 */
export function processCommand(pid) {
  if (process.platform !== 'linux') return askPs(pid, 'command') ?? '';
  return (readProcFile(`/proc/${pid}/cmdline`) ?? '').split('\0').join(' ').trim();
}

/**
 * The id of a process's parent; undefined when the process is gone.
 * @param {number} pid
 * @returns {number | undefined}
 */
export function parentOf(pid) {
  if (process.platform !== 'linux') return Number(askPs(pid, 'ppid')) || undefined;
  return Number(readStat(pid)?.[1]) || undefined;
}
