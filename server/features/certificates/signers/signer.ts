import type { Config } from '../../../context/config.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { StartRefusal } from '../../../platform/process/start-refusal.ts';
import { fingerprintOf, loadSigningKey, type SigningKey } from '../../../platform/signing/signing-key.ts';
import { currentDesign } from '../certificates.queries.ts';
import { findWithdrawal, storeSigningCertificate } from './signer.queries.ts';

declare module '../../../context/context.ts' {
  interface Portal {
    signer: Signer;
  }
}

/** The signer of certificates (spec 9.6). */
export interface Signer {
  /** Loads the key at the first call. Rejects with StartRefusal once it was withdrawn. */
  loaded(): Promise<SigningKey>;
  /** The key to sign with: like `loaded`, and its certificate is stored among those that have signed. */
  key(): Promise<SigningKey>;
}

/** Opens the signer of a portal; a key that cannot be read is refused by the first call. */
export function openSigner(portal: { config: Config; db: Database; clock: Clock }): Signer {
  let loading: Promise<SigningKey> | undefined;
  let storing: Promise<void> | undefined;
  const loaded = async () => {
    loading ??= load(portal).catch((error: unknown) => {
      loading = undefined; // the database may only have been away
      throw error;
    });
    const key = await loading;
    await refuseWithdrawn(portal, key);
    return key;
  };
  return {
    loaded,
    async key() {
      const key = await loaded();
      storing ??= store(portal, key).catch((error: unknown) => {
        storing = undefined;
        throw error;
      });
      await storing;
      return key;
    },
  };
}

async function load({ config, db, clock }: Parameters<typeof openSigner>[0]): Promise<SigningKey> {
  const { institute } = await currentDesign(db);
  return loadSigningKey({
    file: config.certificateP12,
    password: config.certificateP12Password,
    dataDir: config.dataDir,
    name: institute,
    now: clock.now(),
  });
}

/** Not at a start: a node that is refused for its key has never signed. */
async function store({ db, clock }: Parameters<typeof openSigner>[0], key: SigningKey): Promise<void> {
  const chain = key.chain.map((der) => Buffer.from(der).toString('base64')).join('\n');
  await storeSigningCertificate(db, { fingerprint: ownFingerprint(key), chain, first_used_at: clock.now() });
}

/** Asked each time, because the console can withdraw a key while the portal runs. */
async function refuseWithdrawn({ config, db }: Parameters<typeof openSigner>[0], key: SigningKey) {
  const at = await findWithdrawal(db, ownFingerprint(key));
  if (at === null) return;
  const cure =
    config.certificateP12 === undefined
      ? `Move ${config.dataDir}/signing/certificates.pem away: the next start makes a new key`
      : 'Set CERTIFICATE_P12 to another';
  throw new StartRefusal(`The key that signs certificates was withdrawn on ${at.toISOString()}. ${cure}`);
}

/** Shared by the process: a key is read once. */
const fingerprints = new WeakMap<SigningKey, string>();

/** SHA-256 of the key's own certificate. */
function ownFingerprint(key: SigningKey): string {
  const known = fingerprints.get(key) ?? fingerprintOf(key.chain[0] ?? new Uint8Array());
  fingerprints.set(key, known);
  return known;
}
