import type { Context } from '../../../context/context.ts';
import { withdrawMails } from '../../mail/outbox.ts';
import { deleteSecondSteps } from '../factor/factor.queries.ts';
import { deleteUnusedCodes } from './codes.queries.ts';

/**
 * Ends every link of an account, and sign-ins that wait for their second step, inside a transaction: one that was made for
 * a member must not open an administrator, nor one that went to an address open the account that left it (spec 5.6).
 */
export async function endLinks(inside: Context, accountId: number): Promise<void> {
  await deleteSecondSteps(inside.db, accountId);
  await deleteUnusedCodes(inside.db, accountId, ['activation', 'reset', 'email']);
  for (const kind of ['activation', 'reset'] as const) await withdrawMails(inside, accountId, kind);
}
