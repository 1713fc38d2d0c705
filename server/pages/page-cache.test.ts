import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressPage, openPageCache } from './page-cache.ts';

describe('a compressed page', () => {
  test('says the same in every form, and its tag tells its content', async () => {
    const page = await compressPage('<p>Pensión</p>', 200);
    expect(brotliDecompressSync(page.brotli).toString()).toBe('<p>Pensión</p>');
    expect(gunzipSync(page.gzip).toString()).toBe('<p>Pensión</p>');
    expect((await compressPage('<p>Pensión</p>', 200)).etag).toBe(page.etag);
    expect((await compressPage('<p>Otra</p>', 200)).etag).not.toBe(page.etag);
  });
});

describe('the page cache', () => {
  const make = (text: string) => () => compressPage(text, 200);

  test('makes a page once, also for those who ask while it is made', async () => {
    const cache = openPageCache();
    let made = 0;
    const once = () => {
      made += 1;
      return compressPage('x', 200);
    };
    await Promise.all([cache.get('/', once), cache.get('/', once), cache.get('/', once)]);
    await cache.get('/', once);
    expect(made).toBe(1);
  });

  test('forgets all when content changes', async () => {
    const cache = openPageCache();
    await cache.get('/', make('antes'));
    cache.drop();
    expect((await cache.get('/', make('después'))).html.toString()).toBe('después');
  });

  test('never keeps what was read before a change that came while it was made', async () => {
    const cache = openPageCache();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = cache.get('/', async () => {
      await held;
      return compressPage('antes', 200);
    });
    cache.drop();
    release();
    await slow;
    expect((await cache.get('/', make('después'))).html.toString()).toBe('después');
  });

  test('keeps no refusal, and a failure fails only those who waited', async () => {
    const cache = openPageCache();
    await cache.get('/x', () => compressPage('no', 404));
    expect((await cache.get('/x', make('sí'))).html.toString()).toBe('sí');
    await expect(cache.get('/y', () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect((await cache.get('/y', make('sano'))).html.toString()).toBe('sano');
  });
});
