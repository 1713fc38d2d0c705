import { useEffect, useState } from 'react';

/** Opens `href` after the given seconds, unless the reader chooses to stay (then `secondsLeft` is null). */
export function useAutoRedirect(href: string, seconds: number) {
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
