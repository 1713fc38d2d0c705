import { useEffect, useState } from 'react';
import { useToast } from '../../components/toast.tsx';

const key = 'exam.isClockHidden';

export interface ClockHiding {
  isHidden: boolean;
  toggle(): void;
}

/**
 * Whether the clock is hidden, for whom it makes restless (lesson 42). What is announced at half, 10, 5 and 1 minute
 * is shown to them for a moment.
 */
export function useClockHiding(announcement: string): ClockHiding {
  const toast = useToast();
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(key) === '1');
  useEffect(() => {
    if (isHidden && announcement !== '') toast({ text: announcement });
  }, [isHidden, announcement, toast]);
  return {
    isHidden,
    toggle() {
      sessionStorage.setItem(key, isHidden ? '0' : '1');
      setHidden(!isHidden);
    },
  };
}
