import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockAccount } from './accounts.queries.ts';
import * as queries from './time-factor.queries.ts';

const everybodys = 100;

/**
 * Gives an account its own share of time, in per cent of a course's, for every exam that it starts from now on
 * (spec 8.12); running attempts keep theirs. 100 takes it back, and the reason with it. Refuses (400) more time without
 * a reason, (404) nobody. The audit keeps the number alone: the reason may speak of somebody's health.
 */
export async function setTimeFactor(
  context: Context,
  accountId: number,
  given: { percent: number; reason: string },
): Promise<void> {
  const { percent } = given;
  const reason = percent === everybodys ? '' : given.reason;
  if (percent !== everybodys && reason === '') {
    const message = 'Escribe el motivo: queda guardado con la cuenta.';
    throw new Refusal('invalidInput', { errors: [{ field: 'Reason', message }] });
  }
  await transaction(context, async (inside) => {
    if ((await lockAccount(inside.db, accountId)) === undefined) throw new Refusal('notFound');
    const before = await queries.getTimeFactor(inside.db, accountId);
    await queries.setTimeFactor(inside.db, accountId, { percent, reason });
    const details = { percentBefore: before.percent, percent };
    await recordAudit(inside, 'account.timeFactor', `account:${accountId}`, details);
  });
}
