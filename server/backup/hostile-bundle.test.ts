import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Encrypter } from 'age-encryption';
import { type Header, pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { readConfig } from '../context/config.ts';
import { openBundleStore, type StoredBundle } from '../platform/files/bundle-store.ts';
import { openLog } from '../platform/log.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { checkBundle } from './bundle.ts';
import { sealOf } from './bundle-seal.ts';
import { restore } from './restore.ts';

/** Whoever can write where bundles lie tries to make the portal run or believe something (spec 13.13). */
const passphrase = 'cinco palabras bien largas de verdad';

interface Entry {
  name: string;
  content?: string;
  type?: NonNullable<Header['type']>;
  linkname?: string;
}

const head = {
  name: 'head.json',
  content: JSON.stringify({
    format: 1,
    version: '0.1.0',
    takenAt: '2026-11-28T06:30:00.000Z',
    migrations: [],
    postgres: 18,
  }),
};
const honest: Entry[] = [head, { name: 'keys/secret.key', content: 'secret' }];

const manifestOf = (entries: readonly Entry[]): Entry => ({
  name: 'manifest.json',
  content: JSON.stringify({
    tables: [],
    sequences: [],
    gone: [],
    entries: entries.map(({ name, content = '' }) => ({
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
  }),
});
const sealFor = ({ content = '' }: Entry, by = passphrase): Entry => ({
  name: 'seal.json',
  content: JSON.stringify(sealOf(content, by)),
});

/** A bundle that names all its entries, sealed if there is a passphrase. */
const whole = (entries: readonly Entry[], isSealed = false): Entry[] => {
  const manifest = manifestOf(entries);
  return [...entries, manifest, ...(isSealed ? [sealFor(manifest)] : [])];
};

async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content = '', type = 'file', linkname } of entries)
    if (type === 'file') archive.entry({ name }, content);
    else archive.entry({ name, type, ...(linkname !== undefined && { linkname }) });
  archive.finalize();
  return await buffer(archive as unknown as Readable);
}

async function encrypted(tar: Buffer, by = passphrase): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10); // the test's own: a guess costs nothing here
  encrypter.setPassphrase(by);
  return Buffer.from(await encrypter.encrypt(tar));
}

const stored = (bytes: Buffer, path = '/mnt/aula-20261128T063000Z.tar'): StoredBundle => ({
  path,
  bytes: bytes.length,
  read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
});
const check = async (entries: readonly Entry[]) => checkBundle(stored(await tarOf(entries)), undefined);

test('an honest bundle is taken, with a seal and without', async () => {
  await expect(check(whole(honest))).resolves.toMatchObject({ head: { version: '0.1.0' } });
  const sealed = stored(await encrypted(await tarOf(whole(honest, true))));
  await expect(checkBundle(sealed, passphrase)).resolves.toMatchObject({ manifest: { tables: [] } });
});

test.each<[string, Entry, string]>([
  [
    'a setting of the database',
    { name: 'keys/postgres/cluster/postgresql.auto.conf', content: "archive_command='id'" },
    'leads to a place',
  ],
  ['another key', { name: 'keys/authorized_keys', content: 'x' }, 'leads to a place'],
  ['a path that leads out', { name: 'files/articlefile/../../x', content: 'x' }, 'leads to a place'],
  ['a whole path', { name: '/etc/cron.d/x', content: 'x' }, 'leads to a place'],
  ['a table that is none', { name: 'database/../x/000001.zst', content: 'x' }, 'leads to a place'],
  ['a link', { name: 'files/articlefile/a.webp', type: 'symlink', linkname: '/etc' }, 'is a symlink'],
  ['a hard link', { name: 'files/articlefile/a.webp', type: 'link', linkname: 'head.json' }, 'is a link'],
  ['a device', { name: 'files/articlefile/a.webp', type: 'character-device' }, 'is a character-device'],
  ['a pipe', { name: 'files/articlefile/a.webp', type: 'fifo' }, 'is a fifo'],
  ['a folder', { name: 'files/articlefile', type: 'directory' }, 'is a directory'],
  ['the same entry again', { name: 'keys/secret.key', content: 'other' }, 'is there twice'],
])('a bundle with %s is refused, though its manifest names it', async (_, entry, words) => {
  await expect(check(whole([...honest, entry]))).rejects.toThrow(words);
});

test.each<[string, Entry[], string]>([
  [
    'an entry that the manifest lacks is refused',
    [...honest, { name: 'files/articlefile/a.webp', content: 'x' }, manifestOf(honest)],
    'its manifest does not name files/articlefile/a.webp',
  ],
  [
    'an entry after the manifest is refused',
    [...whole(honest), { name: 'files/articlefile/a.webp', content: 'x' }],
    'was added after the end',
  ],
  ['an entry that the manifest names and that is gone is refused', [head, manifestOf(honest)], 'is damaged'],
  [
    'an entry of other content is refused',
    [head, { name: 'keys/secret.key', content: 'forged' }, manifestOf(honest)],
    'is damaged',
  ],
  ['a bundle that does not begin with its head is refused', whole(honest.toReversed()), 'stands before'],
  [
    'a manifest that is no manifest is refused',
    [...honest, { name: 'manifest.json', content: '{"entries": 7}' }],
    'is not what a portal writes',
  ],
])('%s', async (_, entries, words) => {
  await expect(check(entries)).rejects.toThrow(words);
});

test('what is appended after the end of the archive is refused like an entry', async () => {
  const appended = await tarOf([{ name: 'keys/postgres/cluster/postgresql.auto.conf', content: 'x' }]);
  const bytes = Buffer.concat([await tarOf(whole(honest)), appended]);
  await expect(checkBundle(stored(bytes), undefined)).rejects.toThrow('leads to a place');
});

test('a plain file in the place of an encrypted one is refused where there is a passphrase', async () => {
  const plain = stored(await tarOf(whole(honest)), '/mnt/aula-20261128T063000Z.tar.age');
  await expect(checkBundle(plain, passphrase)).rejects.toThrow(
    'is not encrypted, although BACKUP_PASSPHRASE',
  );
});

test('a manifest that was altered, or sealed with another passphrase, does not fit its seal', async () => {
  const more: Entry[] = [...honest, { name: 'files/articlefile/a.webp', content: 'x' }];
  for (const entries of [
    [...more, manifestOf(more), sealFor(manifestOf(honest))],
    [...honest, manifestOf(honest), sealFor(manifestOf(honest), 'otras cinco palabras bien largas')],
  ]) {
    const bundle = stored(await encrypted(await tarOf(entries)));
    await expect(checkBundle(bundle, passphrase)).rejects.toThrow('its seal is not of this manifest');
  }
});

test('an encrypted bundle of before, without a seal, is still taken', async () => {
  const bundle = stored(await encrypted(await tarOf(whole(honest))));
  await expect(checkBundle(bundle, passphrase)).resolves.toMatchObject({ head: { format: 1 } });
});

test('a bundle that nobody sealed is restored only if somebody vouches for it or the database knows the file', async () => {
  const folder = await folderForTest('unsealed-');
  const config = readConfig({ DATA_DIR: `${folder}/data`, LOG_LEVEL: 'silent' });
  const store = await openBundleStore(`${folder}/bundles`, undefined);
  const path = await store.write('aula-20261128T063000Z.tar', Readable.from([await tarOf(whole(honest))]));
  const log = openLog('silent');
  await expect(restore(config, log, path)).rejects.toThrow('add --unsealed');
  const forged = { sha256: '0'.repeat(64) };
  await expect(restore(config, log, path, forged)).rejects.toThrow('is not the file that was made');
  await expect(restore(config, log, path, { ...forged, isUnsealed: true })).rejects.toThrow(
    'is not the file',
  );
});
