import { expect, it } from 'vitest';
import { readKnownBrowser, withAccount, writeKnownBrowser } from './device-cookie.rules.ts';

const sign = (text: string) => `signed${text.length}`;
const isSignature = (text: string, given: string) => given === sign(text);
const browser = { id: 'abc', accountIds: [3, 7] };

it('reads back what it wrote', () => {
  expect(readKnownBrowser(writeKnownBrowser(browser, sign), isSignature)).toEqual(browser);
});

it('knows nothing of a cookie that is absent, broken or signed by another', () => {
  const written = writeKnownBrowser(browser, sign);
  for (const value of [undefined, '', 'abc', '~', '~~', `${written}x`, written.replace('7', '70')]) {
    expect(readKnownBrowser(value, isSignature)).toBeUndefined();
  }
});

it('keeps the ten accounts that signed in last, each once', () => {
  const many = Array.from({ length: 12 }, (_, index) => index + 1).reduce(withAccount, {
    id: 'abc',
    accountIds: [],
  });
  expect(many.accountIds).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(withAccount(many, 3).accountIds).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 3]);
});
