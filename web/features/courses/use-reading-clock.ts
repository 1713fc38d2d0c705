import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Reply } from '../../../contract/endpoint.ts';
import type { users } from '../../../contract/users.ts';
import { ApiRefusal, request } from '../../lib/api.ts';
import { requireSessionOf } from '../../lib/own-session.ts';
import { watchUnsentWork } from '../../lib/unsent-work.ts';
import { createReadingClock, type ReadingLedger } from './reading-clock.ts';
import { type Presence, useReaderPresence } from './use-reader-presence.ts';

interface ReadingOptions {
  accountId: number;
  courseId: number;
  creditedSeconds: number;
  durationMinutes: number;
  isComplete: boolean;
}

const sendEverySeconds = 10;

/** What this browser knows of an account's reading of a course. */
function ledgerOf(accountId: number, courseId: number): ReadingLedger {
  const key = `reading.${accountId}.${courseId}`;
  return {
    total: () => (typeof localStorage === 'undefined' ? 0 : Number(localStorage.getItem(key) ?? 0)),
    keep: (seconds) => localStorage.setItem(key, String(seconds)),
  };
}

/** Users/updatetime; the request outlives the page, so that leaving does not lose the last seconds. */
async function sendReading(accountId: number, courseId: number, seconds: number) {
  requireSessionOf(accountId);
  const input = { CourseId: courseId, UserId: accountId, ReadTime: seconds };
  const response = await request('PUT', 'Users/updatetime', input, { keepalive: true });
  const answer = (await response.json().catch(() => null)) as Reply<typeof users.updateTime> | null;
  if (response.ok && answer !== null) return answer.data;
  const status = response.ok ? 503 : response.status; // an answer that can't be read is no acknowledgement
  throw new ApiRefusal(
    status,
    answer?.message ?? 'El portal no respondió.',
    answer?.descriptionCode ?? 'error',
  );
}

/** Ticks every second while the reader is here, and sends what gathered every few seconds and when the page is left. */
export function useReadingClock(options: ReadingOptions) {
  const { accountId, courseId, creditedSeconds, durationMinutes, isComplete } = options;
  const [clock, setClock] = useState(() => createOf(options, { total: () => 0, keep: () => undefined }));
  const state = useSyncExternalStore(clock.subscribe, clock.state, clock.state);
  const presence: Presence = useReaderPresence(`reading.${accountId}`, clock.tick);

  useEffect(() => {
    const opened = createOf(
      { accountId, courseId, creditedSeconds, durationMinutes, isComplete },
      ledgerOf(accountId, courseId),
    );
    setClock(opened);
    void opened.open();
    const flush = () => void opened.flush();
    const timer = setInterval(flush, sendEverySeconds * 1_000);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    const unwatch = watchUnsentWork(() => opened.hasUnsent() && opened.state().isOffline);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      unwatch();
    };
  }, [accountId, courseId, creditedSeconds, durationMinutes, isComplete]);

  return { ...state, presence, signedIn: clock.signedIn };
}

function createOf(
  { accountId, courseId, creditedSeconds, durationMinutes, isComplete }: ReadingOptions,
  ledger: ReadingLedger,
) {
  return createReadingClock({
    creditedSeconds,
    durationSeconds: durationMinutes * 60,
    isComplete,
    ledger,
    send: (seconds) => sendReading(accountId, courseId, seconds),
  });
}
