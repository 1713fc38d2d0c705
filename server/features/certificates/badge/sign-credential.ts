import { X509Certificate } from 'node:crypto';
import { type JWK, SignJWT } from 'jose';
import type { Context } from '../../../context/context.ts';
import { fingerprintOf, type SigningKey } from '../../../platform/signing/signing-key.ts';
import { keyId } from './credential.rules.ts';

interface Credential {
  id: string;
  issuer: string | { id: string };
  validFrom: string;
  credentialSubject: { id: string };
}

/**
 * Signs a credential as a JWT (VC-JWT) that carries the public key, so it can be verified without the portal.
 */
export async function signCredential(context: Context, credential: Credential): Promise<string> {
  const key = await context.signer.key();
  const { fingerprint, jwk } = publicPart(key);
  return new SignJWT({ ...credential })
    .setProtectedHeader({
      alg: 'RS256',
      typ: 'JWT',
      kid: keyId(context.publicUrl, fingerprint),
      jwk,
    })
    .setIssuer(typeof credential.issuer === 'string' ? credential.issuer : credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(key.privateKey);
}

interface PublicPart {
  fingerprint: string;
  jwk: JWK;
}
/** Shared by the process: a key is read once. */
const publicParts = new WeakMap<SigningKey, PublicPart>();

function publicPart(key: SigningKey): PublicPart {
  const [own = new Uint8Array()] = key.chain;
  const known = publicParts.get(key) ?? { fingerprint: fingerprintOf(own), jwk: jwkOf(own) };
  publicParts.set(key, known);
  return known;
}

export const jwkOf = (der: Uint8Array): JWK => new X509Certificate(der).publicKey.export({ format: 'jwk' });
