import type { ReactNode } from 'react';
import type { Api } from '../../contract/index.ts';
import { ToastProvider } from '../components/overlay/toast.tsx';
import { ApiContext } from '../lib/api/api-context.ts';
import { SignInAgainProvider } from '../lib/sign-in/sign-in-again.tsx';
import { SignInAgainDialog } from '../lib/sign-in/sign-in-again-dialog.tsx';
import { mount } from './mount-for-test.tsx';

/** Renders into the test's page with fake calls and a place for toasts. */
export const mountWith = (calls: object, node: ReactNode) =>
  mount(
    <ApiContext value={calls as unknown as Api}>
      <ToastProvider>{node}</ToastProvider>
    </ApiContext>,
  );

/** Like mountWith, with the dialog that asks for the password once the session has ended. */
export const mountSignedIn = (
  viewer: { accountId: number; username: string },
  calls: object,
  node: ReactNode,
) =>
  mountWith(
    calls,
    <SignInAgainProvider viewer={viewer} load={async () => SignInAgainDialog}>
      {node}
    </SignInAgainProvider>,
  );
