import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../context/config.ts';
import { openS3 } from './s3-client.ts';

/** A bucket that takes requests and answers them only while it is not frozen. */
async function aBucket(pace: { readMilliseconds: number; restMilliseconds: number }) {
  const bucket = { isFrozen: true, asked: 0 };
  const silent: ServerResponse[] = [];
  const server = createServer((_, answer) => {
    bucket.asked += 1;
    if (bucket.isFrozen) silent.push(answer);
    else answer.end('picture');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { s3 } = readConfig({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: 'aula',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
  if (s3 === undefined) throw new Error('the settings name no bucket');
  return { bucket, client: openS3(s3, pace) };
}

describe('a bucket that froze', () => {
  const unavailable = { setting: 'S3_ENDPOINT' };

  test('is given up once its time for a first byte is over, and is not asked again within that time', async () => {
    const { bucket, client } = await aBucket({ readMilliseconds: 1000, restMilliseconds: 60_000 });
    await expect(client.get('slider/x.webp')).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('no answer in 1000 ms'),
    });
    expect(bucket.asked).toBe(1);
  });

  test('while it rests no read waits for it', async () => {
    const { bucket, client } = await aBucket({ readMilliseconds: 1000, restMilliseconds: 60_000 });
    await expect(client.get('slider/x.webp')).rejects.toMatchObject(unavailable);
    for (const read of [client.get('slider/y.webp'), client.head('slider/y.webp')])
      await expect(read).rejects.toMatchObject(unavailable);
    expect(bucket.asked).toBe(1);
  });

  test('after its rest one read tries it, and those that come meanwhile are refused at once', async () => {
    const { bucket, client } = await aBucket({ readMilliseconds: 1000, restMilliseconds: 0 });
    await expect(client.get('slider/x.webp')).rejects.toMatchObject(unavailable);
    const reads = await Promise.allSettled([client.get('slider/x.webp'), client.get('slider/y.webp')]);
    expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(bucket.asked).toBe(2);
  });

  test('once it answers again every read is served', async () => {
    const { bucket, client } = await aBucket({ readMilliseconds: 1000, restMilliseconds: 0 });
    const cut = expect(client.get('slider/x.webp')).rejects.toMatchObject(unavailable);
    await cut;
    bucket.isFrozen = false;
    for (const _ of [1, 2]) {
      const found = await client.get('slider/x.webp');
      expect(found && (await text(found))).toBe('picture');
    }
  });
});
