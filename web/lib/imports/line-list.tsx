import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import styles from './line-list.module.css';

/** What was understood of a file or of a pasted list, line by line; it scrolls by itself. */
export function LineList({ children, ...area }: ComponentPropsWithRef<typeof ScrollArea>) {
  return (
    <ScrollArea {...area} className={styles.frame}>
      <ul className={styles.lines}>{children}</ul>
    </ScrollArea>
  );
}

type LineItemProps = {
  /** Counted from 1; null = all of the file. */
  line: number | null;
  /** What becomes of the line. */
  tag: ReactNode;
  children: ReactNode;
};

export function LineItem({ line, tag, children }: LineItemProps) {
  return (
    <li>
      <span className={styles.line}>{line === null ? 'Archivo' : `Línea ${line}`}</span>
      <div>{children}</div>
      {tag}
    </li>
  );
}
