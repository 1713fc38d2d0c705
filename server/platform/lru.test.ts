import { expect, test } from 'vitest';
import { openLru } from './lru.ts';

test('what was used last stays, as much as is allowed', () => {
  const kept = openLru<number>(3);
  for (const [n, key] of ['a', 'b', 'c'].entries()) kept.set(key, n);
  kept.get('a');
  kept.set('d', 3);
  kept.set('d', 4);
  expect([...kept.entries()]).toEqual([
    ['d', 4],
    ['a', 0],
    ['c', 2],
  ]);
});
