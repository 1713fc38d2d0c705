import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hereHref, watchUnsavedWork } from '../../components/unsaved/unsaved-work.ts';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { createReadingClock } from './reading-clock.ts';
import { ledgerOf, type ReadingLedger } from './reading-ledger.ts';
import { sendReading, sendUnsentCourses } from './send-reading.ts';
import { usePresence } from './use-presence.ts';

interface ReadingOptions {
  accountId: number;
  username: string;
  courseId: number;
  creditedSeconds: number;
  durationMinutes: number;
  isComplete: boolean;
}

const sendEverySeconds = 10;
const noLedger: ReadingLedger = { read: () => null, keep: () => undefined };

/**
 * Ticks every second while the reader is present. It sends the seconds every few seconds and when the page is
 * left. Of several tabs only the counting one sends, and each continues from what the others have stored.
 */
export function useReadingClock(options: ReadingOptions) {
  const { accountId, username, courseId, creditedSeconds, durationMinutes, isComplete } = options;
  const api = usePlainApi();
  const [clock, setClock] = useState(() => createOf(options, noLedger));
  const state = useSyncExternalStore(clock.subscribe, clock.state, clock.state);
  const presence = usePresence(`reading.${accountId}`, clock.tick, clock.resume);
  const counts = useRef(true);
  useEffect(() => {
    counts.current = presence === 'here' || presence === 'idle';
  }, [presence]);

  useEffect(() => {
    const course = { accountId, courseId, username };
    const opened = createOf(
      { ...course, creditedSeconds, durationMinutes, isComplete },
      ledgerOf(accountId, courseId),
    );
    setClock(opened);
    let isOpen = false;
    async function openOnce() {
      if (isOpen || document.visibilityState === 'hidden') return; // a tab in the background takes nothing from another
      isOpen = true;
      await sendUnsentCourses(api, course);
      await opened.open();
    }
    void openOnce();
    const flush = () => void opened.flush();
    const flushIfCounting = () => counts.current && flush();
    const timer = setInterval(flushIfCounting, sendEverySeconds * 1_000);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
      else void openOnce();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', flush);
    addEventListener('online', flushIfCounting);
    const minutes = { name: 'Minutos de lectura', href: hereHref() };
    const unwatch = watchUnsavedWork({
      work: () => (opened.hasUnsent() && opened.state().failure !== null ? minutes : null),
    });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', flush);
      removeEventListener('online', flushIfCounting);
      unwatch();
    };
  }, [api, accountId, username, courseId, creditedSeconds, durationMinutes, isComplete]);

  return { ...state, presence, signedIn: clock.signedIn };
}

function createOf(options: ReadingOptions, ledger: ReadingLedger) {
  const { accountId, courseId, creditedSeconds, durationMinutes, isComplete } = options;
  return createReadingClock({
    creditedSeconds,
    durationMinutes,
    isComplete,
    ledger,
    send: (seconds) => sendReading(accountId, courseId, seconds),
  });
}
