import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from '../../../context/context.ts';
import { currentDesign } from '../certificates.queries.ts';
import { listEnded, listSigningCertificates } from './badge.queries.ts';
import {
  bitsOf,
  contexts,
  issuerProfile,
  keyId,
  statusCredentialOf,
  statusListBits,
} from './credential.rules.ts';
import { jwkOf, signCredential } from './sign-credential.ts';

/** The institute as the issuer of credentials. */
export async function getIssuer(context: Context) {
  const { institute } = await currentDesign(context.db);
  return { '@context': contexts, ...issuerProfile(context.publicUrl, institute) };
}

/** The public keys of everything that has ever been signed: a replaced key keeps what it signed valid. */
export async function getKeys(context: Context) {
  await context.signer.key();
  const keys = (await listSigningCertificates(context.db)).map(({ fingerprint, chain }) => {
    const x5c = chain.split('\n');
    const jwk = jwkOf(Buffer.from(x5c[0] ?? '', 'base64'));
    return { ...jwk, kid: keyId(context.publicUrl, fingerprint), use: 'sig', alg: 'RS256', x5c };
  });
  return { keys };
}

/** A status list, signed: the bits of certificates that were revoked or replaced are set (spec 9.8). */
export async function getStatusList(context: Context, list: number): Promise<string> {
  const { db, clock, publicUrl } = context;
  const first = list * statusListBits;
  const ended = await listEnded(db, first, first + statusListBits);
  const packed = await promisify(gzip)(bitsOf(ended.map(({ id }) => id - first)));
  const encodedList = `u${packed.toString('base64url')}`;
  return signCredential(context, statusCredentialOf(publicUrl, { list, encodedList, now: clock.now() }));
}

/** The SHA-256 of the certificates of all keys that have signed, for who checks a file. */
export async function listSigners({ db }: Context): Promise<string[]> {
  return (await listSigningCertificates(db)).map(({ fingerprint }) => fingerprint);
}
