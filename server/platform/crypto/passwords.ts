import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../../contract/refusal.ts';
import { openSemaphore } from '../process/semaphore.ts';
import { closePasswordStrength } from './password-strength.ts';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 35 ms a hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/**
 * At most two hashes at a time: a burst of sign-ins must neither fill the memory nor block the threads that file and
 * DNS calls need.
 */
const inTurn = openSemaphore(2);
const waitingCap = 1000;

async function derive(password: string, salt: Buffer, given: typeof cost, length: number): Promise<Buffer> {
  if (inTurn.waitingCount() >= waitingCap) throw new Refusal('unavailable', { retryAfterSeconds: 10 });
  const message = password.normalize('NFKC'); // 'ñ' is one or two code points, depending on the keyboard
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', { message, nonce: salt, tagLength: length, ...given }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password for storage: argon2id with its cost and salt, in the PHC string format (spec 5.2). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost, hashBytes);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readHash(stored: string): { given: typeof cost; salt: Buffer; key: Buffer } | undefined {
  const [, memory, passes, parallelism, salt, key] = phc.exec(stored) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  const given = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { given, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

/** The hash that is compared if there is no account; no password leads to its key. */
const decoy = { given: cost, salt: randomBytes(saltBytes), key: randomBytes(hashBytes) };

/**
 * True when the password matches the stored hash. `undefined` (no such account) and an invalid hash (a deleted account)
 * take the same time as a real one and never match.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const real = stored === undefined ? undefined : readHash(stored);
  const used = real ?? decoy;
  const key = await derive(password, used.salt, used.given, used.key.length);
  return timingSafeEqual(key, used.key) && real !== undefined;
}

/** True when a hash was made at another cost than today's; the next sign-in rehashes. */
export function needsRehash(stored: string): boolean {
  const given = readHash(stored)?.given;
  return (
    given === undefined ||
    given.memory !== cost.memory ||
    given.passes !== cost.passes ||
    given.parallelism !== cost.parallelism
  );
}

const readableLetters = 'abcdefghjkmnpqrstuvwxyz23456789'; // no characters that look alike

/** Generates a password to be read out and typed once: 20 letters in groups, 99 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => readableLetters[randomInt(readableLetters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

/** Stops the thread that judges passwords, at the end of the process. */
export function closePasswords(): Promise<void> {
  return closePasswordStrength();
}
