import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
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
import { pipeline } from 'node:stream/promises';
import {
  type FileStore,
  identityName,
  type ListedFile,
  requireKey,
  retiredFolder,
  StoreUnavailable,
} from './file-store.ts';
import { ownerOnly } from './owner-only.ts';
import { statIfExists } from './stat-if-exists.ts';

/**
 * The store in the folder DATA_DIR/files, which several nodes may share. Once it had the portal's id, it refuses
 * (StoreUnavailable) to put anything where that is missing: a folder that is not mounted any more would swallow it.
 */
export function openFiles(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (key: string) => join(root, requireKey(key));
  let hadIdentity = false;
  const readIdentity = async () => {
    const id = await readLine(join(root, identityName));
    hadIdentity ||= id !== null;
    return id;
  };
  const put = async (key: string, write: (beside: string) => Promise<void>) => {
    const path = pathOf(key);
    if (hadIdentity && (await readIdentity()) === null)
      throw new StoreUnavailable('DATA_DIR', `${root} is not the portal's any more: is it mounted?`);
    await putWhole(path, write);
  };
  return {
    place: root,
    setting: 'DATA_DIR',
    put: (key, bytes) => put(key, (beside) => writeDurably(beside, bytes)),
    putFile: (key, from) =>
      put(key, async (beside) => {
        await copyFile(from, beside);
        await chmod(beside, ownerOnly.file);
        await syncFile(beside);
      }),
    putStream: (key, source) =>
      put(key, (beside) =>
        pipeline(source, createWriteStream(beside, { flags: 'wx', mode: ownerOnly.file, flush: true })),
      ),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    sizeOf: async (key) => (await statIfExists(pathOf(key)))?.size,
    read: (key) => readFile(pathOf(key)),
    stream: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => listFolder(join(root, folder)),
    listAll: () => listAll(root),
    retireOlder: (key, instant, now) =>
      retireOlder(pathOf(key), join(root, retiredFolder, key), { instant, now }),
    removeRetired: (instant) => removeRetired(join(root, retiredFolder), instant),
    readIdentity,
    async writeIdentity(id) {
      hadIdentity = id !== null;
      if (id === null) await rm(join(root, identityName), { force: true });
      else await putWhole(join(root, identityName), (beside) => writeDurably(beside, `${id}\n`));
    },
    link: async () => undefined,
  };
}

/** The text of a small file; null if there is none. */
const readLine = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (isNoFolder(error)) return null;
      throw error;
    },
  );

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

async function* listFolder(path: string): AsyncIterable<ListedFile> {
  await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  for await (const { name } of await opendir(path)) {
    const found = await statIfExists(join(path, name));
    if (found?.isFile()) yield { name, putAt: found.mtime };
  }
}

/** True for a folder that is missing or cannot exist: the start makes it, or says why it cannot. */
const isNoFolder = ({ code }: NodeJS.ErrnoException) => code === 'ENOENT' || code === 'ENOTDIR';

/** True for a file that is being put or taken: it grows or vanishes while somebody reads it. */
const isPart = (name: string) => name.endsWith('.part');

async function* listAll(root: string): AsyncIterable<{ key: string; sizeBytes: number }> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (isNoFolder(error)) return [];
    throw error;
  });
  for (const folder of entries) {
    if (!folder.isDirectory() || folder.name === retiredFolder) continue;
    for await (const { name } of await opendir(join(root, folder.name))) {
      if (isPart(name)) continue;
      const found = await statIfExists(join(root, folder.name, name));
      if (found?.isFile()) yield { key: `${folder.name}/${name}`, sizeBytes: found.size };
    }
  }
}

/**
 * Moves the file aside before checking its age. Otherwise another file could be put under its name in between, and be
 * lost.
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
  await rename(aside, isOld ? retired : path); // moved back, it replaces a newer file with the same bytes, if there is one
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
 * Writes a file unless its name exists. Of two concurrent starts one writes it; after a crash no partial file is
 * visible.
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
