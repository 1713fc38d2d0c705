import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

test('every command of npm begins with a script that any Node runs, and names files that exist', () => {
  expect(Object.keys(scripts)).toContain('test');
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  for (const [name, command] of Object.entries(scripts)) {
    const [program, first = '', ...others] = command.split(' ');
    expect([name, program]).toEqual([name, 'node']);
    expect(first, name).toMatch(/^tools\/[\w-]+\.mjs$/);
    for (const file of [first, ...others.filter((word) => word.includes('/'))])
      expect(existsSync(join(root, file)), `${name}: ${file}`).toBe(true);
  }
});
