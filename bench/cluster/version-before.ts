import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/node-runtime.mjs';

/** The previous version, built in a folder of its own. */
export interface VersionBefore {
  name: string;
  root: string;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, maxBuffer: 2 ** 30 });

/** The commit in VERSION_BEFORE, or the newest tag that begins with v; undefined without either. */
function nameOfBefore(): string | undefined {
  const given = process.env['VERSION_BEFORE'];
  if (given !== undefined) return given;
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').toString().split('\n');
  return tags[0] === '' ? undefined : tags[0];
}

/** Builds the previous version inside a folder; undefined if none is known. */
export function buildVersionBefore(folder: string): VersionBefore | undefined {
  const name = nameOfBefore();
  if (name === undefined) return undefined;
  const root = join(folder, 'before');
  mkdirSync(root, { recursive: true });
  execFileSync('tar', ['-x', '-C', root], { input: git('archive', name) });
  const at = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (at(root) === at(projectRoot)) linkPackages(root);
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return { name: git('rev-parse', '--short', name).toString().trim(), root };
}

/** The same packages, without their caches. */
function linkPackages(root: string): void {
  const [from, to] = [projectRoot, root].map((place) => join(place, 'node_modules'));
  if (from === undefined || to === undefined) return;
  mkdirSync(to);
  const kept = (name: string) => !name.startsWith('.') || ['.bin', '.package-lock.json'].includes(name);
  for (const name of readdirSync(from).filter(kept)) symlinkSync(join(from, name), join(to, name));
}
