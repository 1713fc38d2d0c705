import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { forgetSession } from '../../../lib/api/session.ts';
import { hasUnsentWork } from '../../../lib/unsent-work.ts';
import { useTrigger } from '../../search/use-trigger.ts';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Asks 'Desea Salir?', then ends the session on the server and in the browser (spec 5.5). */
export function SignOutIsland() {
  const { isOpen, close } = useTrigger('[data-sign-out]');
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await api.users.logout({});
    } finally {
      // without network the browser still forgets the session; the server ends it by itself when it idles
      await forgetSession();
      location.assign('/');
    }
  }
  return (
    <SignOutQuestion
      open={isOpen}
      hasUnsent={isOpen && hasUnsentWork()}
      busy={isBusy}
      onConfirm={() => void leave()}
      onCancel={close}
    />
  );
}
