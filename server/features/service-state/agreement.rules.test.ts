import { expect, test } from 'vitest';
import { disagreement } from './agreement.rules.ts';

const own = { timeZone: 'America/La_Paz', publicUrl: 'https://aula.example', secret: 's', signingKey: 'k' };
const beside = (settings: Partial<typeof own>) => disagreement(own, [{ name: 'uno:3000', settings }]);

test('a node that differs is told in what, and from which node; secrets are not repeated', () => {
  expect(disagreement(own, [])).toBeUndefined();
  expect(beside(own)).toBeUndefined();
  expect(beside({})).toBeUndefined(); // of the version before
  expect(beside({ ...own, timeZone: 'Europe/Madrid' })).toMatch(
    /^TIME_ZONE: the node uno:3000 runs with Europe\/Madrid\. /,
  );
  expect(beside({ ...own, publicUrl: '' })).toMatch(/^PUBLIC_URL: the node uno:3000 runs with none\. /);
  expect(beside({ ...own, secret: 'theirs' })).toMatch(
    /^SECRET_KEY: the node uno:3000 runs with another one\. /,
  );
  expect(beside({ ...own, signingKey: 'theirs' })).toMatch(
    /^CERTIFICATE_P12, .* uno:3000 signs .* another key\. /,
  );
});
