import { chmod, mkdir } from 'node:fs/promises';

/** Files of people are for the portal's own user alone: no other user of the machine reads a certificate (spec 13.10). */
export const ownerOnly = { folder: 0o700, file: 0o600 };

/** Makes a folder for the portal's user alone, and takes others' rights from one that exists. */
export async function makeOwnFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: ownerOnly.folder });
  await chmod(path, ownerOnly.folder);
}
