import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lock = join(import.meta.dirname, '../../package-lock.json');

interface Locked {
  integrity?: string;
  resolved?: string;
}

test('every package of the lock has its sum, those of other machines too, which npm does not fetch here', () => {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const fetched = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
  expect(fetched.length).toBeGreaterThan(100);
  expect(
    fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});
