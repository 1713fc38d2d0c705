import { type ReactNode, useEffect, useRef } from 'react';
import { useDialogDone } from './dialog.tsx';

/**
 * The heading of a new step in a dialog. It takes the focus, since the button that led here is gone. With `isDone`
 * everything is saved, and closing asks nothing.
 */
export function DialogStep({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  useDialogDone(isDone);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      {children}
    </div>
  );
}
