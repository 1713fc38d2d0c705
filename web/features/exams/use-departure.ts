import { useEffect, useState } from 'react';

/** Goes to `href` after so many seconds, unless the reader chooses to stay (`secondsLeft` is null then). */
export function useDeparture(href: string, seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(seconds);
  useEffect(() => {
    if (secondsLeft === null) return;
    if (secondsLeft === 0) {
      location.assign(href);
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, href]);
  return { secondsLeft, stay: () => setSecondsLeft(null) };
}
