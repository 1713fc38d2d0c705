import { beforeAll, expect, test } from 'vitest';
import { noteListeners } from '../../testing/page-listeners.ts';
import { groupAmounts } from './group-amounts.ts';

beforeAll(() => {
  const forgetListeners = noteListeners();
  groupAmounts();
  return forgetListeners;
});

test.each([
  ['4200', '4\u00a0200'],
  ['1234567', '1\u00a0234\u00a0567'],
  ['950', '950'],
  ['4.200,50', '4.200,50'],
])('a field of an amount with %s shows %s once it is left', (typed, shown) => {
  document.body.innerHTML = '<input data-amount=""><input>';
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) {
    field.value = typed;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  expect(fields.map(({ value }) => value)).toEqual([shown, typed]);
});
