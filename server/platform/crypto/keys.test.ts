import { expect, test } from 'vitest';
import { isSignature, signature } from './keys.ts';

const key = Buffer.alloc(32, 1);

test('only the signature of this very text by this key is one', () => {
  const right = signature(key, 'texto');
  expect(isSignature(key, 'texto', right)).toBe(true);
  const last = right.at(-1) === 'A' ? 'B' : 'A';
  const wrong = [`${right.slice(0, -1)}${last}`, right.slice(1), `${right}A`, '', 'ñ'.repeat(right.length)];
  for (const given of [...wrong, signature(key, 'Texto'), signature(Buffer.alloc(32, 2), 'texto')])
    expect(isSignature(key, 'texto', given), given).toBe(false);
});
