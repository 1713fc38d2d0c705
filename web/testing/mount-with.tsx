import type { ReactNode } from 'react';
import type { Api } from '../../contract/index.ts';
import { ToastProvider } from '../components/overlay/toast.tsx';
import { ApiContext } from '../lib/api/api-context.ts';
import { mount } from './mount-for-test.tsx';

/** Renders into the test's page with fake calls and a place for toasts. */
export const mountWith = (calls: object, node: ReactNode) =>
  mount(
    <ApiContext value={calls as unknown as Api}>
      <ToastProvider>{node}</ToastProvider>
    </ApiContext>,
  );
