import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Api } from '../../../contract/index.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { ApiContext, CallsContext } from '../api/api-context.ts';
import { storedSession } from '../api/session.ts';
import { type AskToSignIn, afterSignIn } from './after-sign-in.ts';
import type { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const AskContext = createContext<AskToSignIn>(() => Promise.resolve(false));

type Asking = { Dialog: typeof SignInAgainDialog; words: string; answer(isSignedIn: boolean): void };

const usualWords = 'Lo que hacías sigue en esta pantalla. Escribe tu contraseña y seguimos.';

/**
 * The window comes only when it is needed; null where its file is no more, since the portal was renewed meanwhile. What
 * goes on for long, as an exam does, fetches it before.
 */
export const loadDialog = () =>
  import('./sign-in-again-dialog.tsx').then(
    (file) => file.SignInAgainDialog,
    () => null,
  );

/**
 * Keeps a screen whose session ends (spec 5.4): a call of `useApi` that is refused for it (401) waits, one window asks
 * for the password of the account that the screen was made for, and then the call is made again. Who closes the window
 * gets the refusal.
 */
export function SignInAgainProvider(props: {
  /** Whose screen it is; null = a visitor's, who is never asked. */
  viewer: Pick<Viewer, 'accountId' | 'username'> | null;
  load?: () => Promise<typeof SignInAgainDialog | null>;
  children: ReactNode;
}) {
  const { viewer, load = loadDialog, children } = props;
  const [asking, setAsking] = useState<Asking | null>(null);
  const asked = useRef<Promise<boolean>>(null);
  const calls = useContext(ApiContext);
  const accountId = viewer?.accountId ?? null;

  const ask: AskToSignIn = useCallback(
    (words = usualWords) => {
      async function open(): Promise<boolean> {
        const Dialog = accountId === null ? null : await load();
        if (Dialog === null) return false;
        const isSignedIn = await new Promise<boolean>((answer) => setAsking({ Dialog, words, answer }));
        setAsking(null);
        return isSignedIn;
      }
      // whoever asks while the window stands waits for the same answer
      asked.current ??= open().finally(() => {
        asked.current = null;
      });
      return asked.current;
    },
    [accountId, load],
  );
  useSignInElsewhere(asking, accountId);
  const withReauth = useMemo(
    () => (accountId === null ? null : patientCalls(calls, accountId, ask)),
    [calls, accountId, ask],
  );

  return (
    <AskContext value={ask}>
      <CallsContext value={withReauth}>
        {children}
        {asking !== null && (
          <asking.Dialog
            open
            username={viewer?.username ?? ''}
            onSignedIn={() => asking.answer(true)}
            onClose={() => asking.answer(false)}
          >
            {asking.words}
          </asking.Dialog>
        )}
      </CallsContext>
    </AskContext>
  );
}

/** One patient api for each sentence: who holds one gets the same at every rendering. */
function patientCalls(calls: Api, accountId: number, ask: AskToSignIn): (words?: string) => Api {
  const known = new Map<string | undefined, Api>();
  return (words) => {
    const withReauth = known.get(words) ?? afterSignIn(calls, accountId, () => ask(words));
    known.set(words, withReauth);
    return withReauth;
  };
}

/** Who gives the password in another tab of the browser need not give it here. */
function useSignInElsewhere(asking: Asking | null, accountId: number | null): void {
  useEffect(() => {
    if (asking === null) return;
    const before = storedSession()?.token;
    const look = () => {
      const session = storedSession();
      if (session?.user.id === accountId && session.token !== before) asking.answer(true);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [asking, accountId]);
}

/** Asks for the password in the screen's window, for what is no call of `useApi`; false = it was closed. */
export const useSignInAgain = (): AskToSignIn => useContext(AskContext);
