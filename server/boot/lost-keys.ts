import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../context/config.ts';
import { sealOfNodes } from '../features/certificates/signers/signer.ts';
import { hasSharedKey, readUse } from './portal-identity.queries.ts';

/**
 * Lists keys that the portal had and that are missing from its folder, as after an incomplete copy: a line for each
 * with the consequence and the remedy. A start creates new ones.
 */
export async function lostKeys(pool: pg.Pool, config: Config): Promise<string[]> {
  const { dataDir, databaseUrl, secretKey, certificateP12 } = config;
  const { isUsed, hasSigned } = await readUse(pool);
  const isMissing = (...path: string[]) => !existsSync(join(dataDir, ...path));
  const lines: string[] = [];
  const cure = (file: string) =>
    `To undo it, stop the portal, bring ${file} back from the backup and start it again`;
  if (isUsed && databaseUrl === undefined && secretKey === undefined && isMissing('secret.key'))
    lines.push(
      `DATA_DIR: secret.key is missing in ${dataDir}. With a new one everybody signs in again and waiting mails cannot be read. ${cure('secret.key')}`,
    );
  const isShared = sealOfNodes(config) !== undefined && (await hasSharedKey(pool));
  if (hasSigned && certificateP12 === undefined && !isShared && isMissing('signing', 'certificates.pem'))
    lines.push(
      `DATA_DIR: signing/certificates.pem is missing in ${dataDir}. With a new one certificates are signed by another key; those before stay valid. ${cure('signing/')}${databaseUrl === undefined ? '' : '; or give it the key of the other nodes: SECRET_KEY on all of them, or npm run admin -- signer export'}`,
    );
  return lines;
}
