import { basename, dirname, join } from 'node:path';
import type { Config } from '../context/config.ts';
import { findBundle, type StoredBundle } from '../platform/files/bundle-store.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { type CheckedBundle, checkBundle } from './bundle.ts';
import type { BundleBase, BundleEntry, BundleManifest } from './bundle-contents.ts';

/** A whole bundle of which every byte was compared, with the files that a later one need not have again (decision 0155). */
export interface WholeBundle extends StoredBundle, CheckedBundle {}

type Access = Pick<Config, 'backupPassphrase' | 'backupS3'>;

const isFile = ({ name }: BundleEntry) => name.startsWith('files/');

/** A bundle on which another may rest; undefined for one that is gone, is damaged, or rests on another itself. */
export async function findWhole(
  path: string,
  { backupPassphrase, backupS3 }: Access,
): Promise<WholeBundle | undefined> {
  const bundle = await findBundle(path, backupS3);
  if (bundle === undefined) return undefined;
  try {
    const checked = await checkBundle(bundle, backupPassphrase);
    return checked.manifest.base === undefined ? { ...bundle, ...checked } : undefined;
  } catch (error) {
    if (error instanceof StartRefusal) return undefined; // then every file is copied again
    throw error;
  }
}

/** Finds files by name and size in a whole bundle, and keeps those that were asked for and found. */
export function filesIn(whole: WholeBundle) {
  const there = new Map(whole.manifest.entries.filter(isFile).map((entry) => [entry.name, entry]));
  const base: BundleBase = { name: basename(whole.path), sha256: whole.sha256, files: [] };
  return {
    base,
    /** Files are never changed under their name. */
    has(name: string, bytes: number): boolean {
      const entry = there.get(name);
      if (entry?.bytes !== bytes) return false;
      base.files.push(entry);
      return true;
    },
  };
}

/**
 * The bundle on which another rests, compared byte by byte; undefined for a whole one. Refuses one that is not beside it,
 * is another file, or lacks a file.
 */
export async function baseOf(
  { path, manifest: { base } }: StoredBundle & Pick<CheckedBundle, 'manifest'>,
  access: Access,
): Promise<WholeBundle | undefined> {
  if (base === undefined) return undefined;
  const beside = join(dirname(path), base.name);
  const bundle = await findBundle(beside, access.backupS3);
  if (bundle === undefined)
    throw new StartRefusal(
      `${path} has what was new since ${base.name}, which is not beside it: bring both into one folder.`,
    );
  const checked = await checkBundle(bundle, access.backupPassphrase);
  if (checked.sha256 !== base.sha256)
    throw new StartRefusal(`${beside} is not the bundle on which ${basename(path)} rests.`);
  const there = new Map(checked.manifest.entries.map((entry) => [entry.name, entry]));
  const missing = base.files.find(({ name, sha256 }) => there.get(name)?.sha256 !== sha256);
  if (missing !== undefined || !base.files.every(isFile))
    throw new StartRefusal(`${path} is damaged: ${base.name} has no ${missing?.name ?? 'such file'}.`);
  return { ...bundle, ...checked };
}

/** The entries that are files of the portal, those of the base too. */
export const fileEntriesOf = ({ entries, base }: BundleManifest): BundleEntry[] => [
  ...entries.filter(isFile),
  ...(base?.files ?? []),
];
