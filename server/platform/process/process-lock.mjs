// A lock between processes that a dead process cannot hold: Node has no flock, and a plain lock file cannot be taken
// over safely from a dead owner. Plain JavaScript for the same reason as process-identity.mjs.
// The lock is a folder of numbered turns. The file with the greatest number names the holder ('free' once released). A
// process takes a turn by linking a finished file to the next number. Only one process can do that, so two that find
// the same dead owner cannot both win.
import { randomUUID } from 'node:crypto';
import {
  lchownSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive, processStamp } from './process-identity.mjs';

const POLL_MILLISECONDS = 40;
/** Old turns stay for a while: a folder that is read while it changes must never seem to have no last turn. */
const OLD_TURNS_KEPT = 4;

/**
 * @param {string} folder
 * @returns {number[]} ascending
 */
function listTurns(folder) {
  const names = readdirSync(folder).filter((name) => /^\d+$/.test(name));
  return names.map(Number).sort((a, b) => a - b);
}

/**
 * @param {string} folder
 * @param {string | number} name
 * @returns {string} the owner's stamp or 'free'
 */
function readOwner(folder, name) {
  try {
    return readFileSync(join(folder, String(name)), 'utf8');
  } catch (error) {
    // Swept away meanwhile: later turns exist, and the next attempt sees them.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return 'free';
    throw error;
  }
}

/**
 * One attempt.
 * @param {string} folder
 * @param {string} candidate a file that contains our stamp
 * @returns {{ turn: number } | { owner: string }} the turn taken, or its owner
 */
function tryTurn(folder, candidate) {
  const last = listTurns(folder).at(-1) ?? 0;
  const owner = last === 0 ? 'free' : readOwner(folder, last);
  if (isProcessAlive(owner)) return { owner };
  const turn = last + 1;
  const file = join(folder, String(turn));
  try {
    linkSync(candidate, file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST')
      return { owner: readOwner(folder, turn) };
    throw error;
  }
  const turns = listTurns(folder);
  if (turns.some((other) => other > turn)) {
    // Our reading was stale: this number was already used and swept away.
    rmSync(file, { force: true });
    return { owner: 'free' };
  }
  for (const old of turns.filter((other) => other < turn - OLD_TURNS_KEPT)) {
    rmSync(join(folder, String(old)), { force: true });
  }
  sweepCandidates(folder);
  return { turn };
}

/**
 * Removes files left by killed processes. An empty file is being written at this moment.
 * @param {string} folder
 */
function sweepCandidates(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('candidate-'))) {
    const owner = readOwner(folder, name);
    if (owner !== '' && !isProcessAlive(owner)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Writes a file that belongs to the owner of its folder, so that a start by root does not lock that user out.
 * @param {string} file
 * @param {string} content
 */
export function writeOwn(file, content) {
  writeFileSync(file, content, { mode: 0o600 });
  const { uid, gid } = statSync(dirname(file));
  if (process.getuid?.() === 0) lchownSync(file, uid, gid);
}

/**
 * Runs work while this call alone holds the lock, across processes and inside one. Waits as long as the holder lives; a
 * dead holder is passed over.
 * @template T
 * @param {string} folder where the lock is; made if absent
 * @param {() => Promise<T>} work
 * @param {(holderPid: number) => void} [onWait] called once if somebody else holds it
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, onWait) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const candidate = join(folder, `candidate-${randomUUID()}`);
  writeOwn(candidate, processStamp(process.pid) ?? '');
  /** @type {number | undefined} */
  let turn;
  try {
    for (let told = false; turn === undefined; ) {
      const attempt = tryTurn(folder, candidate);
      if ('turn' in attempt) {
        turn = attempt.turn;
      } else if (attempt.owner !== 'free') {
        if (!told) onWait?.(Number.parseInt(attempt.owner, 10));
        told = true;
        await delay(POLL_MILLISECONDS);
      }
    }
    return await work();
  } finally {
    // The candidate is a second name of the turn's file: renaming a new one over it leaves no moment without an owner.
    rmSync(candidate, { force: true });
    if (turn !== undefined) {
      writeOwn(candidate, 'free');
      renameSync(candidate, join(folder, String(turn)));
    }
  }
}
