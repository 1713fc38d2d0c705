import { useState } from 'react';
import { ApiRefusal } from './api.ts';
import { useCall } from './use-call.ts';

interface VersionedSave<Input> {
  /** The version that the form was opened with; undefined for a new row. */
  version: number | undefined;
  save(input: Input, version: number | undefined): Promise<void>;
  /** The version that is stored now. */
  latestVersion(): Promise<number>;
}

/** What stopped a save and can be mended with the page as it stands. */
interface Stopped<Input> {
  why: 'stale' | 'session';
  message: string;
  input: Input;
  version: number | undefined;
}

export interface SaveStop {
  /** What the server said when another person saved first; null = it did not happen. */
  staleMessage: string | null;
  needsSignIn: boolean;
  isBusy: boolean;
  dismiss(): void;
  /** Saves one's own text over the other person's. */
  overwrite(): void;
  /** Goes on where the session had ended. */
  signedIn(): void;
}

/**
 * Saving something long: what another person changed meanwhile is not overwritten unasked (409, decisions §1), and a
 * session that has ended asks for the password instead of losing the page (401, decisions §3).
 */
export function useVersionedSave<Input>({ version, save, latestVersion }: VersionedSave<Input>) {
  const [stopped, setStopped] = useState<Stopped<Input> | null>(null);
  const { run, isBusy } = useCall();

  async function attempt(input: Input, against: number | undefined): Promise<void> {
    try {
      await save(input, against);
      setStopped(null);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const isStale = error.status === 409 && against !== undefined;
      if (!isStale && error.status !== 401) throw error;
      setStopped({ why: isStale ? 'stale' : 'session', message: error.message, input, version: against });
    }
  }

  const stop: SaveStop = {
    staleMessage: stopped?.why === 'stale' ? stopped.message : null,
    needsSignIn: stopped?.why === 'session',
    isBusy,
    dismiss: () => setStopped(null),
    overwrite: () => void (stopped && run(async () => attempt(stopped.input, await latestVersion()))),
    signedIn: () => void (stopped && run(() => attempt(stopped.input, stopped.version))),
  };
  return { submit: (input: Input) => attempt(input, version), stop };
}
