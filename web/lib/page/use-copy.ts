import { useToast } from '../../components/overlay/toast.tsx';

/** Copies a text and says so; if the browser refuses, `refused` selects it, ready for Ctrl+C. */
export function useCopy() {
  const toast = useToast();
  return async (text: string, done: string, refused: () => void): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: done });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      refused();
      toast({ kind: 'wait', text: 'Tu navegador no dejó copiarlo. Está marcado: cópialo con Ctrl+C.' });
    }
  };
}
