import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import type { BundleStore, StoredBundle } from '../platform/files/bundle-store.ts';
import { StoreUnavailable } from '../platform/files/file-store.ts';
import { ownerOnly } from '../platform/files/owner-only.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import {
  type BundleEntry,
  type BundleHead,
  type BundleManifest,
  compareEntries,
  headName,
  isReadWhole,
  longestBytes,
  manifestName,
  readHead,
  readManifest,
  readSeal,
  refuseForeignEntry,
  sealName,
} from './bundle-contents.ts';
import { isSealOf } from './bundle-seal.ts';

/**
 * A bundle is one file with a whole portal (spec 13.13): a tar archive, encrypted with age and sealed if a passphrase is
 * set. The programs `tar` and `age` open it, too. Its first entry is `head.json`, its last is `manifest.json`, which
 * only the seal follows.
 */

const ageMark = 'age-encryption.org/v1';

export interface BundleWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** An entry of known size; refuses a source of another size. */
  addStream(name: string, bytes: number, source: Readable): Promise<void>;
  entries: readonly BundleEntry[];
  /** Resolves with the path once the bundle has its final name. */
  finish(): Promise<string>;
  /** Leaves nothing behind. Throws what kept the place from storing it, if that is why. */
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
      await written.catch((error: unknown) => {
        if (error instanceof StoreUnavailable) throw error; // else it was cut on purpose
      });
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

/** A bundle that was read to its end. */
interface BundleRead {
  entries: BundleEntry[];
  /** SHA-256 of the file as it is stored, hexadecimal. */
  sha256: string;
}

/**
 * Reads a bundle's entries in order and gives each to `take`. What `take` does not read is skipped, but every byte is
 * hashed. Refuses a file that is no bundle, is cut short, is encrypted with another passphrase or is not encrypted
 * although there is one, and an entry that no bundle has, before `take` sees it; failures of `take` or of the store are
 * thrown unchanged.
 */
export async function readBundle(
  bundle: StoredBundle,
  passphrase: string | undefined,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<BundleRead> {
  const damaged = (cause: unknown) =>
    cause instanceof StartRefusal || cause instanceof StoreUnavailable
      ? cause
      : new StartRefusal(`${bundle.path} is damaged or no bundle of a portal: ${(cause as Error).message}`, {
          cause,
        });
  const archive = extract();
  const whole = createHash('sha256');
  const fed = pipeline(await plainBytes(bundle, passphrase, whole), archive);
  fed.catch(() => undefined); // told below
  const entries: BundleEntry[] = [];
  const names = new Set<string>();
  let failure: unknown;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      refuseForeignEntry(bundle.path, entry.header, names);
      names.add(name);
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
  return { entries, sha256: whole.digest('hex') };
}

/** The archive, decrypted; the bytes as they are stored go through `whole`. */
async function plainBytes(
  bundle: StoredBundle,
  passphrase: string | undefined,
  whole: Hash,
): Promise<Readable> {
  const { path } = bundle;
  const stored = Readable.from(
    (async function* () {
      for await (const chunk of bundle.read() as AsyncIterable<Buffer>) {
        whole.update(chunk);
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
  if (!(await isEncrypted(bundle))) {
    if (passphrase === undefined) return stored;
    throw new StartRefusal(
      `${path} is not encrypted, although BACKUP_PASSPHRASE is set: anybody who can write there can have made it. ` +
        'To restore it all the same, leave BACKUP_PASSPHRASE unset and add --unsealed.',
    );
  }
  if (passphrase === undefined)
    throw new StartRefusal(`${path} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const bytes = Readable.toWeb(stored) as globalThis.ReadableStream<Uint8Array>;
    return Readable.fromWeb((await decrypter.decrypt(bytes)) as unknown as ReadableStream<Uint8Array>);
  } catch (cause) {
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StartRefusal(`${path} does not open with this BACKUP_PASSPHRASE.`, { cause });
  }
}

const isEncrypted = async (bundle: StoredBundle): Promise<boolean> =>
  bundle.bytes >= ageMark.length &&
  (await text(bundle.read({ start: 0, end: ageMark.length - 1 }))) === ageMark;

/** A bundle of which every byte was compared with its manifest. */
export interface CheckedBundle {
  head: BundleHead;
  manifest: BundleManifest;
  /** SHA-256 of the file as it is stored, hexadecimal. */
  sha256: string;
}

/**
 * Reads a whole bundle and compares every entry with the manifest, and the manifest with its seal. Bundles of before have
 * no seal: with a passphrase age has proved that who knows it made them.
 */
export async function checkBundle(
  bundle: StoredBundle,
  passphrase: string | undefined,
): Promise<CheckedBundle> {
  const { path } = bundle;
  const texts = new Map<string, string>();
  const { entries, sha256 } = await readBundle(bundle, passphrase, async (name, content) => {
    if (isReadWhole(name)) texts.set(name, await boundedText(path, name, content));
  });
  const head = readHead(path, texts.get(headName));
  const written = texts.get(manifestName);
  const manifest = readManifest(path, written);
  const seal = texts.get(sealName);
  if (seal !== undefined && passphrase !== undefined && written !== undefined)
    if (!isSealOf(readSeal(path, seal), written, passphrase))
      throw new StartRefusal(`${path} was changed: its seal is not of this manifest and BACKUP_PASSPHRASE.`);
  compareEntries(path, manifest, entries);
  return { head, manifest, sha256 };
}

async function boundedText(
  path: string,
  name: keyof typeof longestBytes,
  content: Readable,
): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > longestBytes[name]) throw new StartRefusal(`${path} is no bundle: its ${name} has no end.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
