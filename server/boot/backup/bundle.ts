import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import type { BundleStore, StoredBundle } from '../../platform/files/bundle-store.ts';
import { StoreUnavailable } from '../../platform/files/file-store.ts';
import { ownerOnly } from '../../platform/files/owner-only.ts';
import { StartRefusal } from '../../platform/process/start-refusal.ts';

/**
 * A bundle is one file with a whole portal (spec 13.13): a tar archive, encrypted with age if a passphrase is set. The
 * programs `tar` and `age` open it, too. Its first entry is `head.json`, its last `manifest.json`.
 */

/** The first entry, written before the first row is read. */
export interface BundleHead {
  format: 1;
  /** The version of the portal that made it. */
  version: string;
  takenAt: string;
  migrations: { name: string; hash: string }[];
  /** The major version of PostgreSQL. */
  postgres: number;
}

export interface BundleTable {
  name: string;
  columns: string[];
  rows: number;
}

/** The last entry: everything that a restore compares. */
export interface BundleManifest {
  tables: BundleTable[];
  sequences: { name: string; value: string; isCalled: boolean }[];
  entries: BundleEntry[];
  /** Files that the clean-up removed while the bundle was made. */
  gone: string[];
}

export interface BundleEntry {
  name: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  sha256: string;
}

export const headName = 'head.json';
export const manifestName = 'manifest.json';

const ageMark = 'age-encryption.org/v1';

export interface BundleWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** An entry of known size; refuses a source of another size. */
  addStream(name: string, bytes: number, source: Readable): Promise<void>;
  entries: readonly BundleEntry[];
  /** Resolves with the path once the bundle has its final name. */
  finish(): Promise<string>;
  /** Leaves nothing behind. */
  abandon(): Promise<void>;
}

/** Begins a bundle. A folder refuses (EEXIST) two in the same second. */
export function beginBundle(store: BundleStore, name: string, passphrase: string | undefined): BundleWriter {
  const archive = pack();
  archive.on('error', () => undefined); // reported by the waiting entry and by `finish`
  let isWhole = false;
  const plain = Readable.from(
    (async function* () {
      yield* archive as AsyncIterable<Buffer>;
      if (!isWhole) throw new Error('the bundle was not finished');
    })(),
    { objectMode: false },
  );
  const written = (async () =>
    await store.write(name, passphrase === undefined ? plain : await encrypted(plain, passphrase)))();
  let failure: Error | undefined;
  written.catch((error: Error) => {
    failure = error;
    archive.destroy(error); // the waiting entry fails with it
  });
  const entryOf = (head: { name: string; size: number; mode: number }) => {
    if (failure !== undefined) throw failure; // between two entries nobody waited
    return archive.entry(head);
  };
  const entries: BundleEntry[] = [];
  return {
    entries,
    async add(name, bytes) {
      await addStream(entryOf, entries, name, bytes.length, Readable.from([bytes]));
    },
    addStream: (name, bytes, source) => addStream(entryOf, entries, name, bytes, source),
    async finish() {
      isWhole = true;
      archive.finalize();
      return await written;
    },
    async abandon() {
      archive.destroy();
      await written.catch(() => undefined); // it was cut on purpose
    },
  };
}

async function addStream(
  entryOf: Pack['entry'],
  entries: BundleEntry[],
  name: string,
  bytes: number,
  source: Readable,
): Promise<void> {
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(source, hashed, entryOf({ name, size: bytes, mode: ownerOnly.file }));
  entries.push({ name, bytes, sha256: hash.digest('hex') });
}

async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);
}

/**
 * Reads a bundle's entries in order and gives each to `take`. What `take` does not read is skipped, but every byte is
 * hashed. Refuses a file that is no bundle, is cut short, or is encrypted with another passphrase; failures of `take`
 * or of the store are thrown unchanged.
 */
export async function readBundle(
  bundle: StoredBundle,
  passphrase: string | undefined,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<BundleEntry[]> {
  const damaged = (cause: unknown) =>
    cause instanceof StartRefusal || cause instanceof StoreUnavailable
      ? cause
      : new StartRefusal(`${bundle.path} is damaged or no bundle of a portal: ${(cause as Error).message}`, {
          cause,
        });
  const archive = extract();
  const fed = pipeline(await plainBytes(bundle, passphrase), archive);
  fed.catch(() => undefined); // told below
  const entries: BundleEntry[] = [];
  let failure: unknown;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      const hash = createHash('sha256');
      const content = Readable.from(
        (async function* () {
          try {
            for await (const chunk of entry as AsyncIterable<Buffer>) {
              hash.update(chunk);
              yield chunk;
            }
          } catch (cause) {
            throw damaged(cause);
          }
        })(),
      );
      await take(name, content).catch((error: unknown) => {
        failure = error;
        throw error;
      });
      for await (const _ of content);
      entries.push({ name, bytes: size, sha256: hash.digest('hex') });
    }
    await fed;
  } catch (cause) {
    throw cause === failure ? cause : damaged(cause);
  }
  return entries;
}

async function plainBytes(bundle: StoredBundle, passphrase: string | undefined): Promise<Readable> {
  if (bundle.bytes < ageMark.length || (await text(beginOf(bundle))) !== ageMark) return bundle.read();
  const { path } = bundle;
  if (passphrase === undefined)
    throw new StartRefusal(`${path} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const bytes = Readable.toWeb(bundle.read()) as globalThis.ReadableStream<Uint8Array>;
    return Readable.fromWeb((await decrypter.decrypt(bytes)) as unknown as ReadableStream<Uint8Array>);
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StartRefusal(`${path} does not open with this BACKUP_PASSPHRASE.`, { cause });
  }
}

const beginOf = (bundle: StoredBundle) => bundle.read({ start: 0, end: ageMark.length - 1 });

/** Reads a whole bundle and compares every entry with the manifest. */
export async function checkBundle(
  bundle: StoredBundle,
  passphrase: string | undefined,
): Promise<{ head: BundleHead; manifest: BundleManifest }> {
  const texts = new Map<string, string>();
  const entries = await readBundle(bundle, passphrase, async (name, content) => {
    if (name === headName || name === manifestName) texts.set(name, await text(content));
  });
  const [head, manifest] = [headName, manifestName].map((name) => {
    const found = texts.get(name);
    if (found === undefined)
      throw new StartRefusal(`${bundle.path} is no bundle of a portal: ${name} is missing.`);
    return JSON.parse(found) as unknown;
  }) as [BundleHead, BundleManifest];
  if (head.format !== 1)
    throw new StartRefusal(
      `${bundle.path} was made by a newer version of the portal: restore it with that one.`,
    );
  compareEntries(bundle, manifest, entries);
  return { head, manifest };
}

export function compareEntries(
  { path }: StoredBundle,
  manifest: BundleManifest,
  entries: readonly BundleEntry[],
): void {
  const found = new Map(entries.map(({ name, sha256 }) => [name, sha256]));
  const wrong = manifest.entries.find(({ name, sha256 }) => found.get(name) !== sha256);
  if (wrong !== undefined)
    throw new StartRefusal(`${path} is damaged: ${wrong.name} is not what was written.`);
}
