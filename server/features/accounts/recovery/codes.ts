import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
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

/**
 * Runs `work`, which refuses a wrong code, and counts the refusal for the address after its transaction: too many are
 * refused (429) by another sentence. The right code is let in all the same.
 */
export async function countingWrongCodes<T>(context: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.code === 'badCode')
      await consumeLimit(context, `code:${context.address}`, limits.wrongCodePerAddress);
    throw error;
  }
}
