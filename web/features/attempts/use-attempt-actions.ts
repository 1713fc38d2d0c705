import { useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { ApiRefusal } from '../../lib/api/request.ts';
import type { AttemptAction, ChangeableAttempt } from './attempt.rules.ts';

/**
 * The change of an attempt that is being confirmed. `reload` loads the list after it, or after somebody
 * else's change.
 */
export function useAttemptActions(reload: () => Promise<void>) {
  const toast = useToast();
  const [asked, setAsked] = useState<{ action: AttemptAction; attempt: ChangeableAttempt } | null>(null);

  async function end(kind: 'ok' | 'bad', message: string): Promise<void> {
    setAsked(null);
    toast({ kind, text: message });
    await reload().catch((error: unknown) => {
      if (!(error instanceof ApiRefusal)) throw error;
      toast({ kind: 'bad', text: error.message });
    });
  }

  return {
    asked,
    ask: (action: AttemptAction, attempt: ChangeableAttempt) => setAsked({ action, attempt }),
    /** Called when a disabled action is pressed. */
    refuse: (reason: string) => toast({ kind: 'wait', text: reason }),
    close: () => setAsked(null),
    done: (message: string) => end('ok', message),
    /** Another administrator was faster, or the attempt itself has moved on. */
    outdated: (message: string) => end('bad', `${message} Actualizamos esta página.`),
  };
}

export type AttemptActions = ReturnType<typeof useAttemptActions>;
