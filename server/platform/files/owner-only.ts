import { chmod, mkdir } from 'node:fs/promises';

/** The modes of people's files: only the portal's own user reads a certificate (spec 13.10). */
export const ownerOnly = { folder: 0o700, file: 0o600 };

/** Makes a folder for the portal's user alone, and takes other users' rights from an existing one. */
export async function makeOwnFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  await chmod(path, ownerOnly.folder);
}
