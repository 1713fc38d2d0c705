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
import type { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { type AskToSignIn, apiWithSignInRetry, type SignInReason } from './sign-in-retry.ts';

const AskContext = createContext<AskToSignIn>(() => Promise.resolve(false));

type Asking = {
  Dialog: typeof SignInAgainDialog;
  reason: SignInReason;
  words: string;
  answer(isSignedIn: boolean): void;
};

const usualText = 'Lo que hacías sigue en esta pantalla. Escribe tu contraseña y seguimos.';
const ownerText = 'Entraste hace más de 15 minutos. Para este cambio pedimos otra vez tu contraseña.';

/**
 * Loads the dialog only when it is needed; null if its script is gone after a new deployment. Long-lived pages such as
 * the exam load it in advance.
 */
export const loadDialog = () =>
  import('./sign-in-again-dialog.tsx').then(
    (file) => file.SignInAgainDialog,
    () => null,
  );

/**
 * Keeps a screen alive when its session ends (spec 5.4), or when a change needs the account's owner (spec 5.7). A
 * refused call of `useApi` waits, one dialog asks for the password of the screen's account, and the call is repeated.
 * Closing the dialog passes the refusal on.
 */
export function SignInAgainProvider(props: {
  /** The account of the screen; null = a visitor, who is never asked. */
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
    (words, reason = 'ended') => {
      async function open(): Promise<boolean> {
        const Dialog = accountId === null ? null : await load();
        if (Dialog === null) return false;
        const isSignedIn = await new Promise<boolean>((answer) =>
          setAsking({ Dialog, reason, words: textOf(reason, words), answer }),
        );
        setAsking(null);
        return isSignedIn;
      }
      // requests made while the dialog is open wait for the same answer
      asked.current ??= open().finally(() => {
        asked.current = null;
      });
      return asked.current;
    },
    [accountId, load],
  );
  useSignInElsewhere(asking, accountId);
  const withReauth = useMemo(
    () => (accountId === null ? null : retryingCalls(calls, accountId, ask)),
    [calls, accountId, ask],
  );

  return (
    <AskContext value={ask}>
      <CallsContext value={withReauth}>
        {children}
        {asking !== null && (
          <asking.Dialog
            open
            reason={asking.reason}
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

const textOf = (reason: SignInReason, words = usualText) => (reason === 'owner' ? ownerText : words);

/** A retrying api for each sentence, stable between renderings. */
function retryingCalls(calls: Api, accountId: number, ask: AskToSignIn): (words?: string) => Api {
  const known = new Map<string | undefined, Api>();
  return (words) => {
    const withReauth =
      known.get(words) ?? apiWithSignInRetry(calls, accountId, (_, reason) => ask(words, reason));
    known.set(words, withReauth);
    return withReauth;
  };
}

/** Closes the dialog after a sign-in in another tab. */
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

/**
 * Asks for the password in the screen's dialog, for code that does not call through `useApi`; false = it was closed.
 */
export const useSignInAgain = (): AskToSignIn => useContext(AskContext);
