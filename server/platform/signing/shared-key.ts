import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '../crypto/keys.ts';
import { type Database, sql } from '../database/database.ts';
import { ConfigError } from '../process/start-refusal.ts';

const settingKey = 'signing_key';

/** SECRET_KEY and the one before it, which seal the signing key in the database. */
export interface KeySeal {
  secretKey: string;
  secretKeyBefore: string | undefined;
}

const sealing = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'portal:signing', 32));

/**
 * The key that all nodes of a database sign with, as PEM (spec 9.6), or undefined if none was stored. It is sealed with
 * SECRET_KEY, which is not in the database: a dump or a readable table signs nothing. One that SECRET_KEY_BEFORE opens is
 * sealed anew.
 */
export async function findSharedPem(db: Database, seal: KeySeal): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst();
  if (row === undefined) return undefined;
  const text = String(row.value);
  const open = (secret: string) => decrypt(sealing(secret), Buffer.from(text, 'base64'));
  try {
    return open(seal.secretKey);
  } catch (cause) {
    if (seal.secretKeyBefore === undefined) throw sealedOtherwise(cause);
  }
  try {
    const pem = open(seal.secretKeyBefore);
    await sql`update setting set value = ${sealedPem(seal, pem)}::jsonb
      where key = ${settingKey} and value = ${JSON.stringify(text)}::jsonb`.execute(db);
    return pem;
  } catch (cause) {
    throw sealedOtherwise(cause);
  }
}

const sealedOtherwise = (cause: unknown) =>
  new ConfigError(
    "SECRET_KEY: the key that signs certificates was sealed in the database with another one: set that as SECRET_KEY_BEFORE, or remove the row 'signing_key' of the table setting (another key signs from then on)",
    { cause },
  );

const sealedPem = ({ secretKey }: KeySeal, pem: string) =>
  JSON.stringify(encrypt(sealing(secretKey), pem).toString('base64'));

/** Stores a key where there is none; of two nodes that start at once, the first. */
export async function placeSharedPem(db: Database, seal: KeySeal, pem: string): Promise<void> {
  await sql`insert into setting (key, value) values (${settingKey}, ${sealedPem(seal, pem)}::jsonb)
    on conflict do nothing`.execute(db);
}

/** Stores a key in the place of another. */
export async function replaceSharedPem(db: Database, seal: KeySeal, pem: string): Promise<void> {
  await sql`insert into setting (key, value) values (${settingKey}, ${sealedPem(seal, pem)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** The next start takes or makes another. */
export async function removeSharedPem(db: Database): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', settingKey).execute();
}
