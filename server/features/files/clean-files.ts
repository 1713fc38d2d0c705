import { type Context, type Portal, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { sweepOldUploads } from '../uploads/uploads.ts';
import { allow, allowedCount, endHold, hold, portalId } from './clean-up.queries.ts';
import { isTooMany, keptDays } from './clean-up.rules.ts';
import { namesKnownAs } from './file-names.rules.ts';
import {
  cleanedFolders,
  collectCertificateFiles,
  collectReferencedFiles,
  referencedAmong,
} from './referenced-files.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;
const filesAtOnce = 500;

const dayAgo = ({ clock }: Portal) => new Date(clock.now().getTime() - dayMilliseconds);

/**
 * Removes files that crashed calls left in the upload folder a day ago. It runs at the start, when the clock may be
 * wrong, so uploads in parts stay.
 */
export function sweepCutOffCalls(portal: Portal): Promise<void> {
  return portal.uploads.sweepCalls(dayAgo(portal));
}

/**
 * Sets aside for 30 days the files that no row names and that are over a day old; returns their number. The day
 * protects a file that is stored before its row. Rows in the Papelera and all versions of texts keep their files. If
 * there are too many at once it takes none and asks (spec 6.7).
 */
export async function cleanFiles(context: Context): Promise<number> {
  const { files, clock, log } = context;
  if (!(await areOwnFiles(context))) return 0;
  await sweepOldUploads(context);
  await context.uploads.sweep(dayAgo(context));
  await files.removeRetired(new Date(clock.now().getTime() - keptDays * dayMilliseconds));
  const before = dayAgo(context);
  const { unnamed, all } = await findUnnamed(context, before);
  if (isTooMany({ unnamed: unnamed.length, all, allowed: await allowedCount(context.db) })) {
    await hold(context.db, { unnamed: unnamed.length, all, now: clock.now() });
    log.warn(
      { unnamed: unnamed.length, all },
      'the clean-up of files stopped: no row names so many of them. Is this the database that they belong to? An administrator decides at /inicio',
    );
    return 0;
  }
  let retired = 0;
  for (const key of unnamed) if (await files.retireOlder(key, before, clock.now())) retired += 1;
  await endHold(context.db);
  if (retired > 0)
    log.info({ retired }, `files that no row names lie apart in removed/ for ${keptDays} days`);
  return retired;
}

/** False for a store that became another portal's since the start: it stays untouched. */
async function areOwnFiles({ db, files, log }: Context): Promise<boolean> {
  const [inDatabase, inStore] = [await portalId(db), await files.readIdentity()];
  if (inDatabase === inStore) return true;
  log.error(
    { inDatabase, inStore },
    `the files in ${files.place} are another portal's: the clean-up left them alone`,
  );
  return false;
}

/** Finds the old files that no row names, and counts all. */
function findUnnamed(context: Context, before: Date): Promise<{ unnamed: string[]; all: number }> {
  return transaction(context, async ({ db, files }) => {
    const unnamed: string[] = [];
    let all = 0;
    await collectReferencedFiles(db);
    await collectCertificateFiles(db);
    for (const folder of cleanedFolders) {
      for await (const batch of inBatches(files.list(folder))) {
        all += batch.length;
        const names = batch.filter(({ putAt }) => putAt < before).map(({ name }) => name);
        const keysOf = (name: string) => namesKnownAs(name).map((known) => `${folder}/${known}`);
        const named = await referencedAmong(db, names.flatMap(keysOf));
        for (const name of names)
          if (!keysOf(name).some((key) => named.has(key))) unnamed.push(`${folder}/${name}`);
      }
    }
    return { unnamed, all };
  });
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncIterable<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < filesAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Allows a waiting clean-up to take `count` files (spec 6.7); false if none waits. */
export function allowCleanUp(context: Context, count: number): Promise<boolean> {
  return transaction(context, async (inside) => {
    const isAllowed = await allow(inside.db, count);
    if (isAllowed) await recordAudit(inside, 'files.allow', 'portal', { count });
    return isAllowed;
  });
}
