import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../context/config.ts';
import { isBucketAddress } from '../../platform/files/bundle-store.ts';
import { makeOwnFolder } from '../../platform/files/owner-only.ts';
import type { Log } from '../../platform/log.ts';
import { StartRefusal } from '../../platform/process/start-refusal.ts';
import { type Restored, restore } from './restore.ts';

/**
 * Restores a bundle into a scratch folder with its own database and files, then removes both (spec 13.13). It needs the
 * portal's space again, beside its bundles or, if those are in S3, in DATA_DIR. Refuses one whose register of
 * certificates breaks, so that somebody looks while the portal is still there.
 */
export async function rehearse(config: Config, log: Log, path: string): Promise<Restored> {
  const { backupDir, dataDir } = config;
  const parent = backupDir === undefined || isBucketAddress(backupDir) ? join(dataDir, 'backups') : backupDir;
  await makeOwnFolder(parent);
  const scratch = await mkdtemp(join(parent, '.rehearsal-'));
  try {
    const restored = await restore(
      { ...config, secretKey: undefined, databaseUrl: undefined, s3: undefined, dataDir: scratch },
      log,
      path,
    );
    if (restored.trouble !== null)
      throw new StartRefusal(`The register of certificates breaks at ${restored.trouble}.`);
    return restored;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
