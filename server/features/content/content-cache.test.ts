import { describe, expect, test } from 'vitest';
import { openContentCache } from './content-cache.ts';

interface Kept {
  text: string;
}
const open = () => openContentCache<Kept>(100, ({ text }) => text.length);
const kept = async (text: string): Promise<Kept> => ({ text });

describe('the content cache', () => {
  const make = (text: string) => () => kept(text);

  test('makes a page once, also for those who ask while it is made', async () => {
    const cache = open();
    let made = 0;
    const once = () => {
      made += 1;
      return kept('x');
    };
    await Promise.all([cache.get('/', once), cache.get('/', once), cache.get('/', once)]);
    await cache.get('/', once);
    expect(made).toBe(1);
  });

  test('forgets all when content changes', async () => {
    const cache = open();
    await cache.get('/', make('antes'));
    cache.drop();
    expect((await cache.get('/', make('después'))).text).toBe('después');
  });

  test('forgets what is stale alone, and whatever is being made then', async () => {
    const cache = open();
    await cache.get('/1', make('viejo'));
    await cache.get('/2', make('nuevo'));
    const underWay = cache.get('/3', make('quién sabe'));
    cache.drop(({ text }) => text === 'viejo');
    await underWay;
    expect(['/1', '/2', '/3'].map((key) => cache.find(key)?.text)).toEqual([undefined, 'nuevo', undefined]);
  });

  test('never keeps what was read before a change that came while it was made', async () => {
    const cache = open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = cache.get('/', async () => {
      await held;
      return kept('antes');
    });
    cache.drop();
    release();
    await slow;
    expect((await cache.get('/', make('después'))).text).toBe('después');
  });

  test('keeps no failure: it fails only those who waited', async () => {
    const cache = open();
    await expect(cache.get('/y', () => Promise.reject(new Error('roto')))).rejects.toThrow('roto');
    expect((await cache.get('/y', make('sano'))).text).toBe('sano');
  });
});
