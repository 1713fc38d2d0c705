import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeImage } from '../platform/media/images.ts';
import { fourColours } from '../testing/files/images.ts';
import { aTestPortal, openTestPortal } from '../testing/portal.ts';
import { startS3Server } from '../testing/s3-server.ts';

const opened = aTestPortal();
let both: string;
let webpOnly: string;

beforeAll(async () => {
  const { files } = opened.portal;
  both = (await encodeImage(files, ['slider'], await fourColours(300, 200).jpeg().toBuffer())).name;
  const drawing = await fourColours(200, 200).png().toBuffer();
  webpOnly = (await encodeImage(files, ['slider'], drawing)).name;
  await files.remove(`slider/${webpOnly.replace('.webp', '.avif')}`); // as an older portal stored it
});

const get = (name: string, headers: Record<string, string> = {}) =>
  opened.app.inject({ url: `/slider/${name}`, headers });
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('a stored picture on its way to a browser', () => {
  test('is AVIF for whoever takes it, in every size', async () => {
    for (const name of [both, both.replace('.webp', '-320.webp'), both.replace('.webp', '-thumb.webp')]) {
      const answer = await get(name, { accept: chrome });
      expect(answer.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept',
      });
      expect((await sharp(answer.rawPayload).metadata()).compression).toBe('av1');
    }
  });

  test('is WebP for the others, and where there is no AVIF', async () => {
    const asked: [string, string | undefined][] = [
      [both, 'image/webp,*/*'],
      [both, '*/*'],
      [both, 'image/avif;q=0, image/webp'],
      [both, 'image/avif-sequence'],
      [both, undefined],
      [webpOnly, chrome],
    ];
    for (const [name, accept] of asked) {
      const answer = await get(name, accept === undefined ? {} : { accept });
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
    }
    expect((await get(both, { accept: 'image/avif;q=0.5' })).headers['content-type']).toBe('image/avif');
  });

  test('comes in parts, of the form that was chosen', async () => {
    const whole = (await get(both, { accept: chrome })).rawPayload;
    const part = await get(both, { accept: chrome, range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
  });

  test('is not there under other names', async () => {
    for (const name of ['nada.webp', both.replace('.webp', '.avif'), `${both}.part`, '..%2Fx.webp'])
      expect((await get(name, { accept: chrome })).statusCode).toBe(404);
  });
});

test('a film goes from the bucket to the browser, in parts; its captions and pictures come from the portal', async () => {
  const server = await startS3Server();
  const endpoint = server.settings()['S3_ENDPOINT'] ?? '';
  const inBucket = await openTestPortal({ ...server.settings('aula'), S3_DOWNLOAD_ENDPOINT: endpoint });
  try {
    const { files } = inBucket.portal;
    await files.put('videos/clase.mp4', Buffer.from('0123456789'));
    await files.put('videos/clase.es.vtt', Buffer.from('WEBVTT'));
    const ask = (name: string) =>
      inBucket.app.inject({ url: `/videos/${name}`, headers: { range: 'bytes=2-4' } });
    const film = await ask('clase.mp4');
    expect([film.statusCode, film.headers['cache-control']]).toEqual([302, 'public, max-age=3600']);
    const sent = await fetch(String(film.headers.location), { headers: { range: 'bytes=2-4' } });
    expect([sent.status, sent.headers.get('content-type'), await sent.text()]).toEqual([
      206,
      'video/mp4',
      '234',
    ]);
    expect([(await ask('clase.es.vtt')).statusCode, (await ask('otra.mp4')).statusCode]).toEqual([206, 404]);
  } finally {
    await inBucket.close();
    await server.close();
  }
});
