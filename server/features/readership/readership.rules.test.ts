import { expect, test } from 'vitest';
import { isProgram } from './readership.rules.ts';

test('programs read nothing', () => {
  expect(isProgram('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe(
    false,
  );
  for (const agent of [
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'curl/8.5',
    'python-requests/2',
  ])
    expect(isProgram(agent)).toBe(true);
});
