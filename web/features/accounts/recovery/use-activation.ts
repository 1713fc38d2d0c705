import { useEffect, useRef, useState } from 'react';
import type { api } from '../../../lib/api/api.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';

export type ActivationLink = { username: string; strcode: string };

export type Activation =
  | { step: 'none' }
  | { step: 'running' }
  | { step: 'done'; message: string }
  | { step: 'failed'; message: string; username: string };

/** Removes a code from the address, so that no history, screenshot or copied link has it (spec 5.6). */
export function removeCodeFromAddress(): void {
  const address = new URL(location.href);
  address.searchParams.delete('strcode');
  address.searchParams.delete('username');
  history.replaceState(history.state, '', `${address.pathname}${address.search}${address.hash}`);
}

/** Activates the account that the link names, once, as soon as the page is hydrated. */
export function useActivation(link: ActivationLink | null, active: typeof api.users.active): Activation {
  const [state, setState] = useState<Activation>(link === null ? { step: 'none' } : { step: 'running' });
  const isStarted = useRef(false);
  useEffect(() => {
    if (link === null || isStarted.current) return;
    isStarted.current = true;
    removeCodeFromAddress();
    active({ Username: link.username, Strcode: link.strcode }).then(
      ({ message }) => setState({ step: 'done', message }),
      (error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error;
        setState({ step: 'failed', message: error.message, username: link.username });
      },
    );
  }, [link, active]);
  return state;
}
