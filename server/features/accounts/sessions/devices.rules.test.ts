import { expect, test } from 'vitest';
import { deviceOf, shownNetwork } from './devices.rules.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Teléfono, con Chrome',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36',
    'Tableta, con Samsung Internet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Teléfono, con Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Computadora, con Firefox'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Computadora, con Edge',
  ],
  ['curl/8.5.0', 'Otro programa'],
  ['', 'Otro programa'],
])('%s is told as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a network is shown without its last part', () => {
  expect(['190.129.12.7', '2001:db8::/56', ''].map(shownNetwork)).toEqual([
    '190.129.12.x',
    '2001:db8::/56',
    '',
  ]);
});
