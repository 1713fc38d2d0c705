import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../process/start-refusal.ts';
import { isBucketAddress, openBundleStore, placeError } from './bundle-store.ts';
import type { S3Access } from './s3-client.ts';
import { statIfExists } from './stat-if-exists.ts';

interface BundleSettings {
  backupDir: string | undefined;
  backupPassphrase: string | undefined;
  dataDir: string;
}

/** True if bundles were to go to a bucket and do not: others keep it, and nothing encrypts them (decision 0120). */
export const isBucketWithoutPassphrase = (of: Omit<BundleSettings, 'dataDir'>): boolean =>
  of.backupDir !== undefined && of.backupPassphrase === undefined && isBucketAddress(of.backupDir);

/** Where this portal puts its bundles: the named place, else in DATA_DIR. */
export const placeOfBundles = (of: BundleSettings): string =>
  of.backupDir === undefined || isBucketWithoutPassphrase(of) ? join(of.dataDir, 'backups') : of.backupDir;

/** Where bundles go, as it was last proved. */
interface PlaceState {
  /** The reason why nothing can be written or removed there, for the operator; null: both can be. */
  problem: string | null;
  /** The bundles lie on the disk that they are to save the portal from. */
  isOnDataDisk: boolean;
}

export interface BundlePlace {
  /** The last proof; made now if there is none, and anew in the background once it is old. */
  state(): Promise<PlaceState>;
  /** A proof of this moment. */
  prove(): Promise<PlaceState>;
}

interface Places {
  /** A folder, or 's3://bucket/prefix'. */
  place: string;
  keys: S3Access | undefined;
  dataDir: string;
}

/** A folder on an unreachable network, or a frozen bucket, never answers. */
const patienceMilliseconds = 5_000;
const oldMilliseconds = 5 * 60_000;

/** Opens the watch over a place; nothing is looked at before somebody asks. */
export function openBundlePlace(
  places: Places,
  { milliseconds = patienceMilliseconds, look = provePlace } = {},
): BundlePlace {
  let proving: Promise<PlaceState> | undefined;
  let last: { state: PlaceState; at: number } | undefined;
  /** One proof at a time: a hung folder keeps a thread until it answers. */
  const prove = async (): Promise<PlaceState> => {
    proving ??= look(places).finally(() => {
      proving = undefined;
    });
    const problem = `${places.place} does not answer within ${milliseconds / 1000} s`;
    const state = await within(milliseconds, proving, { problem, isOnDataDisk: false });
    last = { state, at: performance.now() };
    return state;
  };
  return {
    prove,
    async state() {
      if (last === undefined) return prove();
      if (performance.now() - last.at > oldMilliseconds) void prove();
      return last.state;
    },
  };
}

/** Writes a few bytes where bundles go and removes them; a folder that is not there yet is not made. Never rejects. */
async function provePlace({ place, keys, dataDir }: Places): Promise<PlaceState> {
  try {
    const store = await openBundleStore(place, keys);
    const there = store.folder === undefined ? undefined : await nearestThere(store.folder);
    if (there === undefined || there === store.folder)
      await store.prove(`.aula-${randomBytes(6).toString('hex')}`);
    else
      await access(there, constants.W_OK | constants.X_OK).catch((error: unknown) => {
        throw placeError(place, error);
      });
    return { problem: null, isOnDataDisk: there !== undefined && (await areOnOneDisk(there, dataDir)) };
  } catch (error) {
    return { problem: (error as Error).message, isOnDataDisk: false };
  }
}

async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = [await stat(one), await stat(await nearestThere(other))];
  return first.dev === second.dev;
}

/** A path, or the nearest above it that is there. */
async function nearestThere(path: string): Promise<string> {
  if (dirname(path) === path) return path;
  const found = await statIfExists(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  return found === undefined ? nearestThere(dirname(path)) : path;
}

/**
 * Refuses a place that is a file, or lies in one: no wait mends that. A folder that is not there yet is made by the first
 * bundle, and one without rights, or that does not answer, is told by the proof.
 */
export async function refuseNoFolder(place: string | undefined): Promise<void> {
  if (place === undefined || isBucketAddress(place)) return;
  const found = nearestThere(place).then(async (path) => ({
    path,
    isFolder: (await stat(path)).isDirectory(),
  }));
  const there = await within(
    patienceMilliseconds,
    found.catch(() => undefined),
    undefined,
  );
  if (there?.isFolder === false)
    throw new ConfigError(`BACKUP_DIR: ${there.path} is a file: expected a folder.`);
}

/** The awaited value, or the one that stands for it once it takes too long. */
async function within<T>(milliseconds: number, awaited: Promise<T>, late: T): Promise<T> {
  const answered = new AbortController();
  const timer = delay(milliseconds, late, { signal: answered.signal, ref: false });
  timer.catch(() => undefined); // aborted by the answer
  return Promise.race([awaited, timer]).finally(() => answered.abort());
}
