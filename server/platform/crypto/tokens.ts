import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Claims of the bearer token (spec 5.3): the prescribed names, plus the account and the session. */
export interface TokenClaims {
  sub: string;
  unique_name: string;
  role: 'admin' | 'member';
  years: number;
  sid: string;
  /** The password was provisional. */
  provisional?: true;
  exp: number;
}

export interface Tokens {
  sign(claims: Omit<TokenClaims, 'exp'>, expiresAt: Date, issuedAt: Date): Promise<string>;
  /** The claims of a valid token; undefined for a foreign or expired one. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>;
}

/** HS256 tokens. A verified signature is remembered, so a busy exam pays for it once. */
export function openTokens(secret: Buffer): Tokens {
  const key = createSecretKey(secret);
  const known = new LRUCache<string, TokenClaims>({ max: 20_000 });
  return {
    sign: (claims, expiresAt, issuedAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      const claims = known.get(token) ?? (await check(token, key, now));
      if (claims === undefined || claims.exp * 1000 <= now.getTime()) return undefined;
      known.set(token, claims);
      return claims;
    },
  };
}

async function check(
  token: string,
  key: ReturnType<typeof createSecretKey>,
  now: Date,
): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify<TokenClaims>(token, key, { algorithms: ['HS256'], currentDate: now });
    return payload;
  } catch {
    // jose throws for every kind of bad token; the caller treats them all as no proof
    return undefined;
  }
}

/** A secret for a link or a cookie: 256 random bits, and the hash to store. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: secretHash(secret) };
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
