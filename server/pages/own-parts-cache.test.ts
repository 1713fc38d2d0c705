import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodyOf } from './cached-page.ts';
import { openOwnPartsCache } from './own-parts-cache.ts';

test('whoever looks again gets what their own state makes, however many look; it is rendered twice at most', () => {
  const person = fc.record({ name: fc.constantFrom('Ana', 'Eva', 'Íñigo'), seconds: fc.nat({ max: 2 }) });
  fc.assert(
    fc.property(fc.array(person, { maxLength: 60 }), (asked) => {
      const ownParts = openOwnPartsCache();
      const renderings = new Map<string, number>();
      for (const one of asked) {
        const state = JSON.stringify(one);
        const whole = `<p>${state}</p>`.repeat(40);
        const render = () => {
          renderings.set(state, (renderings.get(state) ?? 0) + 1);
          return [whole, one.name];
        };
        const sent = ownParts({ state, render });
        const dot = { text: Buffer.from('.'), deflated: dotStored };
        for (const encoding of ['gzip', 'identity'] as const) {
          const body = bodyOf([dot, dot, dot], sent, encoding);
          const text = encoding === 'gzip' ? gunzipSync(body) : body;
          expect(text.toString()).toBe(`.${whole}.${one.name}.`);
        }
      }
      expect(Math.max(0, ...renderings.values())).toBeLessThanOrEqual(2);
    }),
    { numRuns: 50 },
  );
});

/** '.' as a stored block. */
const dotStored = Buffer.from([0, 1, 0, 0xfe, 0xff, 0x2e]);
