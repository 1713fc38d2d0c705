import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a new step in a dialog. It takes the focus, since the button that led here is gone. */
export function DialogStep({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      {children}
    </div>
  );
}
