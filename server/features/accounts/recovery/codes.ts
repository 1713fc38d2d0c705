import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import { codeEndsAt } from '../accounts.rules.ts';
import { type CodePurpose, insertCode } from './codes.queries.ts';

/** Makes a code for an account: 256 random bits, stored as a hash (spec 5.1). */
export async function issueCode(
  context: Context,
  accountId: number,
  purpose: CodePurpose,
  newEmail: string | null = null,
): Promise<{ code: string; expiresAt: Date }> {
  const { secret, hash } = newSecret();
  const createdAt = context.clock.now();
  const expiresAt = codeEndsAt(purpose, createdAt);
  await insertCode(context.db, { accountId, purpose, codeHash: hash, newEmail, createdAt, expiresAt });
  return { code: secret, expiresAt };
}
