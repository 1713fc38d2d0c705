import { type Context, type Portal, transaction } from '../../context/context.ts';
import { sweepOldUploads } from '../uploads/uploads.ts';
import { namesKnownAs } from './file-names.rules.ts';
import { cleanedFolders, collectReferencedFiles, referencedAmong } from './referenced-files.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;
const filesAtOnce = 500;

const dayAgo = ({ clock }: Portal) => new Date(clock.now().getTime() - dayMilliseconds);

/**
 * Removes files that crashed calls left in the upload folder, after a day. For the start: a clock that stands wrong then
 * must not take what people were told is stored, so uploads in parts stay.
 */
export function sweepCutOffCalls(portal: Portal): Promise<void> {
  return portal.uploads.sweepCalls(dayAgo(portal));
}

/**
 * Removes files that no row names any more and that were put over a day ago; returns their number. The day protects a
 * file that is stored before its row. Rows in the Papelera keep their files, and so does every text and every stored
 * version of a text.
 */
export async function cleanFiles(context: Context): Promise<number> {
  await sweepOldUploads(context);
  await context.uploads.sweep(dayAgo(context));
  const before = dayAgo(context);
  let removed = 0;
  await transaction(context, async ({ db, files }) => {
    await collectReferencedFiles(db);
    for (const folder of cleanedFolders) {
      for await (const names of inBatches(oldFiles(files.list(folder), before))) {
        const keysOf = (name: string) => namesKnownAs(name).map((known) => `${folder}/${known}`);
        const named = await referencedAmong(db, names.flatMap(keysOf));
        for (const name of names) {
          if (keysOf(name).some((key) => named.has(key))) continue;
          if (await files.removeOlder(`${folder}/${name}`, before)) removed += 1;
        }
      }
    }
  });
  if (removed > 0) context.log.info({ removed }, 'deleted files that no row names');
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
