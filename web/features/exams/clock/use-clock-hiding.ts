import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/overlay/toast.tsx';

const key = 'exam.isClockHidden';

export interface ClockHiding {
  isHidden: boolean;
  /** What readers hear now; what a hidden clock announces is shown, and read out, as a toast instead. */
  spoken: string;
  toggle(): void;
}

/**
 * Whether the clock is hidden, for whom it makes restless (spec 8.5). What is announced at half, 10, 5 and 1 minute
 * is shown to them for a moment.
 */
export function useClockHiding(announcement: string): ClockHiding {
  const toast = useToast();
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(key) === '1');
  const [spoken, setSpoken] = useState('');
  const taken = useRef('');
  useEffect(() => {
    if (announcement === taken.current) return; // only the clock was hidden or shown
    taken.current = announcement;
    if (!isHidden || announcement === '') setSpoken(announcement);
    else toast({ text: announcement });
  }, [isHidden, announcement, toast]);
  return {
    isHidden,
    spoken,
    toggle() {
      sessionStorage.setItem(key, isHidden ? '0' : '1');
      setHidden(!isHidden);
    },
  };
}
