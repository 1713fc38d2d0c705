import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of the system, such as a Debian package brings it; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
