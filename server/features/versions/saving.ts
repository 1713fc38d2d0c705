import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';

/** The saving account and the time. */
export const savingOf = ({ caller, clock }: Context) => ({ by: accountIdOf(caller), at: clock.now() });

/** Checks the row that a save found. Refuses (404) if there is none, and (409) a stale `version`. */
export function currentRow<Row extends { version: number }>(
  stored: Row | undefined,
  version: number | undefined,
): Row {
  if (stored === undefined) throw new Refusal('notFound');
  if (version !== undefined && version !== stored.version) throw new Refusal('stale');
  return stored;
}
