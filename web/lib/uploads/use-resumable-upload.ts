import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../../contract/endpoint.ts';
import type { UploadKind } from '../../../contract/uploads/calls.ts';
import { guardUnsavedChanges, hereHref } from '../../components/unsaved/unsaved-changes.ts';
import { usePlainApi } from '../api/api-context.ts';
import { requireSessionOf } from '../api/own-session.ts';
import { ApiRefusal } from '../api/request.ts';
import { loadDialog, useSignInAgain } from '../sign-in/sign-in-again.tsx';
import { sendInParts } from './resumable-upload.ts';
import { type Blocked, pauseForNetwork, retry } from './retry.ts';
import { uploadMemory } from './upload-memory.ts';
import { pace, type UploadPace, uploadPaceText } from './upload-pace.rules.ts';
import { ofTheFile, type UploadState } from './use-upload.ts';

interface Sending<T> {
  file: File;
  kind: UploadKind;
  /** The purpose of the file, with an id ('material.7'): the same file for another purpose is another upload. */
  purpose: string;
  /** True if the call does not consume the upload, which stays remembered. */
  isTrial?: boolean;
  /** Uses the upload. A repeated call returns the same result. */
  use(uploadId: string, options: CallOptions): Promise<T>;
}

/**
 * Uploads a large file in parts. It waits for a lost network, a restarting portal and an ended session; after
 * a closed page it resumes when the same file is chosen again. During an upload, leaving the page asks first.
 * `words` is a sentence about what is safe while the password is asked for; refusing to give it pauses the
 * upload.
 */
export function useResumableUpload(
  accountId: number,
  words: string,
): UploadState & { send<T>(sending: Sending<T>): Promise<T> } {
  const api = usePlainApi();
  const ask = useSignInAgain();
  const [ended, setEnded] = useState<UploadState['ended']>(null);
  const [progress, setProgress] = useState<UploadPace | null>(null);
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const stop = useRef<AbortController>(null);
  useLeaveConfirmation(stop);

  async function send<T>({ file, kind, purpose, isTrial, use }: Sending<T>): Promise<T> {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    const memory = uploadMemory(accountId, purpose, file);
    let latest = pace(null, 0, file.size, performance.now());
    const show = (next: UploadPace) => {
      latest = next;
      setProgress(next);
    };
    const policy = {
      signal,
      onBlocked(next: Blocked | null) {
        setBlocked(next);
        // waiting time does not count for the speed
        if (next !== null) show(pace(null, latest.sentBytes, file.size, performance.now()));
      },
      pause: (attempt: number) => pauseForNetwork(attempt, signal),
      signIn: () =>
        new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve(), { once: true });
          void ask(words).then((isSignedIn) => (isSignedIn ? resolve() : controller.abort()));
        }),
    };
    void loadDialog(); // a new build may be deployed before a large file has arrived
    setEnded(null);
    show(latest);
    try {
      const id = await sendInParts({
        file,
        kind,
        calls: forAccount(accountId, api.upload),
        memory,
        policy,
        onProgress: (sent) => show(pace(latest, sent, file.size, performance.now())),
      });
      const make = async () => {
        requireSessionOf(accountId);
        return use(id, { signal });
      };
      const made = await retry(make, policy);
      if (isTrial !== true) memory.forget();
      return made;
    } catch (error) {
      if (signal.aborted) setEnded('paused');
      if (!(error instanceof ApiRefusal)) throw error;
      memory.forget(); // a refused upload is not resumed
      throw ofTheFile(error);
    } finally {
      stop.current = null;
      setProgress(null);
      setBlocked(null);
    }
  }

  return {
    fraction: progress === null ? null : progress.sentBytes / progress.totalBytes,
    detail: progress === null ? undefined : uploadPaceText(progress),
    blocked,
    ended,
    cancel: () => stop.current?.abort(),
    send,
  };
}

/** The calls, each refused if another account has signed in to this browser (spec 5.5). */
function forAccount<Calls extends object>(accountId: number, calls: Calls): Calls {
  const guarded = Object.entries(calls).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      requireSessionOf(accountId);
      return call(...given);
    },
  ]);
  return Object.fromEntries(guarded) as Calls;
}

/** Makes an uploading page ask before it is left. Closing its dialog aborts the upload. */
function useLeaveConfirmation(stop: { readonly current: AbortController | null }): void {
  useEffect(() => {
    const work = { name: 'Un archivo que se está enviando', href: hereHref() };
    const stopGuarding = guardUnsavedChanges({ work: () => (stop.current !== null ? work : null) });
    return () => {
      stopGuarding();
      stop.current?.abort();
    };
  }, [stop]);
}
