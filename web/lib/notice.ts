import { useEffect } from 'react';
import { useToast } from '../components/toast.tsx';

const key = 'portal.notice';

/** Keeps what a form achieved for the screen that comes after it. */
export function keepNotice(message: string): void {
  sessionStorage.setItem(key, message);
}

/** Shows once what the form before achieved. */
export function useNotice(): void {
  const toast = useToast();
  useEffect(() => {
    const message = sessionStorage.getItem(key);
    if (message === null) return;
    sessionStorage.removeItem(key);
    toast({ text: message });
  }, [toast]);
}
