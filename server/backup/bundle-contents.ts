import * as z from 'zod/mini';
import { isKey } from '../platform/files/file-store.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';

/**
 * The contents of a bundle (spec 13.13). It may come from a place where others write, so it is data and never a program:
 * every entry is a plain file of a known kind, and exactly those of the manifest are there.
 */

export const headName = 'head.json';
export const manifestName = 'manifest.json';
/** The last entry of a bundle with a passphrase: it proves that who knows the passphrase wrote the manifest. */
export const sealName = 'seal.json';

const name = z.string().check(z.minLength(1), z.maxLength(300));
const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[\da-f]{64}$/));

const bundleHead = z.object({
  /** 2: some of its files lie in another bundle (`base`), which a version of before would leave out untold. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** The version of the portal that made it. */
  version: name,
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name, hash: name })),
  /** The major version of PostgreSQL. */
  postgres: count,
});
/** The first entry, written before the first row is read. */
export type BundleHead = z.infer<typeof bundleHead>;

const bundleTable = z.object({ name, columns: z.array(name), rows: count });
export type BundleTable = z.infer<typeof bundleTable>;

/** `sha256`: hexadecimal. */
const bundleEntry = z.object({ name, bytes: count, sha256 });
export type BundleEntry = z.infer<typeof bundleEntry>;

/** A whole bundle beside this one, and the files of the portal that are read from there. */
const bundleBase = z.object({
  name: z.string().check(z.regex(/^aula-[\w.-]{1,100}\.tar(?:\.age)?$/)),
  /** SHA-256 of it as it is stored, hexadecimal. */
  sha256,
  files: z.array(bundleEntry),
});
export type BundleBase = z.infer<typeof bundleBase>;

const bundleManifest = z.object({
  tables: z.array(bundleTable),
  sequences: z.array(
    z.object({ name, value: z.string().check(z.regex(/^-?\d{1,19}$/)), isCalled: z.boolean() }),
  ),
  entries: z.array(bundleEntry),
  /** Files that the clean-up removed while the bundle was made. */
  gone: z.array(z.string()),
  /** Without it the bundle is whole. */
  base: z.optional(bundleBase),
});
/** Everything that a restore compares: all entries but itself and the seal. */
export type BundleManifest = z.infer<typeof bundleManifest>;

const bundleSeal = z.object({ salt: sha256, hmac: sha256 });
export type BundleSeal = z.infer<typeof bundleSeal>;

/** The lengths of what is read whole; a manifest names each file of the portal. */
export const longestBytes = { [headName]: 2 ** 20, [manifestName]: 2 ** 28, [sealName]: 2 ** 12 };

export const isReadWhole = (entry: string): entry is keyof typeof longestBytes =>
  Object.hasOwn(longestBytes, entry);

const partOfTable = /^database\/([a-z_][a-z\d_]*)\/\d{6,9}\.zst$/;

/** The place of an entry in the portal; undefined for one that no bundle has. */
export type EntryPlace =
  | { kind: 'whole' }
  | { kind: 'rows'; table: string }
  | { kind: 'file'; key: string }
  /** A path in DATA_DIR; null: a bundle of before has it, and no portal needs it. */
  | { kind: 'key'; path: string | null };

const keyPaths = new Map([
  ['keys/secret.key', 'secret.key'],
  ['keys/signing/certificates.pem', 'signing/certificates.pem'],
]);

export function placeOf(entry: string): EntryPlace | undefined {
  if (isReadWhole(entry)) return { kind: 'whole' };
  const [, table] = partOfTable.exec(entry) ?? [];
  if (table !== undefined) return { kind: 'rows', table };
  if (entry.startsWith('files/')) {
    const key = entry.slice('files/'.length);
    return isKey(key) ? { kind: 'file', key } : undefined;
  }
  const path = keyPaths.get(entry);
  if (path !== undefined) return { kind: 'key', path };
  // whatever an operator left beside the key was once taken along
  return /^keys\/signing\/\w[\w.-]{0,99}$/.test(entry) && !entry.includes('..')
    ? { kind: 'key', path: null }
    : undefined;
}

/** Refuses an entry that no bundle has: links, devices, folders, paths that lead elsewhere, one that comes twice. */
export function refuseForeignEntry(
  path: string,
  { name, type }: { name: string; type?: string | null | undefined },
  before: ReadonlySet<string>,
): void {
  const problem =
    type !== 'file'
      ? `is a ${type ?? 'thing of no kind'} and no file`
      : placeOf(name) === undefined
        ? 'leads to a place where no bundle puts anything'
        : before.has(name)
          ? 'is there twice'
          : before.size === 0 && name !== headName
            ? `stands before ${headName}`
            : before.has(sealName) || (before.has(manifestName) && name !== sealName)
              ? 'was added after the end'
              : undefined;
  if (problem !== undefined)
    throw new StartRefusal(
      `${path} is no bundle that a portal made: its entry ${JSON.stringify(name)} ${problem}.`,
    );
}

/** Refuses entries that are not exactly those of the manifest. */
export function compareEntries(
  path: string,
  manifest: Pick<BundleManifest, 'entries'>,
  entries: readonly BundleEntry[],
): void {
  const found = new Map(entries.map((entry) => [entry.name, entry]));
  const damaged = manifest.entries.find(({ name, sha256, bytes }) => {
    const entry = found.get(name);
    return entry?.sha256 !== sha256 || entry.bytes !== bytes;
  });
  if (damaged !== undefined)
    throw new StartRefusal(`${path} is damaged: ${damaged.name} is not what was written.`);
  const written = new Set([manifestName, sealName, ...manifest.entries.map(({ name }) => name)]);
  const added = entries.find(({ name }) => !written.has(name));
  if (added !== undefined)
    throw new StartRefusal(`${path} was changed: its manifest does not name ${added.name}.`);
}

/** Reads the head; refuses one of a format that this version does not know. */
export function readHead(path: string, text: string | undefined): BundleHead {
  const found = parsed(path, headName, text);
  if (![1, 2].includes((found as { format?: number } | null)?.format ?? 0))
    throw new StartRefusal(`${path} was made by a newer version of the portal: restore it with that one.`);
  return shaped(path, headName, bundleHead, found);
}

export const readManifest = (path: string, text: string | undefined): BundleManifest =>
  shaped(path, manifestName, bundleManifest, parsed(path, manifestName, text));

export const readSeal = (path: string, text: string): BundleSeal =>
  shaped(path, sealName, bundleSeal, parsed(path, sealName, text));

function parsed(path: string, entry: string, text: string | undefined): unknown {
  if (text === undefined) throw new StartRefusal(`${path} is no bundle of a portal: ${entry} is missing.`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartRefusal(`${path} is damaged: ${entry} is no JSON.`, { cause });
  }
}

function shaped<T extends z.ZodMiniType>(path: string, entry: string, shape: T, found: unknown): z.output<T> {
  const { success, data, error } = z.safeParse(shape, found);
  if (success) return data;
  const where = error.issues[0]?.path.join('.') ?? '';
  throw new StartRefusal(`${path} is damaged: ${where} of ${entry} is not what a portal writes.`);
}
