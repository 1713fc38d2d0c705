import { type Context, type Portal, transaction } from '../../context/context.ts';
import { sweepOldUploads } from '../uploads/uploads.ts';
import { namesKnownAs } from './file-names.rules.ts';
import { cleanedFolders, gatherNamedFiles, namedAmong } from './named-files.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;
const filesAtOnce = 500;

const dayAgo = ({ clock }: Portal) => new Date(clock.now().getTime() - dayMilliseconds);

/** Removes what calls that were cut off by a crash left in the place for uploads, a day later. */
export function sweepUploads(portal: Portal): Promise<void> {
  return portal.uploads.sweep(dayAgo(portal));
}

/**
 * Removes every file that no row names any more and that was put over a day ago; answers how many. The day is for
 * what is stored now and named by a row a moment later. A file belongs to a row also while that row lies in the
 * Papelera, and to every text and every kept version of a text that shows it.
 */
export async function cleanFiles(context: Context): Promise<number> {
  await sweepOldUploads(context);
  await sweepUploads(context);
  const before = dayAgo(context);
  let removed = 0;
  await transaction(context, async ({ db, files }) => {
    await gatherNamedFiles(db);
    for (const folder of cleanedFolders) {
      for await (const names of inBatches(oldFiles(files.list(folder), before))) {
        const keysOf = (name: string) => namesKnownAs(name).map((known) => `${folder}/${known}`);
        const named = await namedAmong(db, names.flatMap(keysOf));
        for (const name of names) {
          if (keysOf(name).some((key) => named.has(key))) continue;
          if (await files.removeOlder(`${folder}/${name}`, before)) removed += 1;
        }
      }
    }
  });
  if (removed > 0) context.log.info({ removed }, 'files that no row named any more');
  return removed;
}

async function* oldFiles(files: ReturnType<Context['files']['list']>, before: Date): AsyncIterable<string> {
  for await (const { name, putAt } of files) if (putAt < before) yield name;
}

async function* inBatches(names: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch: string[] = [];
  for await (const name of names) {
    batch.push(name);
    if (batch.length < filesAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
