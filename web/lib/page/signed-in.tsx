import type { ReactNode } from 'react';
import type { Viewer } from '../../../contract/pages.ts';
import { ToastProvider } from '../../components/overlay/toast.tsx';
import { SignInAgainProvider } from '../sign-in/sign-in-again.tsx';

/** Provides toasts and a new sign-in for a signed-in viewer, around an `app` screen or an island. */
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
