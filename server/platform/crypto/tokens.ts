import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { openLru } from '../lru.ts';

/** Claims of the bearer token (spec 5.3): the prescribed names, plus the account and the session. */
export interface TokenClaims {
  sub: string;
  unique_name: string;
  role: 'admin' | 'member';
  years: number;
  sid: string;
  provisional?: true;
  /** Gender or birth date were missing. */
  incomplete?: true;
  exp: number;
}

export interface Tokens {
  sign(claims: Omit<TokenClaims, 'exp'>, expiresAt: Date, issuedAt: Date): Promise<string>;
  /** The claims of a valid token; undefined for a foreign or expired one. */
  verify(token: string, now: Date): Promise<TokenClaims | undefined>;
  /** True for a token that is or was valid, however long ago. */
  isOurs(token: string): Promise<boolean>;
}

type SigningKey = ReturnType<typeof createSecretKey>;

/** The name of a key in the head of a token, so that tokens of an old key stay valid beside a new one. */
const keyIdOf = (secret: Buffer) =>
  createHash('sha256').update('kid').update(secret).digest('base64url').slice(0, 8);

/**
 * Opens HS256 tokens: signed with the first key, verified with all. A verified signature is remembered, so a busy
 * exam pays for it once.
 */
export function openTokens(secrets: readonly Buffer[]): Tokens {
  const keys = new Map(secrets.map((secret) => [keyIdOf(secret), createSecretKey(secret)]));
  const [newest] = keys;
  if (newest === undefined) throw new Error('tokens need a key');
  const [kid, key] = newest;
  const known = openLru<TokenClaims>(20_000);
  return {
    sign: (claims, expiresAt, issuedAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async verify(token, now) {
      const claims = known.get(token) ?? (await check(token, keys, now));
      if (claims === undefined || claims.exp * 1000 <= now.getTime()) return undefined;
      known.set(token, claims);
      return claims;
    },
    isOurs: async (token) => (await check(token, keys, new Date(0))) !== undefined,
  };
}

async function check(
  token: string,
  keys: ReadonlyMap<string, SigningKey>,
  now: Date,
): Promise<TokenClaims | undefined> {
  try {
    const keyOf = ({ kid = '' }: { kid?: string }) => {
      const key = keys.get(kid);
      if (key === undefined) throw new Error('signed with another key');
      return key;
    };
    const options = { algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify<TokenClaims>(token, keyOf, options);
    return payload;
  } catch {
    // jose throws for every kind of bad token; callers treat them all as no proof
    return undefined;
  }
}

/** Makes a secret for a link or a cookie: 256 random bits, and the hash to store. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: secretHash(secret) };
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
