import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { opendir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../context/config.ts';
import { replaceFile } from '../platform/embedded-postgres/data-folder.ts';
import { statIfExists } from '../platform/files/stat-if-exists.ts';
import { lockIdentity, readIdentity, someNamedFiles, storeIdentity } from './portal-identity.queries.ts';
import { adoption, type Found, judge, refusalOf, type Verdict } from './portal-identity.rules.ts';

const filesOf = (dataDir: string) => join(dataDir, 'files');
const idFileOf = (dataDir: string) => join(filesOf(dataDir), 'portal.id');

/**
 * Refuses a folder whose database is not there, before one is made beside it: DATABASE_URL was forgotten, or the copy of a
 * backup is half.
 */
export async function refuseLostDatabase(dataDir: string): Promise<void> {
  const folder = await lookAtFolder(dataDir);
  refuse(judge({ ...folder, inDatabase: null, hasAccounts: false, hasNamedFiles: null }), dataDir);
}

/** Refuses a database that is not the folder's, before anything is changed in it (decision 0031). */
export function refuseStrangers(pool: pg.Pool, dataDir: string): Promise<'same' | 'adopt'> {
  return alone(pool, async (client) =>
    refuse(judge({ ...(await lookAt(client, dataDir)), hasNamedFiles: null }), dataDir),
  );
}

/**
 * Gives database and folder one id, where they have none, once the tables are there. A kill in between leaves a folder that
 * the next start gives the database's id.
 */
export function settleIdentity(pool: pg.Pool, dataDir: string): Promise<void> {
  return alone(pool, async (client) => {
    const found = await lookAt(client, dataDir);
    const hasNamedFiles = await anyThere(dataDir, await someNamedFiles(client));
    if (refuse(judge({ ...found, hasNamedFiles }), dataDir) === 'same') return;
    replaceFile(idFileOf(dataDir), `${adoption}\n`);
    const id = await storeIdentity(client, randomUUID());
    replaceFile(idFileOf(dataDir), `${id}\n`);
  });
}

/** Joins the files of a restored portal with its database, which brought its id. */
export function joinRestored(pool: pg.Pool, dataDir: string): Promise<void> {
  replaceFile(idFileOf(dataDir), `${adoption}\n`);
  return settleIdentity(pool, dataDir);
}

/** Starts at the same moment look and change one after the other. */
async function alone<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await lockIdentity(client);
    return await work(client);
  } finally {
    client.release(true); // the lock ends with its connection
  }
}

function refuse(verdict: Verdict, dataDir: string): 'same' | 'adopt' {
  if (verdict === 'same' || verdict === 'adopt') return verdict;
  throw new ConfigError(refusalOf(verdict, filesOf(dataDir)));
}

async function lookAt(client: pg.ClientBase, dataDir: string): Promise<Omit<Found, 'hasNamedFiles'>> {
  const { id, hasAccounts } = await readIdentity(client);
  return { ...(await lookAtFolder(dataDir)), inDatabase: id, hasAccounts };
}

async function lookAtFolder(dataDir: string): Promise<Pick<Found, 'inFolder' | 'hasFiles'>> {
  const file = idFileOf(dataDir);
  const inFolder = existsSync(file) ? (await readFile(file, 'utf8')).trim() : null;
  return { inFolder, hasFiles: await hasFiles(filesOf(dataDir)) };
}

/** True if any folder of files holds one. */
async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  for await (const entry of await opendir(folder)) {
    if (!entry.isDirectory()) continue;
    for await (const _ of await opendir(join(folder, entry.name))) return true;
  }
  return false;
}

async function anyThere(dataDir: string, keys: readonly string[]): Promise<boolean | null> {
  if (keys.length === 0) return null;
  for (const key of keys) if ((await statIfExists(join(filesOf(dataDir), key))) !== undefined) return true;
  return false;
}
