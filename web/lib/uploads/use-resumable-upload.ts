import { useEffect, useRef, useState } from 'react';
import type { UploadKind } from '../../../contract/calls/upload.ts';
import type { CallOptions } from '../../../contract/endpoint.ts';
import { ApiRefusal } from '../api/api.ts';
import { usePlainApi } from '../api/api-context.ts';
import { requireSessionOf } from '../api/own-session.ts';
import { loadDialog, useSignInAgain } from '../sign-in/sign-in-again.tsx';
import { watchUnsentWork } from '../unsent-work.ts';
import { sendInParts } from './resumable-upload.ts';
import { type Blocked, pauseForNetwork, retry } from './retry.ts';
import { pace, type SendingPace, sendingWords } from './sending-pace.rules.ts';
import { uploadMemory } from './upload-memory.ts';
import { ofTheFile, type UploadState } from './use-upload.ts';

interface Sending<T> {
  file: File;
  kind: UploadKind;
  /** What the file is for, with its id ('material.7'): the same file for something else is another upload. */
  purpose: string;
  /** What is made of it now does not use it up: it stays remembered, and need not be sent again. */
  isTrial?: boolean;
  /** Makes something of the upload; it may be called again, and answers the same then. */
  use(uploadId: string, options: CallOptions): Promise<T>;
}

/**
 * Sends a large file in parts. A lost network, a portal that restarts and a session that has ended are waited for; a
 * closed page goes on when the same file is chosen again. While it sends, leaving the page asks first. `words` = what is
 * safe while the password is asked for, in a sentence; who does not give it has paused the sending.
 */
export function useResumableUpload(
  accountId: number,
  words: string,
): UploadState & { send<T>(sending: Sending<T>): Promise<T> } {
  const api = usePlainApi();
  const ask = useSignInAgain();
  const [ended, setEnded] = useState<UploadState['ended']>(null);
  const [progress, setProgress] = useState<SendingPace | null>(null);
  const [hold, setHold] = useState<Blocked | null>(null);
  const stop = useRef<AbortController>(null);
  useLeaveQuestion(stop);

  async function send<T>({ file, kind, purpose, isTrial, use }: Sending<T>): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    const memory = uploadMemory(accountId, purpose, file);
    let latest = pace(null, 0, file.size, performance.now());
    const show = (next: SendingPace) => {
      latest = next;
      setProgress(next);
    };
    const patience = {
      signal,
      onBlocked(next: Blocked | null) {
        setHold(next);
        // time that was waited is no measure of how fast it sends
        if (next !== null) show(pace(null, latest.sentBytes, file.size, performance.now()));
      },
      pause: (attempt: number) => pauseForNetwork(attempt, signal),
      signIn: () =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve(), { once: true });
          void ask(words).then((isSignedIn) => (isSignedIn ? resolve() : controller.abort()));
        }),
    };
    void loadDialog(); // a portal may be renewed before a large file has arrived
    setEnded(null);
    show(latest);
    try {
      const id = await sendInParts({
        file,
        kind,
        calls: ownedBy(accountId, api.upload),
        memory,
        patience,
        onProgress: (sent) => show(pace(latest, sent, file.size, performance.now())),
      });
      const make = async () => {
        requireSessionOf(accountId);
        return use(id, { signal });
      };
      const made = await retry(make, patience);
      if (isTrial !== true) memory.forget();
      return made;
    } catch (error) {
      if (signal.aborted) setEnded('paused');
      if (!(error instanceof ApiRefusal)) throw error;
      memory.forget(); // what was refused for good is not gone on with
      throw ofTheFile(error);
    } finally {
      stop.current = null;
      setProgress(null);
      setHold(null);
    }
  }

  return {
    fraction: progress === null ? null : progress.sentBytes / progress.totalBytes,
    detail: progress === null ? undefined : sendingWords(progress),
    hold,
    ended,
    cancel: () => stop.current?.abort(),
    send,
  };
}

/** The calls, each made only while the account is the one that is signed in to this browser (spec 5.5). */
function ownedBy<Calls extends object>(accountId: number, calls: Calls): Calls {
  const guarded = Object.entries(calls).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      requireSessionOf(accountId);
      return call(...given);
    },
  ]);
  return Object.fromEntries(guarded) as Calls;
}

/** A page that sends asks before it is left; a window that is closed takes what it sends with it. */
function useLeaveQuestion(stop: { readonly current: AbortController | null }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (stop.current !== null) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    const stopWatching = watchUnsentWork(() => stop.current !== null);
    return () => {
      removeEventListener('beforeunload', ask);
      stopWatching();
      stop.current?.abort();
    };
  }, [stop]);
}
