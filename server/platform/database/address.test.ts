import { expect, test } from 'vitest';
import { isDatabaseUrl, nameOf, passwordOf, urlsOfServers } from './address.ts';

test('a URL names one server or several, as libpq writes them', () => {
  expect(urlsOfServers('postgres://u:p@one/portal')).toEqual(['postgres://u:p@one/portal']);
  const several = 'postgres://u:p%2C@one:5432,two:5433,[::1]/portal?target_session_attrs=read-write';
  expect(urlsOfServers(several)).toEqual([
    'postgres://u:p%2C@one:5432/portal?target_session_attrs=read-write',
    'postgres://u:p%2C@two:5433/portal?target_session_attrs=read-write',
    'postgres://u:p%2C@[::1]/portal?target_session_attrs=read-write',
  ]);
  expect(passwordOf(several)).toBe('p,');
  expect(urlsOfServers(several).map((connectionString) => nameOf({ connectionString }))).toEqual([
    'one:5432',
    'two:5433',
    '[::1]',
  ]);
  expect(isDatabaseUrl(several)).toBe(true);
  expect(isDatabaseUrl('postgresql:///portal?host=/run/postgresql')).toBe(true);
});

test.each([
  'portal',
  'mysql://u:p@one,two/portal',
  'postgres://u:p@one:5432,two:port/portal',
  'postgres://u:p@one,/portal',
  'postgres://u:p@one,two/portal?target_session_attrs=standby',
])('%s names no servers that write', (url) => {
  expect(isDatabaseUrl(url)).toBe(false);
});
