import type { Context } from '../../context/context.ts';
import { personalDays } from './audit.rules.ts';
import * as queries from './reasons.queries.ts';

/** What administrators wrote of attempts and keys goes like the reasons of the audit, after two years; what they did stays (spec 13.12). */
export async function forgetOldReasons({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - personalDays * 24 * 3_600_000);
  await queries.forgetReasonsBefore(db, before);
}

/** For the deletion of an account: reasons about its attempts may speak of its owner. */
export const forgetReasonsOf = ({ db }: Context, accountId: number): Promise<void> =>
  queries.forgetReasonsOf(db, accountId);
