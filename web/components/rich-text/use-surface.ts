import { type ComponentType, useEffect, useState } from 'react';
import type { EditorSurfaceProps } from './editor-surface.tsx';

/** The editor component, loaded once the screen is there. `hasFailed`: it could not be loaded. */
export function useSurface() {
  const [Surface, setSurface] = useState<ComponentType<EditorSurfaceProps> | null>(null);
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./editor-surface.tsx').then(
      (module) => isGone || setSurface(() => module.EditorSurface),
      () => isGone || setFailedTry(tries),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  return { Surface, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
