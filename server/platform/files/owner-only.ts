import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The modes of people's files: only the portal's own user reads a certificate (spec 13.10). */
export const ownerOnly = { folder: 0o700, file: 0o600 };

/** Makes a folder for the portal's user alone, and takes other users' rights from an existing one. */
export async function makeOwnFolder(path: string): Promise<void> {
  await makeMissingFolder(path);
  await chmod(path, ownerOnly.folder);
}

/**
 * Makes a folder and its missing parents for the portal's user alone; one that is there keeps the rights that it has.
 * One by one: Node's `recursive` never ends where a parent cannot be made, as in /proc.
 */
export async function makeMissingFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeMissingFolder(dirname(path));
  await mkdir(path, ownerOnly.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !existsSync(path)) throw error; // another was faster; a link that leads nowhere is no folder
  });
}

/** True for an error of rights, which no second try mends. */
export const isForbidden = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '');
