import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Client, S3Object } from './s3-client.ts';
import type { Uploads } from './upload-parts.ts';

const folder = 'uploads/';
const offsetDigits = 12;

/**
 * Uploads in parts stay in the bucket until they are complete, so that any node can continue one: each part is an
 * object named by its offset. Files of a single call stay in the node's own folder (decision 0077).
 */
export function openS3Uploads(local: Uploads, client: S3Client): Uploads {
  const keyOf = (id: string, offset: number) =>
    `${folder}${id}/${String(offset).padStart(offsetDigits, '0')}`;
  /** The parts without a gap; others are from an earlier try. */
  async function partsOf(id: string): Promise<S3Object[]> {
    const found = new Map<number, S3Object>();
    for await (const part of client.list(`${folder}${id}/`))
      found.set(Number(part.key.slice(-offsetDigits)), part);
    const parts: S3Object[] = [];
    let end = 0;
    for (let part = found.get(0); part !== undefined && part.sizeBytes > 0; part = found.get(end)) {
      parts.push(part);
      end += part.sizeBytes;
    }
    return parts;
  }
  async function* bytesOf(id: string): AsyncGenerator<Uint8Array> {
    for (const { key } of await partsOf(id)) {
      const part = await client.get(key);
      if (part !== undefined) yield* part as AsyncIterable<Uint8Array>;
    }
  }
  return {
    ...local,
    storedBytes: async (id) => (await partsOf(id)).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    writeAt: (id, offset, bytes) => client.put(keyOf(id, offset), bytes),
    async bring(id) {
      const { path } = await local.take(Readable.from(bytesOf(id), { objectMode: false }));
      await rename(path, local.pathOf(id));
      return local.pathOf(id);
    },
    async forget(id) {
      await local.forget(id);
      for await (const { key } of client.list(`${folder}${id}/`)) await client.remove(key);
    },
    async sweep(instant) {
      await local.sweep(instant);
      const lastOf = new Map<string, Date>();
      for await (const { key, changedAt } of client.list(folder)) {
        const [, id = ''] = key.split('/');
        const last = lastOf.get(id);
        if (last === undefined || last < changedAt) lastOf.set(id, changedAt);
      }
      for (const [id, last] of lastOf)
        if (last < instant)
          for await (const { key } of client.list(`${folder}${id}/`)) await client.remove(key);
    },
  };
}
