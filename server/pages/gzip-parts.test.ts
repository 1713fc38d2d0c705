import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflateText, gzipParts } from './gzip-parts.ts';

const joined = (texts: readonly string[], own: readonly string[]) =>
  texts.map((text, index) => text + (own[index] ?? '')).join('');

test('what a reader of gzip unpacks is the texts with the own ones between them', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'a', '<p>Pensión</p>'.repeat(500)),
  );
  const pairs = fc.array(fc.tuple(text, text), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(pairs, text, async (given, last) => {
      const [texts, own] = [[...given.map(([one]) => one), last], given.map(([, two]) => two)];
      const shared = await Promise.all(texts.map(deflateText));
      const stream = gzipParts(
        shared,
        own.map((part) => Buffer.from(part)),
      );
      expect(gunzipSync(stream)).toEqual(Buffer.from(joined(texts, own)));
    }),
    { numRuns: 25 },
  );
});

test('an own part longer than a stored block holds', async () => {
  const long = 'ñ'.repeat(100_000);
  const shared = await Promise.all(['<p>', '</p>'].map(deflateText));
  expect(gunzipSync(gzipParts(shared, [Buffer.from(long)])).toString()).toBe(`<p>${long}</p>`);
});
