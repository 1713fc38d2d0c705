import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../server/testing/lifetime.ts';

const root = join(import.meta.dirname, '..');
let clone: string;

const identity = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Rosa'],
  [`GIT_${who}_EMAIL`, 'rosa@correo.test'],
]);
const env = () => ({ PATH: process.env['PATH'], HOME: clone, ...Object.fromEntries(identity) });
const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8', env: env() });
const read = (name: string) => readFileSync(join(clone, name), 'utf8');
function release(...args: string[]) {
  const script = join(clone, 'tools/release.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: env() });
  return { status, stderr };
}

/** A repository of its own with one commit, as far as a release looks at it. */
beforeEach(async () => {
  clone = await folderForTest('release-');
  for (const file of globSync(['tools/*.mjs', 'server/platform/process/*.mjs', 'package*.json'], {
    cwd: root,
  }))
    cpSync(join(root, file), join(clone, file));
  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n**Upgrading.** Nothing.\n\n**Changed.**\n\n- More.\n',
  );
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
});

test('a release is a number in three files, a commit and a tag that says what an update asks', () => {
  expect(release('0.2.0')).toEqual({ status: 0, stderr: '' });
  const lock = JSON.parse(read('package-lock.json'));
  expect([JSON.parse(read('package.json')).version, lock.version, lock.packages[''].version]).toEqual(
    Array.from({ length: 3 }, () => '0.2.0'),
  );
  expect(read('CHANGELOG.md')).toMatch(
    /## Unreleased\n\n## 0\.2\.0 · \d{4}-\d\d-\d\d\n\n\*\*Upgrading\.\*\* Nothing\.\n\n\*\*Changed/,
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--list', '--format=%(refname:short) %(contents)')).toBe(
    'v0.2.0 Version 0.2.0\n\n**Upgrading.** Nothing.\n\n',
  );
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(release('0.3.0')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("'Unreleased' has to begin"),
  });
});

test.each([
  ['tomorrow', 'such as 0.2.0'],
  ['0.0.9', 'comes before 0.1.0'],
  ['0.1.0', 'There is a tag v0.1.0'],
])('%s is refused, and nothing changes', (version, words) => {
  git('tag', 'v0.1.0');
  expect(release(version)).toMatchObject({ status: 1, stderr: expect.stringContaining(words) });
  expect(git('status', '--porcelain')).toBe('');
});

test('what was not committed is no release', () => {
  writeFileSync(join(clone, 'package.json'), `${read('package.json')}\n`);
  expect(release('0.2.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('Commit first') });
  expect(git('tag', '--list')).toBe('');
});

test('the changelog says of each version what an update asks, newest first, and the newest is what package.json has', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, ...versions] = changelog.split(/^## /m);
  const [unreleased = '', ...released] = versions.map((text) => text.split('\n')[0] ?? '');
  expect(unreleased).toBe('Unreleased');
  for (const text of versions)
    expect(text.split('\n').slice(1).join('\n').trim()).toMatch(
      /^(?![\s\S])|^\*\*Upgrading\.\*\*[\s\S]+\n\*\*Changed\.\*\*\n/, // 'Unreleased' is empty after a release
    );
  const numbers = released.map((line) => /^(\d+\.\d+\.\d+) · \d{4}-\d\d-\d\d$/.exec(line)?.[1] ?? line);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const newestFirst = (one: string, other: string) => other.localeCompare(one, 'en', { numeric: true });
  expect(numbers).toEqual(numbers.toSorted(newestFirst));
  if (numbers.length > 0) expect(numbers[0]).toBe(version);
});
