import { Refusal } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
import { codeEndsAt, type LinkKind } from '../accounts.rules.ts';
import { type CodePurpose, insertCodes } from './codes.queries.ts';

export interface IssuedCode {
  code: string;
  expiresAt: Date;
}

const purposes: Record<LinkKind, CodePurpose> = {
  activation: 'activation',
  email: 'email',
  reset: 'reset',
  invitation: 'reset',
  handed: 'reset',
  lostPhone: 'reset',
};

/** Makes a code for an account: 256 random bits, stored as a hash (spec 5.1). */
export async function issueCode(
  context: Context,
  accountId: number,
  kind: LinkKind,
  newEmail: string | null = null,
): Promise<IssuedCode> {
  const [issued] = await issueCodes(context, [accountId], kind, newEmail);
  if (issued === undefined) throw new Error('no code was made');
  return issued;
}

/** Makes codes for many accounts, in their order. */
export async function issueCodes(
  { db, clock }: Context,
  accountIds: readonly number[],
  kind: LinkKind,
  newEmail: string | null = null,
): Promise<IssuedCode[]> {
  const createdAt = clock.now();
  const expiresAt = codeEndsAt(kind, createdAt);
  const made = accountIds.map((accountId) => ({ accountId, ...newSecret() }));
  if (made.length === 0) return [];
  const each = {
    purpose: purposes[kind],
    newEmail,
    createdAt,
    expiresAt,
    endsSecondStep: kind === 'lostPhone',
  };
  await insertCodes(
    db,
    made.map(({ accountId, hash }) => ({ ...each, accountId, codeHash: hash })),
  );
  return made.map(({ secret }) => ({ code: secret, expiresAt }));
}

/**
 * Runs `work`, which refuses a wrong code, and counts the refusal for the address after its transaction: too many are
 * refused (429) by another sentence. The right code passes all the same.
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
