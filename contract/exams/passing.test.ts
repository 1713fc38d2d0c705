import { expect, it } from 'vitest';
import { isPassing } from './passing.ts';

it('80 of 80 passes, 79 does not, and no grade never', () => {
  expect(isPassing({ grade: 80, minimumGrade: 80 })).toBe(true);
  expect(isPassing({ grade: 79, minimumGrade: 80 })).toBe(false);
  expect(isPassing({ grade: null, minimumGrade: 1 })).toBe(false);
});
