import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pensionCase } from '../testing/pension-cases.ts';
import { contradictionsOf } from '../testing/pension-contradictions.ts';

/* Laws that hold for everybody in every country; `npm run bench -- pension` tries 100,000. */

test('2,000 persons in as many countries: no answer contradicts another, a right, a day, the guarantee or the second model', () => {
  fc.assert(
    fc.property(pensionCase, (of) => {
      expect(contradictionsOf(of)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
}, 400_000);
