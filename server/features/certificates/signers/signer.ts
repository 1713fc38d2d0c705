import type { Config } from '../../../context/config.ts';
import type { Context } from '../../../context/context.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { StartRefusal } from '../../../platform/process/start-refusal.ts';
import {
  findSharedPem,
  type KeySeal,
  placeSharedPem,
  removeSharedPem,
  replaceSharedPem,
} from '../../../platform/signing/shared-key.ts';
import {
  findOwnPem,
  fingerprintOf,
  loadSigningKey,
  newPem,
  readPem,
  type SigningKey,
} from '../../../platform/signing/signing-key.ts';
import { currentDesign } from '../certificates.queries.ts';
import { findWithdrawal, isKnownSigner, storeSigningCertificate } from './signer.queries.ts';

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

async function load(portal: Parameters<typeof openSigner>[0]): Promise<SigningKey> {
  const { config, db, clock } = portal;
  const { institute } = await currentDesign(db);
  const seal = sealOfNodes(config);
  if (seal !== undefined) return readPem(await sharedPem(portal, seal, institute));
  return loadSigningKey({
    file: config.certificateP12,
    password: config.certificateP12Password,
    dataDir: config.dataDir,
    name: institute,
    now: clock.now(),
  });
}

/**
 * The seal of a key that lies in the database for all nodes; undefined where each has its own file, or CERTIFICATE_P12.
 * SECRET_KEY has to come from the environment: a secret that lies in the database would open what lies beside it.
 */
export function sealOfNodes(
  config: Pick<Config, 'certificateP12' | 'databaseUrl' | 'secretKey' | 'secretKeyBefore'>,
): KeySeal | undefined {
  const { certificateP12, databaseUrl, secretKey, secretKeyBefore } = config;
  if (certificateP12 !== undefined || databaseUrl === undefined || secretKey === undefined) return undefined;
  return { secretKey, secretKeyBefore };
}

/**
 * The key in the database, made at the first start. A file of this node's own is taken into it if no other is there, or if
 * it has signed and the other never did, as when a node without a disk was faster; a withdrawn one is not.
 */
async function sharedPem(
  { config, db, clock }: Parameters<typeof openSigner>[0],
  seal: KeySeal,
  institute: string,
): Promise<string> {
  const stored = await findSharedPem(db, seal);
  const here = await findOwnPem(config.dataDir);
  const hasSigned = async (pem: string) => isKnownSigner(db, await fingerprintOfPem(pem));
  const isWithdrawn = async (pem: string) => (await findWithdrawal(db, await fingerprintOfPem(pem))) !== null;
  const own = here === undefined || (await isWithdrawn(here)) ? undefined : here;
  if (stored === undefined) await placeSharedPem(db, seal, own ?? (await newPem(institute, clock.now())));
  else if (own !== undefined && (await hasSigned(own)) && !(await hasSigned(stored)))
    await replaceSharedPem(db, seal, own);
  const kept = await findSharedPem(db, seal);
  if (kept === undefined) throw new Error('the key that signs went away while the portal started');
  return kept;
}

const fingerprintOfPem = async (pem: string) => ownFingerprint(await readPem(pem));

/** Takes a withdrawn key out of the database, so that the next start makes another. */
export async function removeWithdrawn({ config, db }: Context, fingerprint: string): Promise<void> {
  const seal = sealOfNodes(config);
  const stored = seal && (await findSharedPem(db, seal));
  if (stored !== undefined && (await fingerprintOfPem(stored)) === fingerprint) await removeSharedPem(db);
}

/** The key of this portal as PEM, to be given to other nodes; undefined for one that came by CERTIFICATE_P12. */
export async function exportablePem({
  config,
  db,
}: Pick<Context, 'config' | 'db'>): Promise<string | undefined> {
  const seal = sealOfNodes(config);
  if (seal !== undefined) return findSharedPem(db, seal);
  return config.certificateP12 === undefined ? findOwnPem(config.dataDir) : undefined;
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
    config.certificateP12 !== undefined
      ? 'Set CERTIFICATE_P12 to another'
      : sealOfNodes(config) === undefined
        ? `Move ${config.dataDir}/signing/certificates.pem away: the next start makes a new key`
        : 'Stop all nodes: the next start makes a new key';
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
