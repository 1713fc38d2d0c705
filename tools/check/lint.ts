import { spawnSync } from 'node:child_process';
import { digestsOf, recall, remember } from './source-files.ts';

/**
 * Lints and formats with Biome: the files named, or all that changed since they were last found good. Each of its rules
 * here looks at one file alone; after a change of settings or packages everything is looked at.
 */
const looked = /\.(?:[jt]sx?|m[jt]s|jsonc?|css|html|svg)$/;
const settings = ['biome.json', 'package.json', 'package-lock.json'];
/** More names would fill a command line. */
const mostNamed = 1000;

function check(paths: readonly string[]): number {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
  return spawnSync('node_modules/.bin/biome', args, { stdio: 'inherit' }).status ?? 1;
}

function checkChanged(): number {
  const now = digestsOf(looked);
  const good = recall<string>('lint');
  const changed = Object.keys(now).filter((path) => now[path] !== good[path]);
  if (changed.length === 0) return 0;
  const isWhole = changed.length > mostNamed || changed.some((path) => settings.includes(path));
  const status = check(isWhole ? ['.'] : changed);
  if (status === 0) remember('lint', now);
  return status;
}

const named = process.argv.slice(2);
process.exitCode = named.length > 0 ? check(named) : checkChanged();
