import { useEffect, useState } from 'react';
import { discardUnsavedChanges, type UnsavedChanges } from '../../../components/unsaved/unsaved-changes.ts';
import { api } from '../../../lib/api/api.ts';
import { forgetSession, storedSession } from '../../../lib/api/session.ts';
import { useTrigger } from '../../search/use-trigger.ts';
import { lostOnSignOut } from './lost-on-sign-out.ts';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Asks 'Desea Salir?', then ends the session on the server and in the browser (spec 5.5). */
export function SignOutIsland() {
  const { isOpen, close } = useTrigger('[data-sign-out]');
  const [isBusy, setBusy] = useState(false);
  const [lost, setLost] = useState<UnsavedChanges[] | null>(null);
  const [isMember, setMember] = useState(true);
  useEffect(() => {
    setLost(null);
    if (!isOpen) return;
    const user = storedSession()?.user;
    setMember(user?.role === 'member');
    void lostOnSignOut(user?.id ?? 0).then(setLost);
  }, [isOpen]);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await api.users.logout({});
    } finally {
      // without network the browser still forgets the session; the server ends it once it is idle
      discardUnsavedChanges(document.body);
      await forgetSession();
      location.assign('/');
    }
  }
  return (
    <SignOutQuestion
      open={isOpen && lost !== null}
      lost={lost ?? []}
      isMember={isMember}
      busy={isBusy}
      onConfirm={() => void leave()}
      onCancel={close}
    />
  );
}
