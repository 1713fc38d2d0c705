import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/overlay/toast.tsx';
import { tabStorage } from '../../../lib/safe-storage.ts';

const key = 'exam.isClockHidden';

export interface ClockHiding {
  isHidden: boolean;
  /**
   * The current text for screen readers. While the clock is hidden, announcements appear in a toast, which is
   * read out too.
   */
  spoken: string;
  toggle(): void;
}

/**
 * Lets a person hide a clock that makes them nervous (spec 8.5). The announcements at half, 10, 5 and 1
 * minute are then shown for a moment.
 */
export function useClockHiding(announcement: string): ClockHiding {
  const toast = useToast();
  const [isHidden, setHidden] = useState(() => tabStorage.read(key) === '1');
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
      tabStorage.write(key, isHidden ? '0' : '1');
      setHidden(!isHidden);
    },
  };
}
