import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

test('every screen has a row in a table of looks', () => {
  const screens = [...textOf('web/**/*-screens.ts').matchAll(/^\s*path: '([^']+)'/gm)].map(
    ([, path = '']) => path,
  );
  const looks = textOf('e2e/looks/*-looks.test.ts');
  const isLookedAt = (path: string) => {
    const address = path.replace(/:\w+/g, "[^/?'`]+");
    return new RegExp(`['\`]${address}/?[?'\`]`).test(looks);
  };
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((path) => !isLookedAt(path))).toEqual([]);
});
