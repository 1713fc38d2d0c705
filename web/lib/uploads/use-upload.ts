import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../../contract/endpoint.ts';
import { ApiRefusal } from '../api/request.ts';
import type { Blocked } from './retry.ts';

export interface UploadState {
  /** From 0 to 1; null = there is no upload. */
  fraction: number | null;
  /** Bytes and time, shown beside the percentage. */
  detail?: string | undefined;
  /** Why the upload waits; it resumes by itself. */
  blocked?: Blocked | null;
  /**
   * How the last try ended: stopped ('paused' = the sent parts are kept), or without network. The file is still chosen.
   */
  ended: 'stopped' | 'paused' | 'offline' | null;
  cancel(): void;
}

/**
 * Sends a file and tracks its progress: `upload.send((options) => api.media.add(input, options))`. A refusal
 * of the file without a field name becomes an error of the field `file`.
 */
export function useUpload(): UploadState & {
  send<T>(call: (options: CallOptions) => Promise<T>): Promise<T>;
} {
  const [fraction, setFraction] = useState<number | null>(null);
  const [ended, setEnded] = useState<UploadState['ended']>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []); // closing the dialog aborts its upload

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

/** Turns a refusal of the file without a field name into one of the field `file`. */
export function ofTheFile(refusal: ApiRefusal): ApiRefusal {
  if (refusal.errors.length > 0 || !fileStatuses.includes(refusal.status)) return refusal;
  const { status, message, icon } = refusal;
  return new ApiRefusal(status, message, icon, [{ field: 'file', message }]);
}
