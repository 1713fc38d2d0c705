import { expect, test } from 'vitest';
import { pageSteps } from './pager.rules.ts';

test('shows all of few pages, and of many the ends and the neighbours', () => {
  expect(pageSteps(1, 3)).toEqual([1, 2, 3]);
  expect(pageSteps(7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageSteps(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageSteps(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pageSteps(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageSteps(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  expect(pageSteps(19, 20)).toEqual([1, null, 18, 19, 20]);
  expect(pageSteps(20, 20)).toEqual([1, null, 19, 20]);
  expect(pageSteps(99, 20), 'a page that is not there').toEqual([1, null, 20]);
});
