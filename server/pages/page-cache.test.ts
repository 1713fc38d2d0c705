import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openPageCache, pageToKeep } from './page-cache.ts';

describe('a compressed page', () => {
  test('says the same in every form, and its tag tells its content', async () => {
    const page = await pageToKeep('<p>Pensión</p>');
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>Pensión</p>');
    expect(gunzipSync(page.bodies.gzip).toString()).toBe('<p>Pensión</p>');
    expect((await pageToKeep('<p>Pensión</p>')).etag).toBe(page.etag);
    expect((await pageToKeep('<p>Otra</p>')).etag).not.toBe(page.etag);
  });
});

describe('the page cache', () => {
  const make = (text: string) => () => pageToKeep(text);

  test('makes a page once, also for those who ask while it is made', async () => {
    const cache = openPageCache();
    let made = 0;
    const once = () => {
      made += 1;
      return pageToKeep('x');
    };
    await Promise.all([cache.get('/', once), cache.get('/', once), cache.get('/', once)]);
    await cache.get('/', once);
    expect(made).toBe(1);
  });

  test('forgets all when content changes', async () => {
    const cache = openPageCache();
    await cache.get('/', make('antes'));
    cache.drop();
    expect((await cache.get('/', make('después'))).bodies.identity.toString()).toBe('después');
  });

  test('never keeps what was read before a change that came while it was made', async () => {
    const cache = openPageCache();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = cache.get('/', async () => {
      await held;
      return pageToKeep('antes');
    });
    cache.drop();
    release();
    await slow;
    expect((await cache.get('/', make('después'))).bodies.identity.toString()).toBe('después');
  });

  test('keeps no failure: it fails only those who waited', async () => {
    const cache = openPageCache();
    await expect(cache.get('/y', () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect((await cache.get('/y', make('sano'))).bodies.identity.toString()).toBe('sano');
  });
});
