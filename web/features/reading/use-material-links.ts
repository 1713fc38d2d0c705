import { useCallback, useEffect, useRef, useState } from 'react';
import { documentLinkSeconds } from '../../../contract/constants.ts';
import type { CourseFileLinks } from '../../../contract/material/calls.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';

export interface MaterialLinks {
  of(fileId: number): CourseFileLinks | undefined;
  /** Requests new links. It rejects with the refusals of Course/GetFileLinks. */
  renew(): Promise<readonly CourseFileLinks[]>;
}

const staleAfterMilliseconds = (documentLinkSeconds * 1000) / 2;
const lookEveryMilliseconds = 60_000;

/** The signed addresses of a course's material, renewed before they expire while the page is visible. */
export function useMaterialLinks(courseId: number, given: readonly CourseFileLinks[]): MaterialLinks {
  const api = usePlainApi();
  const [links, setLinks] = useState(given);
  const madeAt = useRef({ tick: 0, date: 0 });
  const hasLinks = given.length > 0;

  const renew = useCallback(async () => {
    const { data } = await api.course.getFileLinks({ courseId });
    madeAt.current = now();
    setLinks(data);
    return data;
  }, [api, courseId]);
  useEffect(() => {
    madeAt.current = now();
    if (!hasLinks) return;
    const look = () => {
      if (document.visibilityState === 'hidden' || !isStale(madeAt.current)) return;
      renew().catch((error: unknown) => {
        if (!(error instanceof ApiRefusal)) throw error; // a press on the material reports the error
      });
    };
    const timer = setInterval(look, lookEveryMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [renew, hasLinks]);

  return { of: (fileId) => links.find((each) => each.fileId === fileId), renew };
}

/**
 * The clock that moved further counts: the monotonic one stands still while a device sleeps, the other jumps
 * when it is set.
 */
const isStale = (made: { tick: number; date: number }) =>
  Math.max(now().tick - made.tick, now().date - made.date) > staleAfterMilliseconds;

const now = () => ({ tick: performance.now(), date: Date.now() });
