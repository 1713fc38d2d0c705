import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type FileStore, identityName, requireKey, retiredFolder } from './file-store.ts';
import { openS3, type S3Client, type S3Place } from './s3-client.ts';

const folderOfFiles = 'files/';
const identityKey = `${folderOfFiles}${identityName}`;

/** The store in a bucket of S3, or in one that is like it (decision 0077). */
export function openS3Files(place: S3Place, client: S3Client = openS3(place)): FileStore {
  const keyOf = (key: string) => `${folderOfFiles}${requireKey(key)}`;
  const missing = (key: string) =>
    Object.assign(new Error(`there is no file ${key} in ${place.bucket}`), { code: 'ENOENT' });
  async function open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const found = await client.get(keyOf(key), range);
    if (found === undefined) throw missing(key);
    return found;
  }
  return {
    place: `${place.endpoint}/${place.bucket}/${place.prefix}${folderOfFiles.slice(0, -1)}`,
    setting: 'S3_BUCKET',
    put: (key, bytes) => client.put(keyOf(key), bytes),
    putFile: (key, path) => client.putStream(keyOf(key), createReadStream(path)),
    putStream: (key, source) => client.putStream(keyOf(key), source),
    has: async (key) => (await client.head(keyOf(key))) !== undefined,
    sizeOf: async (key) => (await client.head(keyOf(key)))?.sizeBytes,
    read: async (key) => buffer(await open(key)),
    stream(key, range) {
      requireKey(key);
      return Readable.from(
        (async function* () {
          yield* (await open(key, range)) as AsyncIterable<Uint8Array>;
        })(),
        { objectMode: false },
      );
    },
    remove: (key) => client.remove(keyOf(key)),
    async *list(folder) {
      const begin = `${folderOfFiles}${folder}/`;
      for await (const { key, changedAt } of client.list(begin))
        yield { name: key.slice(begin.length), putAt: changedAt };
    },
    async *listAll() {
      for await (const { key, sizeBytes } of client.list(folderOfFiles))
        if (key !== identityKey) yield { key: key.slice(folderOfFiles.length), sizeBytes };
    },
    async retireOlder(key, instant, now) {
      const from = keyOf(key);
      const seen = await client.head(from);
      if (seen === undefined || seen.changedAt >= instant) return false;
      const to = `${retiredFolder}/${stampOf(now)}/${key}`;
      await client.copy(from, to);
      if ((await client.head(from))?.changedAt.getTime() !== seen.changedAt.getTime()) {
        await client.remove(to); // somebody has put it meanwhile
        return false;
      }
      await client.remove(from);
      return true;
    },
    async removeRetired(instant) {
      for await (const { key } of client.list(`${retiredFolder}/`)) {
        const [, stamp = ''] = key.split('/');
        if (stamp >= stampOf(instant)) return;
        await client.remove(key);
      }
    },
    async readIdentity() {
      const found = await client.get(identityKey);
      return found === undefined ? null : (await text(found)).trim();
    },
    writeIdentity: (id) =>
      id === null ? client.remove(identityKey) : client.put(identityKey, Buffer.from(`${id}\n`)),
    link: (key, answer) => client.link(keyOf(key), answer),
  };
}

/** 20261124T221005Z: names in the order of time. */
const stampOf = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
