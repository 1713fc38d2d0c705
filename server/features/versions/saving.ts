import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';

/** The saving account and the time. */
export const savingOf = ({ caller, clock }: Context) => ({
  savedBy: accountIdOf(caller),
  savedAt: clock.now(),
});

/** The row that a save found. Refuses (404) if there is none. */
export function foundRow<Row>(stored: Row | undefined): Row {
  if (stored === undefined) throw new Refusal('notFound');
  return stored;
}

/**
 * Refuses (409) a save that began from an earlier version than the stored one. Ask only once it is known that the save
 * would change something: one whose answer was lost comes again, and finds its own version.
 */
export function refuseStale(stored: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== stored.version) throw new Refusal('stale');
}
