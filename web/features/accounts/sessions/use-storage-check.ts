import { useEffect } from 'react';

const unsupported =
  'Lo sentimos, para poder usar esta aplicacion de forma optima recomendamos usar una version mas actualizada de tu navegador';

function hasStorage(): boolean {
  try {
    localStorage.setItem('portal.check', '1');
    localStorage.removeItem('portal.check');
    return true;
  } catch {
    return false; // too old, or switched off: a sign-in could not be kept
  }
}

/** Says so when the browser can't keep a sign-in (spec 2.9). */
export function useStorageCheck(say: (message: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form comes alive
  useEffect(() => {
    if (!hasStorage()) say(unsupported);
  }, []);
}
