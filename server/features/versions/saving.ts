import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';

export const savingOf = ({ caller, clock }: Context) => ({
  savedBy: accountIdOf(caller),
  savedAt: clock.now(),
});

/**
 * Refuses (409) a save that began from an earlier version. Called only if the save would change something, because one
 * whose answer was lost is repeated and finds its own version.
 */
export function refuseStale(stored: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== stored.version) throw new Refusal('stale');
}
