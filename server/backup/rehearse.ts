import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../context/config.ts';
import { isBucketAddress, placeError } from '../platform/files/bundle-store.ts';
import { isDiskFull } from '../platform/files/disk-space.ts';
import { StoreUnavailable } from '../platform/files/file-store.ts';
import { makeMissingFolder } from '../platform/files/owner-only.ts';
import type { Log } from '../platform/log.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { type BundleTrust, type Restored, restore } from './restore.ts';

/**
 * Restores a bundle into a scratch folder with its own database and files, then removes both (spec 13.13). It needs the
 * portal's space again, beside its bundles or, if those are in S3, in DATA_DIR. It has none of the portal's secrets but the
 * way to the bundle. Refuses one whose register of certificates breaks, so that somebody looks while the portal is still
 * there, and one that is not the file that the database stored (`sha256`), if that is known.
 */
export async function rehearse(
  config: Config,
  log: Log,
  path: string,
  sha256?: BundleTrust['sha256'],
): Promise<Restored> {
  const { backupDir, dataDir } = config;
  const parent = backupDir === undefined || isBucketAddress(backupDir) ? join(dataDir, 'backups') : backupDir;
  const scratch = await makeScratch(parent);
  try {
    const restored = await restore(
      {
        ...config,
        ...{
          secretKey: undefined,
          secretKeyBefore: undefined,
          certificateP12: undefined,
          smtpUrl: undefined,
        },
        ...{ databaseUrl: undefined, databaseDirectUrl: undefined, databaseReplicaUrl: undefined },
        ...{ s3: undefined, dataDir: scratch },
      },
      log,
      path,
      { isUnsealed: true, sha256 },
    );
    if (restored.trouble !== null)
      throw new StartRefusal(`The register of certificates breaks at ${restored.trouble}.`);
    return restored;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new StoreUnavailable(
      'BACKUP_DIR',
      `the disk of ${parent} has no room to try a bundle, which needs the portal's space again`,
      { cause: error },
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeScratch(parent: string): Promise<string> {
  try {
    await makeMissingFolder(parent);
    return await mkdtemp(join(parent, '.rehearsal-'));
  } catch (error) {
    throw placeError(parent, error);
  }
}
