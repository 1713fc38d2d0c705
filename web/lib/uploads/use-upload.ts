import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../../contract/endpoint.ts';
import { ApiRefusal } from '../api/api.ts';
import type { Blocked } from './retry.ts';

/** How the sending of a file stands; a field shows it. */
export interface UploadState {
  /** From 0 to 1; null = nothing is being sent. */
  fraction: number | null;
  /** Bytes and time, beside the percentage. */
  detail?: string | undefined;
  /** Why it does not go on at the moment; it will by itself. */
  hold?: Blocked | null;
  /**
   * How the last try ended without being done: it was stopped ('paused' = what came is kept), or the network was gone.
   * The file is still chosen.
   */
  ended: 'stopped' | 'paused' | 'offline' | null;
  cancel(): void;
}

/**
 * Sends a file and tells how far it has come: `upload.send((options) => api.media.add(input, options))`. What the server
 * refuses of the file itself, without naming a field, is said of the field `file`.
 */
export function useUpload(): UploadState & {
  send<T>(call: (options: CallOptions) => Promise<T>): Promise<T>;
} {
  const [fraction, setFraction] = useState<number | null>(null);
  const [ended, setEnded] = useState<UploadState['ended']>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []); // a window that is closed takes what it sends with it

  async function send<T>(call: (options: CallOptions) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    stop.current = controller;
    setEnded(null);
    setFraction(0);
    try {
      return await call({ signal: controller.signal, onProgress: setFraction });
    } catch (error) {
      if (controller.signal.aborted) setEnded('stopped');
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 0) setEnded('offline');
      throw ofTheFile(error);
    } finally {
      setFraction(null);
    }
  }

  return { fraction, ended, cancel: () => stop.current?.abort(), send };
}

const fileStatuses = [400, 413, 415];

/** A refusal of the file itself that names no field, as one of the field `file`. */
export function ofTheFile(refusal: ApiRefusal): ApiRefusal {
  if (refusal.errors.length > 0 || !fileStatuses.includes(refusal.status)) return refusal;
  const { status, message, icon } = refusal;
  return new ApiRefusal(status, message, icon, [{ field: 'file', message }]);
}
