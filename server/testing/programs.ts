import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the system, such as a Debian package brings it; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** Why tests that need programs are skipped: 'this machine has no qpdf'; undefined if it has them all. */
export function lacking(...names: readonly string[]): string | undefined {
  const missing = names.filter((name) => findProgram(name) === undefined);
  return missing.length === 0 ? undefined : `this machine has no ${missing.join(', ')}`;
}
