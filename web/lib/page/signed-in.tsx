import type { ReactNode } from 'react';
import type { Viewer } from '../../../contract/pages.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { SignInAgainProvider } from '../sign-in/sign-in-again.tsx';

/** Messages for a signed-in viewer, and the password again once the session is over: around an `app` screen or an island. */
export function SignedIn({
  viewer,
  children,
}: {
  viewer: Pick<Viewer, 'accountId' | 'username'>;
  children: ReactNode;
}) {
  return (
    <ToastProvider>
      <SignInAgainProvider viewer={viewer}>{children}</SignInAgainProvider>
    </ToastProvider>
  );
}
