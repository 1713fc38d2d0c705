import { useRef, useState } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { noteKind } from './note-kind.ts';
import { ApiRefusal } from './request.ts';

/**
 * Runs one piece of work at a time. A refusal is shown at the bottom of the screen, unless `onRefused` shows it
 * elsewhere.
 */
export function useCall(onRefused?: (message: string) => void) {
  const toast = useToast();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (onRefused) onRefused(error.message);
      else toast({ kind: noteKind(error.icon), text: error.message });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  /** Runs a call, shows its message, and then goes on. */
  const tell = (call: () => Promise<{ message: string }>, after?: () => unknown) =>
    run(async () => {
      const { message } = await call();
      toast({ text: message });
      await after?.();
    });

  return { run, tell, isBusy };
}
