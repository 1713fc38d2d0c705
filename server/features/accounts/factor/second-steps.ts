import type { SecondStep } from '../../../../contract/accounts/second-step.ts';
import type { Context } from '../../../context/context.ts';
import { newSecret } from '../../../platform/crypto/tokens.ts';
import type { Account } from '../accounts.queries.ts';
import { hasAuthenticator, insertSecondStep } from './factor.queries.ts';
import { stepSeconds } from './factor.rules.ts';

/** Holds the step of a browser's sign-in until it is answered. */
export const stepCookie = 'aula_step';

/** True for an account whose password alone opens nothing (spec 5.14). */
export const hasSecondStep = ({ db }: Context, { id }: Pick<Account, 'id'>): Promise<boolean> =>
  hasAuthenticator(db, id);

/** Lets a sign-in whose password was right wait for its second step, inside a transaction. */
export async function beginSecondStep(inside: Context, accountId: number): Promise<SecondStep> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(inside.clock.now().getTime() + stepSeconds * 1000);
  await insertSecondStep(inside.db, { secretHash: hash, accountId, expiresAt });
  inside.afterCommit(() => inside.cookies.set(stepCookie, secret, stepSeconds));
  return { challenge: secret, expiresAt: expiresAt.toISOString() };
}
