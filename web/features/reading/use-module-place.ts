import { useEffect, useState } from 'react';
import { tryStorage } from '../../lib/safe-storage.ts';
import { moduleOfHash } from '../courses/module-text.rules.ts';

interface Place {
  current: number;
  /** The last module ever opened: those before it have a check mark. */
  furthest: number;
}

/**
 * The open module. The address ('#modulo-2') decides; without one, the place where this account stopped in
 * this browser. Opening another module scrolls to its beginning and focuses it.
 */
export function useModulePlace(storageKey: string, count: number): Place {
  const [place, setPlace] = useState<Place>({ current: 1, furthest: 1 });

  useEffect(() => {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Place | null;
    const open = (asked: number, furthest: number) => {
      const current = Math.min(count, asked);
      const next = { current, furthest: Math.min(count, Math.max(current, furthest)) };
      tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(next)));
      setPlace(next);
      return next;
    };
    let latest = open(moduleOfHash(location.hash, count) ?? stored?.current ?? 1, stored?.furthest ?? 1);
    const follow = () => {
      const asked = moduleOfHash(location.hash, count);
      if (asked === null) return;
      latest = open(asked, latest.furthest);
      requestAnimationFrame(() => showBeginning(asked));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [storageKey, count]);

  return place;
}

function showBeginning(number: number): void {
  const element = document.getElementById(`modulo-${number}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}
