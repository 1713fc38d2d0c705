import { useEffect } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';

const key = 'portal.notice';

/** What a form achieved, and what could be done next. */
interface Notice {
  text: string;
  next?: { label: string; href: string };
}

/** Keeps what a form achieved for the screen that comes after it. */
export function keepNotice(text: string, next?: Notice['next']): void {
  const notice: Notice = next === undefined ? { text } : { text, next };
  sessionStorage.setItem(key, JSON.stringify(notice));
}

/** Shows once what the form before achieved. */
export function useNotice(): void {
  const toast = useToast();
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return;
    sessionStorage.removeItem(key);
    const { text, next } = JSON.parse(kept) as Notice;
    toast({
      text,
      ...(next && { action: { label: next.label, onPress: () => location.assign(next.href) } }),
    });
  }, [toast]);
}
