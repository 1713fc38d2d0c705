import { basename, dirname } from 'node:path';
import type { Context } from '../../context/context.ts';
import { placeOfBundles } from '../../platform/files/bundle-place.ts';
import { spaceAt } from '../../platform/files/disk-space.ts';
import { baseFor, bundlesThatFit, noRoomReason } from './daily-bundle.rules.ts';
import * as queries from './service-state.queries.ts';
import type { BundlesKept } from './service-state.rules.ts';

/**
 * The bundle that is due on the portal's own disk: the whole one on which it rests (its path), and which days may stay
 * with it; or why none is made.
 */
type DailyBundle = { kept: BundlesKept; since?: string } | { refusal: string };

/**
 * Decides about the nightly bundle where no BACKUP_DIR is set (spec 13.13): it lies beside the data that it saves, so it
 * has only what is new of the files since the whole one of the week (decision 0155), and takes no more than a third of the
 * free space. The size is that of the last one of its kind; before the first whole one, that of rows and files.
 */
export async function dailyBundle(context: Context, look = spaceAt): Promise<DailyBundle> {
  const { config, db, disk, clock } = context;
  const place = placeOfBundles(config);
  const held = (await queries.listBundlesWithOrigin(db))
    .filter(({ path }) => dirname(path) === place)
    .map((bundle) => ({ ...bundle, name: basename(bundle.path) }))
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
  const freeBytes = disk.space()?.free ?? (await look(config.dataDir)).free;
  const whole = held.find(({ base }) => base === null);
  const base = baseFor(held, clock.now());
  const part = held.find((bundle) => bundle.base !== null);
  if (base !== undefined) {
    const bytes = part?.bytes ?? (await queries.listTableSizes(db)).databaseBytes;
    const days = bundlesThatFit({ freeBytes, held, next: { bytes, base: base.name } });
    if (days > 0) return { kept: { days, weeks: 0, months: 0 }, since: base.path };
  }
  const room = { freeBytes, held, next: { bytes: whole?.bytes ?? (await bytesOfAll(context)), base: null } };
  const days = bundlesThatFit(room);
  return days === 0 ? { refusal: noRoomReason(room) } : { kept: { days, weeks: 0, months: 0 } };
}

/** The bytes that a first bundle may take: the database as it lies on the disk, and every file. */
async function bytesOfAll({ db, files }: Context): Promise<number> {
  let bytes = (await queries.listTableSizes(db)).databaseBytes;
  for await (const { key } of files.listAll()) bytes += (await files.sizeOf(key)) ?? 0;
  return bytes;
}
