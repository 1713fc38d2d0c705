import { tryStorage } from '../../lib/safe-storage.ts';
import { moduleOfHash } from '../courses/module-text.rules.ts';

export interface Place {
  current: number;
  /** The last module ever opened: those before it have a check mark. */
  furthest: number;
}

/** True if the module has a check mark. */
export const isPassed = (number: number, { current, furthest }: Place): boolean =>
  number < furthest && number !== current;

export const placeKey = (accountId: number, courseId: number) => `place.${accountId}.${courseId}`;

/**
 * Calls `onPlace` with the open module, at once and at each change. The address ('#modulo-2') decides; without one, the
 * place where this account stopped in this browser, else in another (`elsewhere`). Opening another module scrolls to its
 * beginning and focuses it.
 */
export function followPlace(
  key: string,
  count: number,
  elsewhere: number | null,
  onPlace: (place: Place) => void,
): () => void {
  const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Place | null;
  const start = elsewhere ?? 1;
  const open = (asked: number, furthest: number) => {
    const current = Math.min(count, asked);
    const next = { current, furthest: Math.min(count, Math.max(current, furthest)) };
    tryStorage(() => localStorage.setItem(key, JSON.stringify(next)));
    onPlace(next);
    return next;
  };
  let latest = open(
    moduleOfHash(location.hash, count) ?? stored?.current ?? start,
    stored?.furthest ?? start,
  );
  const follow = () => {
    const asked = moduleOfHash(location.hash, count);
    if (asked === null) return;
    latest = open(asked, latest.furthest);
    requestAnimationFrame(() => showBeginning(asked));
  };
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

function showBeginning(number: number): void {
  const element = document.getElementById(`modulo-${number}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
