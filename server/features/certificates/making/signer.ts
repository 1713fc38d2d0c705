import type { Config } from '../../../context/config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { fingerprintOf, loadSigningKey, type SigningKey } from '../../../platform/signing/signing-key.ts';
import { currentDesign } from '../certificates.queries.ts';
import { storeSigningCertificate } from './signer.queries.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    signer: Signer;
  }
}

/** What certificates are signed with (spec 9.6). */
export interface Signer {
  /** The key, loaded at the first call; its certificate is then among those that have signed. */
  key(): Promise<SigningKey>;
}

/** Opens the signer of a portal; a key that cannot be read is refused by the first call of `key`. */
export function openSigner(portal: { config: Config; db: Database; clock: Clock }): Signer {
  let loading: Promise<SigningKey> | undefined;
  return {
    key() {
      loading ??= load(portal).catch((error: unknown) => {
        loading = undefined; // the database may only have been away
        throw error;
      });
      return loading;
    },
  };
}

async function load({ config, db, clock }: Parameters<typeof openSigner>[0]): Promise<SigningKey> {
  const { institute } = await currentDesign(db);
  const key = await loadSigningKey({
    file: config.certificateP12,
    password: config.certificateP12Password,
    dataDir: config.dataDir,
    name: institute,
    now: clock.now(),
  });
  const [own = new Uint8Array()] = key.chain;
  const chain = key.chain.map((der) => Buffer.from(der).toString('base64')).join('\n');
  await storeSigningCertificate(db, { fingerprint: fingerprintOf(own), chain, first_used_at: clock.now() });
  return key;
}
