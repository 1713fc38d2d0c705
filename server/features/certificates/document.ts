import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const saltBytes = 16;
const hashBytes = 32;
/** Takes some 50 ms: document numbers are few enough to be tried exhaustively with a fast hash. */
const cost = { N: 2 ** 14, r: 8, p: 1 };

const slowHash = promisify(
  (number: string, salt: Buffer, done: (error: Error | null, hash: Buffer) => void) =>
    scrypt(comparable(number), salt, hashBytes, cost, done),
);

/** Normalises a document number: '4.821.993-lp' is '4821993 LP'. */
const comparable = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Hashes a document number with a salt, which is all that remains of a forgotten one. */
export async function documentHash(number: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes);
  return Buffer.concat([salt, await slowHash(number, salt)]);
}

/** True if a forgotten document number was this one. */
export async function isDocument(hash: Buffer, number: string): Promise<boolean> {
  const given = await slowHash(number, hash.subarray(0, saltBytes));
  return timingSafeEqual(given, hash.subarray(saltBytes));
}

export const isSameDocument = (one: string, other: string): boolean => comparable(one) === comparable(other);
