import { visitor } from '../../contract/caller.ts';
import { type Config, ConfigError } from '../context/config.ts';
import { contextOf } from '../context/context.ts';
import { listRunningNodes } from '../features/service-state/service-state.ts';
import { sha256Of } from '../platform/files/file-hash.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/files.ts';
import type { Log } from '../platform/log.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { openFileStore } from './file-store.ts';
import { openPortal } from './open-portal.ts';
import { moving } from './portal-identity.rules.ts';

export interface Move {
  from: string;
  to: string;
  copied: number;
  /** Copied by an earlier run, with the same bytes. */
  already: number;
  /** Running nodes: nothing was switched, because they still add files. */
  running: string[];
}

/**
 * Moves all files from DATA_DIR into the configured bucket, or back (spec 13.9): copies each, reads it back and
 * compares the SHA-256. It can be interrupted and rerun. While a node runs it only copies; without one it moves the
 * portal's id, so that nothing starts on the old store. Refuses a target with another portal's files, and an existing
 * file with other bytes.
 */
export async function moveFiles(config: Config, log: Log, target: string | undefined): Promise<Move> {
  if (config.s3 === undefined)
    throw new ConfigError('S3_ENDPOINT: expected a value: set the bucket that files move to or from');
  if (target !== 's3' && target !== 'disk') throw new StartRefusal('Say where the files go: s3 or disk.');
  const [disk, bucket] = [openFiles(config.dataDir), await openFileStore(config)];
  const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk];
  const source = target === 's3' ? { ...config, s3: undefined } : config;
  const { portal, close } = await openPortal(source, { log, mayMake: false });
  try {
    const id = (await from.readIdentity()) ?? '';
    await claim(to, id);
    const counts = await copyAll(from, to);
    const running = await listRunningNodes(contextOf(portal, visitor));
    if (running.length === 0) {
      await to.writeIdentity(id);
      await from.writeIdentity(moving.from(id));
    }
    return { ...counts, from: from.place, to: to.place, running };
  } finally {
    await close();
  }
}

/** Marks a store as being filled for this portal. */
async function claim(to: FileStore, id: string): Promise<void> {
  const found = await to.readIdentity();
  if (found === id || found === moving.to(id) || found === moving.from(id)) return;
  const { done } = await to.listAll()[Symbol.asyncIterator]().next();
  if (found !== null || done !== true)
    throw new ConfigError(`${to.setting}: ${to.place} has files of another portal: name an empty place.`);
  await to.writeIdentity(moving.to(id));
}

async function copyAll(from: FileStore, to: FileStore): Promise<{ copied: number; already: number }> {
  const counts = { copied: 0, already: 0 };
  for await (const { key } of from.listAll()) {
    const wanted = await sha256Of(from.stream(key));
    const isThere = await to.has(key);
    if (!isThere) await to.putStream(key, from.stream(key));
    if ((await sha256Of(to.stream(key))) === wanted) {
      counts[isThere ? 'already' : 'copied'] += 1;
      continue;
    }
    if (isThere) throw new StartRefusal(`${key} is in ${to.place} with other bytes: it was not overwritten.`);
    await to.remove(key);
    throw new StartRefusal(`${key} did not arrive whole in ${to.place}: run it again.`);
  }
  return counts;
}
