import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from './byte-range.ts';
import { isOutOfSpace } from './disk-space.ts';
import { StoreUnavailable } from './file-store.ts';
import { isForbidden, makeMissingFolder, ownerOnly } from './owner-only.ts';
import type { S3Access, S3Client, S3Place } from './s3-client.ts';
import { statIfExists } from './stat-if-exists.ts';

export interface StoredBundle {
  /** '/mnt/aula-20261124T023000Z.tar' or 's3://bucket/folder/aula-20261124T023000Z.tar' */
  path: string;
  bytes: number;
  /** A part of it, both offsets included; all of it without a range. */
  read(range?: ByteRange): Readable;
}

/** The bundles of a folder, or those under a prefix of a bucket (decision 0085). */
export interface BundleStore {
  /** Stores bytes of any length and returns their path. The name appears only once all are stored. */
  write(name: string, source: Readable): Promise<string>;
  find(name: string): Promise<StoredBundle | undefined>;
  /** In the order of their names, which is that of their age. */
  list(): Promise<StoredBundle[]>;
  remove(name: string): Promise<void>;
  /** The folder on this machine; undefined for a bucket. */
  folder: string | undefined;
  /** Writes a few bytes under a name that no bundle has, and removes them; refuses where either is not possible. */
  prove(name: string): Promise<void>;
}

const inBucket = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])((?:\/[\w-]+)*)\/?$/;
const isBundleName = (name: string) => /^[\w.-]+\.tar(?:\.age)?$/.test(name);
/** A part of a bundle that is requested at once: an interrupted answer is requested again from its beginning. */
const pieceBytes = 8 * 1024 ** 2;
const tries = 3;

/** True for an address in S3, false for a path on this machine. */
export const isBucketAddress = (place: string): boolean => inBucket.test(place);

/** The bundles at a place: a folder, or 's3://bucket/prefix', which needs S3 credentials. */
export async function openBundleStore(place: string, access: S3Access | undefined): Promise<BundleStore> {
  const [, bucket, prefix = ''] = inBucket.exec(place) ?? [];
  if (bucket === undefined) return openFolder(place);
  if (access === undefined)
    throw new StoreUnavailable(
      'BACKUP_S3_ENDPOINT',
      `expected an address, and keys, because ${place} lies in S3`,
    );
  const { openS3, patientPace } = await import('./s3-client.ts');
  const s3: S3Place = {
    ...{ ...access, bucket, downloadEndpoint: undefined },
    prefix: prefix === '' ? '' : `${prefix.slice(1)}/`,
  };
  return openBucket(place.replace(/\/$/, ''), s3, openS3(s3, patientPace));
}

/** One bundle by its path; undefined where there is none. */
export async function findBundle(
  path: string,
  access: S3Access | undefined,
): Promise<StoredBundle | undefined> {
  return (await openBundleStore(dirname(path), access)).find(basename(path));
}

function openFolder(folder: string): BundleStore {
  const find = async (name: string): Promise<StoredBundle | undefined> => {
    const path = join(folder, name);
    const found = await statIfExists(path);
    if (!found?.isFile()) return undefined;
    return { path, bytes: found.size, read: (range) => createReadStream(path, range) };
  };
  const refuse = (error: unknown): never => {
    throw placeError(folder, error);
  };
  return {
    folder,
    async write(name, source) {
      await makeMissingFolder(folder).catch(refuse);
      return await writeWhole(folder, name, source).catch(refuse);
    },
    async prove(name) {
      const path = join(folder, name);
      await writeFile(path, 'aula', { flag: 'wx', mode: ownerOnly.file, flush: true }).catch(refuse);
      await rm(path).catch(refuse);
    },
    find: (name) => find(name).catch(refuse),
    async list() {
      const there = existsSync(folder) ? await readdir(folder).catch(refuse) : []; // the first bundle makes it
      const names = there.filter(isBundleName).sort();
      return (await Promise.all(names.map(find))).filter((found) => found !== undefined);
    },
    remove: (name) => rm(join(folder, name), { force: true }).catch(refuse),
  };
}

/** Stores all bytes under the name, or nothing. Refuses (EEXIST) another bundle of the same second. */
async function writeWhole(folder: string, name: string, source: Readable): Promise<string> {
  const path = join(folder, name);
  const part = `${path}.part`;
  const file = await open(part, 'wx', ownerOnly.file);
  try {
    await shareWithGroup(folder, file);
    await pipeline(source, file.createWriteStream({ flush: true }));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
  return path;
}

/**
 * Lets the group of a folder read a bundle where the folder itself is open to that group, and to nobody else: so an
 * operator lets in what copies bundles elsewhere.
 */
async function shareWithGroup(folder: string, file: FileHandle): Promise<void> {
  const { mode, gid } = await stat(folder);
  const isOfGroup = (mode & 0o057) === 0o050;
  if (!isOfGroup) return;
  const own = await file.stat();
  if (own.gid !== gid) {
    try {
      await file.chown(own.uid, gid);
    } catch (error) {
      if (isForbidden(error)) return; // the portal's user is not in that group: the bundle stays its own
      throw error;
    }
  }
  await file.chmod(ownerOnly.file | 0o040);
}

/** A folder above it may be what cannot be made. */
const isWithin = (folder: string, path: string) =>
  path === folder || path.startsWith(`${folder}/`) || folder.startsWith(`${path}/`);

/** Calls of the system on an open file: their errors name no path. */
const callsOnFiles = ['write', 'writev', 'fsync', 'fstat', 'fchmod', 'fchown'];

/** The operator's sentence about what failed in a folder of bundles; an error of anything else is given back. */
export function placeError(folder: string, error: unknown): unknown {
  const { path, syscall = '', message } = error as NodeJS.ErrnoException;
  const isOfOpenFile = isOutOfSpace(error) || callsOnFiles.includes(syscall);
  const isOfFolder = path === undefined ? isOfOpenFile : isWithin(folder, path);
  if (!isOfFolder) return error;
  const words = isOutOfSpace(error)
    ? `the disk of ${folder} is full`
    : `${folder} cannot be used: ${message}`;
  return new StoreUnavailable('BACKUP_DIR', words, { cause: error });
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function openBucket(place: string, s3: S3Place, client: S3Client): BundleStore {
  const bundleOf = (name: string, bytes: number): StoredBundle => ({
    path: `${place}/${name}`,
    bytes,
    read: ({ start, end } = { start: 0, end: bytes - 1 }) =>
      Readable.from(inPieces(s3, client, name, { start, end: Math.min(end, bytes - 1) }), {
        objectMode: false,
      }),
  });
  const list = async (begin: string) => {
    const found: StoredBundle[] = [];
    for await (const { key, sizeBytes } of client.list(begin))
      if (isBundleName(key)) found.push(bundleOf(key, sizeBytes));
    return found;
  };
  return {
    async write(name, source) {
      await client.putStream(name, source);
      return `${place}/${name}`;
    },
    find: async (name) => (await list(name)).find(({ path }) => path === `${place}/${name}`), // a refused HEAD gives no reason
    list: () => list(''),
    remove: (name) => client.remove(name),
    folder: undefined,
    async prove(name) {
      await client.put(name, Buffer.from('aula'));
      await client.remove(name);
    },
  };
}

/**
 * The reader of a bundle may pause for minutes, longer than any store waits: no connection stays open between two
 * pieces.
 */
async function* inPieces(s3: S3Place, client: S3Client, name: string, { start, end }: ByteRange) {
  for (let at = start; at <= end; at += pieceBytes)
    yield await wholePiece(s3, client, name, { start: at, end: Math.min(end, at + pieceBytes - 1) });
}

async function wholePiece(
  { bucket, settings }: S3Place,
  client: S3Client,
  name: string,
  piece: ByteRange,
): Promise<Buffer> {
  for (let left = tries - 1; ; left -= 1) {
    const answer = await client.get(name, piece);
    if (answer === undefined)
      throw new StoreUnavailable(settings.bucket, `${name} is no longer in ${bucket}`);
    try {
      const bytes = await buffer(answer);
      if (bytes.length === piece.end - piece.start + 1) return bytes;
      throw new Error(`${bytes.length} bytes of ${piece.end - piece.start + 1}`);
    } catch (cause) {
      const { message } = cause as Error;
      if (left <= 0)
        throw new StoreUnavailable(settings.endpoint, `the answer with ${name} breaks off: ${message}`, {
          cause,
        });
    }
  }
}
