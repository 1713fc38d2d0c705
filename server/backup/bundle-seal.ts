import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { BundleSeal } from './bundle-contents.ts';

/** 32 MB and some 60 ms a guess; a passphrase has 12 characters or more. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 };

/** The HMAC of a manifest with a key that comes from the passphrase. */
function hmacOf(manifest: string, passphrase: string, salt: string): Buffer {
  const key = scryptSync(passphrase, `bundle manifest ${salt}`, 32, cost);
  return createHmac('sha256', key).update(manifest).digest();
}

/** The seal of a manifest, which only who knows the passphrase can make (spec 13.13). */
export function sealOf(manifest: string, passphrase: string): BundleSeal {
  const salt = randomBytes(32).toString('hex');
  return { salt, hmac: hmacOf(manifest, passphrase, salt).toString('hex') };
}

/** True for the seal that who knows the passphrase made of exactly this manifest. */
export const isSealOf = ({ salt, hmac }: BundleSeal, manifest: string, passphrase: string): boolean =>
  timingSafeEqual(Buffer.from(hmac, 'hex'), hmacOf(manifest, passphrase, salt));
