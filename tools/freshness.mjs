// Tells whether the installed packages and the build still fit the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayKeepIn, projectRoot } from './node-runtime.mjs';

const BUILD_INPUTS = [
  'web',
  'contract',
  'server',
  'database',
  'vite.config.ts',
  'tools/contract-routes.ts',
  'tools/shared-scripts.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/bundle.mjs',
  'tools/server-bundle.ts',
];

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string | string[], cpu?: string | string[] }}
 * LockedPackage
 */

/**
 * The key of the installed packages: the lockfile, for this machine.
 * @returns {string}
 */
export function installKey() {
  const hash = createHash('sha256').update(readFileSync(join(projectRoot, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/**
 * True when node_modules fits the lockfile. Either our own mark says so, or the list that npm leaves there (then
 * somebody ran `npm ci` or `npm install` by hand).
 * @returns {boolean}
 */
export function isInstalled() {
  if (readIfPresent(join(projectRoot, 'node_modules/.stamp')) === installKey()) return true;
  const list = readIfPresent(join(projectRoot, 'node_modules/.package-lock.json'));
  if (!list) return false;
  /** @type {Record<string, LockedPackage>} */
  const found = JSON.parse(list).packages;
  /** @type {Record<string, LockedPackage>} */
  const wanted = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, locked]) => {
    if (path === '') return true;
    const present = found[path];
    if (!present) return !isNeededHere(locked);
    return present.version === locked.version && present.integrity === locked.integrity;
  });
}

/**
 * An optional package is needed only if it names this system and processor: npm leaves out all others and their
 * dependencies.
 * @param {LockedPackage & { libc?: unknown }} locked
 * @returns {boolean}
 */
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  const isNamed = Boolean(os && cpu && !libc);
  return isNamed && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/**
 * A fingerprint of all inputs of the build: names and contents, not times, which a checkout or a copy changes.
 * @returns {string}
 */
export function buildKey() {
  const hash = createHash('sha256');
  for (const file of BUILD_INPUTS.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The places, sizes and times of the inputs. As long as they are the same, no input was written: comparing them takes a
 * tenth of the time of reading them all.
 * @returns {string}
 */
function placesOfInputs() {
  const hash = createHash('sha256');
  for (const file of BUILD_INPUTS.flatMap(listFiles)) {
    const { size, mtimeNs, ctimeNs, ino } = statSync(join(projectRoot, file), { bigint: true });
    hash.update([file, size, mtimeNs, ctimeNs, ino, ''].join('\0'));
  }
  return hash.digest('hex');
}

/**
 * True when dist was made from the present sources. Sources that were found so are not read again until one of their files
 * changes.
 * @returns {boolean}
 */
export function isBuilt() {
  const dist = join(projectRoot, 'dist');
  const stamp = readIfPresent(join(dist, '.stamp'));
  if (stamp === undefined) return false;
  const found = `${stamp} ${placesOfInputs()}`;
  if (readIfPresent(join(dist, '.seen')) === found) return true;
  if (stamp !== buildKey()) return false;
  if (mayKeepIn(dist)) writeFileSync(join(dist, '.seen'), found);
  return true;
}

/**
 * @param {string} path of a file or folder, from the project's folder
 * @returns {string[]} the files, sorted; tests are no input, nor is what lies beside the server's code
 */
function listFiles(path) {
  const found = statSync(join(projectRoot, path), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    const names = readdirSync(join(projectRoot, path)).sort();
    return names.flatMap((name) => listFiles(`${path}/${name}`));
  }
  const isOther = /\.test\.tsx?$|^(?:server|database)\/.*\.(?!ts$|mjs$)\w+$/.test(path);
  return !found || isOther ? [] : [path];
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readIfPresent(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
