import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockAccount } from './accounts.queries.ts';
import * as queries from './time-factor.queries.ts';

const everybodys = 100;

/**
 * Sets an account's exam time, as a percentage of the course's, for exams started from now on (spec 8.12); running
 * attempts do not change. 100 removes it together with its reason. Refuses (400) more time without a reason, (404) an
 * unknown account. The audit trail gets only the number, because the reason may mention somebody's health.
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
