import { useLayoutEffect, useState } from 'react';
import { followPlace, type Place } from './module-place.ts';

/** The open module (followPlace). Before the first paint: a page that slept may show another one than the server's. */
export function useModulePlace(key: string, count: number): Place {
  const [place, setPlace] = useState<Place>({ current: 1, furthest: 1 });
  useLayoutEffect(() => followPlace(key, count, setPlace), [key, count]);
  return place;
}
