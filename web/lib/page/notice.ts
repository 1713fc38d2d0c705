import { useEffect } from 'react';
import { useToast } from '../../components/overlay/toast.tsx';
import { tabStorage } from '../safe-storage.ts';

const key = 'portal.notice';

/** The success message of a form, and the next action offered. */
interface Notice {
  text: string;
  next?: { label: string; href: string };
}

/** Stores the success message of a form for the screen that follows. */
export function storeNotice(text: string, next?: Notice['next']): void {
  const notice: Notice = next === undefined ? { text } : { text, next };
  tabStorage.write(key, JSON.stringify(notice));
}

/** Shows the stored success message, once. */
export function useNotice(): void {
  const toast = useToast();
  useEffect(() => {
    const stored = tabStorage.read(key);
    if (stored === null) return;
    tabStorage.forget(key);
    const { text, next } = JSON.parse(stored) as Notice;
    toast({
      text,
      ...(next && { action: { label: next.label, onPress: () => location.assign(next.href) } }),
    });
  }, [toast]);
}
