import { describe, expect, test } from 'vitest';
import { readConfig } from '../context/config.ts';
import { StoreUnavailable } from '../platform/files/file-store.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { startFailure } from './start-failure.ts';

const embedded = readConfig({ DATA_DIR: '/srv/portal' });
const own = readConfig({ DATABASE_URL: 'postgres://portal@db/portal' });
const failure = (message: string, fields: Record<string, string> = {}) =>
  Object.assign(new Error(message), fields);

describe('startFailure (spec 13.2)', () => {
  test('names the setting to change', () => {
    expect(startFailure(new StartRefusal('PORT: 80 is taken'), embedded)).toBe('PORT: 80 is taken');
    expect(startFailure(failure('EACCES: mkdir', { path: '/srv/portal/files' }), embedded)).toMatch(
      /^DATA_DIR: /,
    );
    expect(startFailure(failure('write', { code: 'ENOSPC' }), embedded)).toMatch(/^DATA_DIR: .* is full/);
    const fullTarget = new StoreUnavailable('BACKUP_DIR', 'the disk of /mnt/copias is full', {
      cause: failure('write', { code: 'ENOSPC' }),
    });
    expect(startFailure(fullTarget, embedded)).toBe('BACKUP_DIR: the disk of /mnt/copias is full');
    expect(startFailure(failure('no entry', { code: '28P01' }), own)).toBe('DATABASE_URL: no entry');
    const pooler = failure('unsupported startup parameter: options', { code: '08P01' });
    expect(startFailure(pooler, own)).toMatch(/^DATABASE_URL: .*: set DATABASE_URL_DIRECT/);
    expect(startFailure(failure('', { code: 'ECONNREFUSED', syscall: 'connect' }), own)).toBe(
      'DATABASE_URL: ECONNREFUSED',
    );
  });

  test('a bug keeps its stack trace', () => {
    expect(startFailure(failure('duplicate key', { code: '23505' }), own)).toBeUndefined();
    expect(startFailure(failure('is not a function'), embedded)).toBeUndefined();
  });
});
