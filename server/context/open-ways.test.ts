import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { readConsoleConfig } from './console-config.ts';
import { openWays } from './open-ways.ts';

test.each([
  ['a database elsewhere', { DATABASE_URL: 'postgres://u:p@db.example/aula' }],
  ['one of two databases', { DATABASE_URL: 'postgres://u:p@localhost:5432,two:5433/aula' }],
  ['a replica', { DATABASE_REPLICA_URL: 'postgres://u:p@10.0.0.3/aula' }],
  ['a way past the pooler', { DATABASE_URL_DIRECT: 'postgres://u:p@10.0.0.3/aula' }],
  ['a bucket elsewhere', { S3_ENDPOINT: 'http://minio.example:9000' }],
  ['a bucket of bundles', { BACKUP_S3_ENDPOINT: 'http://10.0.0.9' }],
])('%s without TLS stops the start, by the name of its setting', (_, env) => {
  const [name] = Object.keys(env);
  expect(() => openWays(env)).toThrow(new RegExp(`^${name}: expected TLS on the way to `));
});

test.each([
  [
    'with TLS',
    { DATABASE_URL: 'postgres://u:p@db.example/aula?sslmode=verify-full', S3_ENDPOINT: 'https://s3.example' },
  ],
  [
    'on this machine',
    { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/aula', S3_ENDPOINT: 'http://localhost:9000' },
  ],
  ['through a socket as its host', { DATABASE_URL: 'postgres://u@%2Frun%2Fpostgresql/aula' }],
  ['through a socket', { DATABASE_URL: 'postgres://u@localhost/aula?host=%2Frun%2Fpostgresql' }],
  ['of the portal’s own', {}],
])('a database and a bucket %s are taken without a word', (_, env) => {
  expect(openWays(env)).toEqual([]);
});

test('an address that says sslmode=disable is taken, and warned of', () => {
  const env = {
    DATABASE_URL: 'postgres://u:p@10.0.0.3/aula?sslmode=disable',
    S3_ENDPOINT: 'http://10.0.0.9:9000?sslmode=disable',
  };
  expect(openWays(env)).toEqual([
    expect.stringContaining('DATABASE_URL says sslmode=disable: what goes to 10.0.0.3'),
    expect.stringContaining('S3_ENDPOINT says sslmode=disable: what goes to 10.0.0.9'),
  ]);
  const bucket = { S3_BUCKET: 'aula', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig({ ...bucket, S3_ENDPOINT: env.S3_ENDPOINT }).s3?.endpoint).toBe('http://10.0.0.9:9000');
});

test('a command of the console is refused the same way, and warned of a way that is meant', () => {
  const base = { DATA_DIR: '/tmp/aula', SECRET_KEY: 'x'.repeat(64) };
  const warn = vi.fn();
  expect(() => readConsoleConfig({ ...base, DATABASE_URL: 'postgres://u:p@db.example/aula' }, warn)).toThrow(
    'DATABASE_URL: expected TLS on the way to db.example',
  );
  expect(warn).not.toHaveBeenCalled();
  readConsoleConfig({ ...base, DATABASE_URL: 'postgres://u:p@10.0.0.3/aula?sslmode=disable' }, warn);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('DATABASE_URL says sslmode=disable'));
});
