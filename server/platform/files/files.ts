import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ownerOnly } from './owner-only.ts';
import { statIfExists } from './stat-if-exists.ts';

/**
 * The store of uploaded and generated files. Keys are '<folder>/<name>'; the portal makes the names and never reuses
 * one for other bytes.
 */
export interface FileStore {
  /** Resolves once all bytes are on the disk; a crash before leaves nothing under the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Like put, for a file on the same disk; the given file itself stays. */
  putFile(key: string, path: string): Promise<void>;
  has(key: string): Promise<boolean>;
  size(key: string): Promise<number>;
  read(key: string): Promise<Uint8Array>;
  /** A part of a file, both offsets included; the whole file without a range. */
  stream(key: string, range?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
  /** All files of a folder, one by one; none if the folder does not exist. */
  list(folder: string): AsyncIterable<StoredFile>;
  /**
   * Moves a file that nobody has put since `instant` to the same key in the folder 'removed', with `now` as its time;
   * a file that is being put at the same moment stays.
   */
  retireOlder(key: string, instant: Date, now: Date): Promise<boolean>;
  /** Deletes the files that were retired before `instant`. */
  removeRetired(instant: Date): Promise<void>;
}

interface StoredFile {
  name: string;
  putAt: Date;
}

/** Beside the folders of files; its keys have three parts, so that nothing in it is ever served. */
const retiredFolder = 'removed';

const keyForm = /^[\w-]+\/[\w.-]+$/;

/** The store in the folder DATA_DIR/files. Several nodes need a shared store in its place. */
export function openFiles(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => {
    if (!keyForm.test(key) || key.includes('..')) throw new Error(`invalid file key: ${key}`);
    return join(root, key);
  };
  return {
    put: (key, bytes) => putWhole(pathOf(key), (beside) => writeDurably(beside, bytes)),
    putFile: (key, from) =>
      putWhole(pathOf(key), async (beside) => {
        await copyFile(from, beside);
        await chmod(beside, ownerOnly.file);
        await syncFile(beside);
      }),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    size: async (key) => (await stat(pathOf(key))).size,
    read: (key) => readFile(pathOf(key)),
    stream: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => listFolder(join(root, folder)),
    retireOlder: (key, instant, now) =>
      retireOlder(pathOf(key), join(root, retiredFolder, key), { instant, now }),
    removeRetired: (instant) => removeRetired(join(root, retiredFolder), instant),
  };
}

/** Has a file written beside its place and renamed, so that its name never shows a partial file. */
async function putWhole(path: string, write: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownerOnly.folder });
  const beside = `${path}.${randomUUID()}.part`;
  try {
    await write(beside);
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true }); // there only if something failed
  }
  await syncFolder(dirname(path));
}

async function* listFolder(path: string): AsyncIterable<StoredFile> {
  await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  for await (const { name } of await opendir(path)) {
    const found = await statIfExists(join(path, name));
    if (found?.isFile()) yield { name, putAt: found.mtime };
  }
}

/**
 * Moves the file aside before judging its age. Otherwise another file could be put under its name between the look and
 * the move, and be lost.
 */
async function retireOlder(
  path: string,
  retired: string,
  { instant, now }: { instant: Date; now: Date },
): Promise<boolean> {
  const aside = `${path}.${randomUUID()}.part`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false; // another node was faster
    throw error;
  }
  const isOld = (await stat(aside)).mtime < instant;
  if (isOld) {
    await mkdir(dirname(retired), { recursive: true, mode: ownerOnly.folder });
    await utimes(aside, now, now);
  }
  await rename(aside, isOld ? retired : path); // back, it replaces a newer file of the same bytes, if there is one
  return isOld;
}

async function removeRetired(root: string, instant: Date): Promise<void> {
  await mkdir(root, { recursive: true, mode: ownerOnly.folder });
  for (const folder of await readdir(root))
    for await (const { name, putAt } of listFolder(join(root, folder)))
      if (putAt < instant) await rm(join(root, folder, name), { force: true });
}

/** Writes a new file that survives a power cut, once its folder is synced. Refuses (EEXIST) a name that exists. */
async function writeDurably(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'wx', ownerOnly.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes a file unless its name exists. Of two starts at once one writes it; a crash shows a part of it to nobody.
 */
export async function placeOnce(path: string, content: Uint8Array | string): Promise<void> {
  const folder = dirname(path);
  const beside = `${path}.${randomUUID()}.part`;
  try {
    await writeDurably(beside, content);
    await link(beside, path); // unlike a renaming it fails where the name exists
    await syncFolder(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(beside, { force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name itself survive a power cut. Windows cannot open a folder and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
