import { useEffect, useRef, useState } from 'react';

const stepMilliseconds = 5_000;

/**
 * The server's time in milliseconds since 1970: the time when the page was made plus what has passed on the
 * device since. It is updated every 5 s while `isRunning`. A device with a wrong date does no harm.
 */
export function useServerClock(madeAt: string, isRunning: boolean): number {
  const made = Date.parse(madeAt);
  const [now, setNow] = useState(made);
  const ahead = useRef<number | null>(null);
  useEffect(() => {
    ahead.current ??= Date.now() - made;
    if (!isRunning) return;
    const tick = () => setNow(Date.now() - (ahead.current ?? 0));
    const timer = setInterval(tick, stepMilliseconds);
    return () => clearInterval(timer);
  }, [made, isRunning]);
  return now;
}
