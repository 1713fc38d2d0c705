import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';

/** Who saves, and when. */
export const savingOf = ({ caller, clock }: Context) => ({ by: accountIdOf(caller), at: clock.now() });

/** The row that a save found. Refuses (404) if there is none, and (409) a `version` that is not the stored one. */
export function currentRow<Row extends { version: number }>(
  stored: Row | undefined,
  version: number | undefined,
): Row {
  if (stored === undefined) throw new Refusal('notFound');
  if (version !== undefined && version !== stored.version) throw new Refusal('stale');
  return stored;
}
