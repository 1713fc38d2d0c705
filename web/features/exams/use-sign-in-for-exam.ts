import { useEffect, useRef, useState } from 'react';
import { loadDialog, useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';

const words =
  'El examen sigue abierto y el reloj corre. Tus respuestas están guardadas en este equipo y se enviarán al continuar.';

/**
 * Asks for the password once the exam needs it. Nothing waits for it: clicks are stored meanwhile. Closing
 * the dialog postpones it, and then only `askNow` opens it again.
 */
export function useSignInForExam(running: { needsSignIn: boolean; signedIn(): void }) {
  const { needsSignIn } = running;
  const ask = useSignInAgain();
  const [isClosed, setClosed] = useState(false);
  const latest = useRef(running);
  useEffect(() => {
    latest.current = running;
  });
  useEffect(() => void loadDialog(), []); // a new build may be deployed before the exam is over
  useEffect(() => {
    if (!needsSignIn || isClosed) return;
    let isCurrent = true;
    void ask(words).then((isSignedIn) => {
      if (!isCurrent) return;
      if (isSignedIn) latest.current.signedIn();
      else setClosed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [needsSignIn, isClosed, ask]);
  return {
    isAsked: needsSignIn && !isClosed,
    isPutOff: needsSignIn && isClosed,
    askNow: () => setClosed(false),
  };
}
