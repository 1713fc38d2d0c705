import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from '../../../context/context.ts';
import { currentDesign } from '../certificates.queries.ts';
import { listSigningCertificates } from '../signers/signer.queries.ts';
import { listEnded } from './badge.queries.ts';
import {
  bitsOf,
  contexts,
  issuerProfile,
  keyId,
  statusCredentialOf,
  statusListBits,
} from './credential.rules.ts';
import { jwkOf, signCredential } from './sign-credential.ts';

/** Describes the institute as the issuer of credentials. */
export async function getIssuer(context: Context) {
  const { institute } = await currentDesign(context.db);
  return { '@context': contexts, ...issuerProfile(context.publicUrl, institute) };
}

/**
 * Lists the public keys of everything ever signed: a replaced key keeps its signatures valid. A withdrawn one does
 * not, because its thief may sign any date, so it is only named, outside `keys`, where no program looks for a key to
 * trust.
 */
export async function getKeys(context: Context) {
  const known = await listSigningCertificates(context.db);
  const isGood = ({ withdrawnAt }: { withdrawnAt: Date | null }) => withdrawnAt === null;
  const keys = known.filter(isGood).map(({ fingerprint, chain }) => {
    const x5c = chain.split('\n');
    const jwk = jwkOf(Buffer.from(x5c[0] ?? '', 'base64'));
    return { ...jwk, kid: keyId(context.publicUrl, fingerprint), use: 'sig', alg: 'RS256', x5c };
  });
  const revoked = known.flatMap(({ fingerprint, withdrawnAt }) =>
    withdrawnAt === null
      ? []
      : [
          {
            kid: keyId(context.publicUrl, fingerprint),
            revoked_at: Math.floor(withdrawnAt.getTime() / 1000),
          },
        ],
  );
  return { keys, revoked };
}

/** Signs a status list: the bits of revoked and replaced certificates are set (spec 9.8). */
export async function getStatusList(context: Context, list: number): Promise<string> {
  const { db, clock, publicUrl } = context;
  const first = list * statusListBits;
  const ended = await listEnded(db, first, first + statusListBits);
  const packed = await promisify(gzip)(bitsOf(ended.map(({ id }) => id - first)));
  const encodedList = `u${packed.toString('base64url')}`;
  return signCredential(context, statusCredentialOf(publicUrl, { list, encodedList, now: clock.now() }));
}
