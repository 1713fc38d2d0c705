import { type ReactNode, useEffect, useRef } from 'react';

/** What a new step of a window begins with: it takes the focus, since the button that led here is gone. */
export function DialogStep({ children }: { children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      {children}
    </div>
  );
}
