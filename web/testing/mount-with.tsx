import type { ComponentType, ReactNode } from 'react';
import type { Api } from '../../contract/index.ts';
import { ToastProvider } from '../components/overlay/toast.tsx';
import { ApiContext } from '../lib/api/api-context.ts';
import type { Query, ViewProps } from '../lib/page/screen.ts';
import { SignInAgainProvider } from '../lib/sign-in/sign-in-again.tsx';
import { SignInAgainDialog } from '../lib/sign-in/sign-in-again-dialog.tsx';
import { mount } from './mount-for-test.tsx';
import { site } from './site.ts';

/** Renders into the test's page with fake calls and a place for toasts. */
export const mountWith = (calls: object, node: ReactNode) =>
  mount(
    <ApiContext value={calls as unknown as Api}>
      <ToastProvider>{node}</ToastProvider>
    </ApiContext>,
  );

/** Renders the view of an `app` screen with fake calls. */
export const mountView = <Data,>(
  calls: object,
  View: ComponentType<ViewProps<Data>>,
  data: Data,
  query: Query = {},
) => mountWith(calls, <View data={data} query={query} site={site} viewer={null} />);

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
