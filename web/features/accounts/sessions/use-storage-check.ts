import { useEffect } from 'react';

const unsupported =
  'Lo sentimos, para poder usar esta aplicacion de forma optima recomendamos usar una version mas actualizada de tu navegador';

function hasStorage(): boolean {
  try {
    localStorage.setItem('portal.check', '1');
    localStorage.removeItem('portal.check');
    return true;
  } catch {
    return false; // too old, or switched off: a sign-in could not be stored
  }
}

/** Warns if the browser cannot store a sign-in (spec 2.9). */
export function useStorageCheck(warn: (message: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, after hydration
  useEffect(() => {
    if (!hasStorage()) warn(unsupported);
  }, []);
}
