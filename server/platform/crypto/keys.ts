import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordOf } from '../database/address.ts';
import { type Database, sql } from '../database/database.ts';
import { placeOnce } from '../files/files.ts';
import { statIfExists } from '../files/stat-if-exists.ts';
import { StartRefusal } from '../process/start-refusal.ts';

/** One key for each purpose, all derived from the portal's one secret. */
export interface Keys {
  token: Buffer;
  link: Buffer;
  mail: Buffer;
  device: Buffer;
  answer: Buffer;
  session: Buffer;
  readership: Buffer;
  audit: Buffer;
  bundle: Buffer;
  factor: Buffer;
  /** Keys of mails that were sealed before SECRET_KEY changed. */
  mailBefore: readonly Buffer[];
  /** Keys of second factors that were made before SECRET_KEY changed. */
  factorBefore: readonly Buffer[];
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `portal:${purpose}`, 32));
  return {
    token: derive('token'),
    link: derive('link'),
    mail: derive('mail'),
    device: derive('device'),
    answer: derive('answer'),
    session: derive('session'),
    readership: derive('readership'),
    audit: derive('audit'),
    bundle: derive('bundle'),
    factor: derive('factor'),
    mailBefore: [],
    factorBefore: [],
  };
}

/**
 * Loads the portal's secret (spec 13.9): SECRET_KEY, if given. Otherwise one is generated once: in DATA_DIR beside an
 * embedded database, or in the shared database, sealed with the password of DATABASE_URL, so that a dump, a replica
 * or one readable table is not enough to make tokens.
 */
export async function loadSecret(options: {
  given: string | undefined;
  shared: { db: Database; url: string } | undefined;
  dataDir: string;
  /** The secret to store if there is none; a new one by default. */
  made?: string;
}): Promise<string> {
  if (options.given !== undefined) return options.given;
  const made = options.made ?? randomBytes(32).toString('base64url');
  if (options.shared !== undefined)
    return sharedSecret(options.shared.db, sealingKey(options.shared.url), made);
  return secretFile(join(options.dataDir, 'secret.key'), made, options.dataDir);
}

/** Refuses an address without a password, because nothing else could seal the secret. */
function sealingKey(databaseUrl: string): Buffer {
  const password = passwordOf(databaseUrl);
  if (password === '')
    throw new StartRefusal(
      'SECRET_KEY: expected, because DATABASE_URL has no password to seal one in the database with',
    );
  return Buffer.from(hkdfSync('sha256', password, '', 'portal:seal', 32));
}

const sealed = 'sealed:';

/** The secret in the database, or `made`, after storing it. An unencrypted one of an older version is encrypted now. */
async function sharedSecret(db: Database, key: Buffer, made: string): Promise<string> {
  const seal = (secret: string) => JSON.stringify(sealed + encrypt(key, secret).toString('base64'));
  await sql`insert into setting (key, value) values ('secret_key', ${seal(made)}::jsonb) on conflict do nothing`.execute(
    db,
  );
  const stored = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'secret_key')
    .executeTakeFirstOrThrow();
  const text = String(stored.value);
  if (!text.startsWith(sealed)) {
    await sql`update setting set value = ${seal(text)}::jsonb where key = 'secret_key' and value = ${JSON.stringify(text)}::jsonb`.execute(
      db,
    );
    return text;
  }
  try {
    return decrypt(key, Buffer.from(text.slice(sealed.length), 'base64'));
  } catch {
    throw new StartRefusal(
      "DATABASE_URL: its password is not the one that the secret in the database was sealed with; set SECRET_KEY, or remove the row 'secret_key' of the table setting (all sessions end)",
    );
  }
}

/** The secret in the file, or `made`, after storing it. */
async function secretFile(path: string, made: string, folder: string): Promise<string> {
  const known = await readSecret(path);
  if (known !== undefined) return known;
  await mkdir(folder, { recursive: true });
  await placeOnce(path, made);
  const stored = await readSecret(path);
  if (stored === undefined) throw new Error(`${path} went away while the portal started`);
  return stored;
}

async function readSecret(path: string): Promise<string | undefined> {
  if ((await statIfExists(path)) === undefined) return undefined;
  await chmod(path, 0o600);
  const stored = (await readFile(path, 'utf8')).trim();
  if (stored.length < 32)
    throw new StartRefusal(`${path} is damaged; delete it to make a new secret (all sessions end)`);
  return stored;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: iv, tag and text in one buffer. */
export function encrypt(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Decrypts the result of `encrypt`; throws for another key or a changed byte. */
export function decrypt(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}

/** Decrypts with the key that fits; throws like `decrypt` if none does. */
export function decryptWithAny([key, ...others]: readonly [Buffer, ...Buffer[]], given: Buffer): string {
  try {
    return decrypt(key, given);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return decryptWithAny([next, ...rest], given);
  }
}

/** A short signature of a text, for the portal's links and cookies. */
export function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** True when `given` is the signature of a text, in constant time. */
export function isSignature(key: Buffer, text: string, given: string): boolean {
  const right = Buffer.from(signature(key, text));
  const claimed = Buffer.from(given);
  return right.length === claimed.length && timingSafeEqual(right, claimed);
}
