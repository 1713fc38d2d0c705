import { useCallback, useEffect } from 'react';
import { storedSession } from '../../lib/api/session.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';

const words = 'Tu lectura está guardada en este equipo. Escribe tu contraseña para seguir sumando tiempo.';

const lookEveryMilliseconds = 2_000;

/**
 * Asks for the password once the clock needs it, and again whenever the returned function is called. A
 * sign-in elsewhere, in another tab or for another task on this page, resumes the clock too.
 */
export function useSignInForReading(reading: { needsSignIn: boolean; signedIn(): void }): () => void {
  const { needsSignIn, signedIn } = reading;
  const ask = useSignInAgain();
  const askNow = useCallback(
    () => void ask(words).then((isSignedIn) => isSignedIn && signedIn()),
    [ask, signedIn],
  );
  useEffect(() => {
    if (needsSignIn) askNow();
  }, [needsSignIn, askNow]);
  useEffect(() => {
    if (!needsSignIn) return;
    const refused = storedSession()?.token;
    const look = () => {
      const token = storedSession()?.token;
      if (token !== undefined && token !== refused) signedIn();
    };
    const timer = setInterval(look, lookEveryMilliseconds);
    return () => clearInterval(timer);
  }, [needsSignIn, signedIn]);
  return askNow;
}
