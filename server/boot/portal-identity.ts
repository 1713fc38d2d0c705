import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../context/config.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { lockIdentity, readIdentity, someNamedFiles, storeIdentity } from './portal-identity.queries.ts';
import { adoption, type Found, judge, refusalOf, type Verdict } from './portal-identity.rules.ts';

/**
 * Refuses files whose database is missing, before a new one is made beside them: DATABASE_URL was forgotten, or a
 * backup was restored incompletely.
 */
export async function refuseLostDatabase(files: FileStore): Promise<void> {
  const found = await lookAtFiles(files);
  refuse(judge({ ...found, inDatabase: null, hasAccounts: false, hasNamedFiles: null }), files);
}

/** Refuses a database that does not belong to the folder, before anything changes in it (decision 0031). */
export function refuseStrangers(pool: pg.Pool, files: FileStore): Promise<'same' | 'adopt'> {
  return alone(pool, async (client) =>
    refuse(judge({ ...(await lookAt(client, files)), hasNamedFiles: null }), files),
  );
}

/**
 * Gives database and folder a common id if they have none, once the tables exist. A kill in between leaves a folder
 * that the next start fixes.
 */
export function settleIdentity(pool: pg.Pool, files: FileStore): Promise<void> {
  return alone(pool, async (client) => {
    const found = await lookAt(client, files);
    const hasNamedFiles = await anyThere(files, await someNamedFiles(client));
    if (refuse(judge({ ...found, hasNamedFiles }), files) === 'same') return;
    await files.writeIdentity(adoption);
    const id = await storeIdentity(client, randomUUID());
    await files.writeIdentity(id);
  });
}

/** Joins the files of a restored portal with its database, which brought its id. */
export async function joinRestored(pool: pg.Pool, files: FileStore): Promise<void> {
  await files.writeIdentity(adoption);
  await settleIdentity(pool, files);
}

/** Serialises concurrent starts. */
async function alone<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await lockIdentity(client);
    return await work(client);
  } finally {
    client.release(true); // the lock ends with its connection
  }
}

function refuse(verdict: Verdict, files: FileStore): 'same' | 'adopt' {
  if (verdict === 'same' || verdict === 'adopt') return verdict;
  throw new ConfigError(refusalOf(verdict, files));
}

async function lookAt(client: pg.ClientBase, files: FileStore): Promise<Omit<Found, 'hasNamedFiles'>> {
  const { id, hasAccounts } = await readIdentity(client);
  return { ...(await lookAtFiles(files)), inDatabase: id, hasAccounts };
}

async function lookAtFiles(files: FileStore): Promise<Pick<Found, 'inFolder' | 'hasFiles'>> {
  return { inFolder: await files.readIdentity(), hasFiles: await hasFiles(files) };
}

async function hasFiles(files: FileStore): Promise<boolean> {
  for await (const _ of files.listAll()) return true;
  return false;
}

async function anyThere(files: FileStore, keys: readonly string[]): Promise<boolean | null> {
  if (keys.length === 0) return null;
  for (const key of keys) if (await files.has(key)) return true;
  return false;
}
