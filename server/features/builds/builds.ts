import { createHash } from 'node:crypto';
import type { Portal } from '../../context/context.ts';
import { openLru } from '../../platform/lru.ts';
import {
  type BuildFile,
  findFile,
  insertFile,
  listMissing,
  listPaths,
  storeBuild,
} from './builds.queries.ts';

const hourMilliseconds = 3_600_000;
const againMilliseconds = 5000;
const lookMilliseconds = 1000;
/** Some megabytes of memory, while versions change. */
const rememberedFiles = 64;

/** The files of other builds, for pages of theirs that are still open, or that another node has already made. */
export interface OtherBuilds {
  /** True if a build that ran within a day has the file. Asks the database once a second at most, however many ask. */
  has(path: string): Promise<boolean>;
  read(path: string): Promise<BuildFile | undefined>;
  close(): void;
}

/** Keeps the files of the build that runs for all nodes, and finds those of other builds (spec 13.4). */
export async function openOtherBuilds(
  { db, clock, log }: Pick<Portal, 'db' | 'clock' | 'log'>,
  own: ReadonlyMap<string, () => BuildFile>,
  pace = hourMilliseconds,
): Promise<OtherBuilds> {
  const paths = [...own.keys()].toSorted();
  const id = createHash('sha256').update(paths.join('\n')).digest('hex');
  let known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const keep = async () => {
    await storeBuild(db, { id, paths }, clock.now());
    for (const path of await listMissing(db, paths))
      await insertFile(db, path, (own.get(path) as () => BuildFile)());
    known = new Set(await listPaths(db));
  };
  /** A portal whose database is unavailable serves its own files meanwhile. */
  const goOnKeeping = async () => {
    const isKept = await keep().then(
      () => true,
      (error: Error) => log.warn({ error: error.message }, 'that this build runs was not stored'),
    );
    if (!isClosed) timer = setTimeout(goOnKeeping, isKept ? pace : againMilliseconds).unref();
  };
  await goOnKeeping();

  let looking: Promise<void> | undefined;
  let lookedAt = performance.now();
  const look = () => {
    looking ??= listPaths(db)
      .then((found) => {
        known = new Set(found);
        lookedAt = performance.now();
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const remembered = openLru<BuildFile>(rememberedFiles);
  return {
    async has(path) {
      if (!known.has(path) && performance.now() - lookedAt > lookMilliseconds) await look();
      return known.has(path);
    },
    async read(path) {
      const file = remembered.get(path) ?? (await findFile(db, path));
      if (file !== undefined) remembered.set(path, file);
      return file;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
