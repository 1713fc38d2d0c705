import { readConfig } from '../../server/context/config.ts';
import { deriveKeys, loadSecret } from '../../server/platform/crypto/keys.ts';
import { openTokens, type TokenClaims } from '../../server/platform/crypto/tokens.ts';

const tokenMilliseconds = 3_600_000;

/** Signs bearer tokens for an hour, which the portal over `dataDir` accepts. */
export async function openSigning(
  dataDir: string,
): Promise<(claims: Omit<TokenClaims, 'exp'>) => Promise<string>> {
  const { dataDir: folder } = readConfig({ DATA_DIR: dataDir });
  const secret = await loadSecret({ given: undefined, shared: undefined, dataDir: folder });
  const tokens = openTokens([deriveKeys(secret).token]);
  const now = new Date();
  const until = new Date(now.getTime() + tokenMilliseconds);
  return (claims) => tokens.sign(claims, until, now);
}
