import type { Context } from '../../context/context.ts';
import * as queries from './audit.queries.ts';
import { personalDays } from './audit.rules.ts';

/** Deletes administrators' reasons about attempts and keys after two years; the events stay (spec 13.12). */
export async function forgetOldReasons({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - personalDays * 24 * 3_600_000);
  await queries.forgetReasonsBefore(db, before);
}

/** Deletes the reasons about attempts of a deleted account, which may mention its owner. */
export const forgetReasonsOf = ({ db }: Context, accountId: number): Promise<void> =>
  queries.forgetReasonsOf(db, accountId);
