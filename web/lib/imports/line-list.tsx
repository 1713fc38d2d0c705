import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import styles from './line-list.module.css';

/** The lines of a parsed file or pasted list, in a scroll area. */
export function LineList({ children, ...area }: ComponentPropsWithRef<typeof ScrollArea>) {
  return (
    <ScrollArea {...area} className={styles.frame}>
      <ul className={styles.lines}>{children}</ul>
    </ScrollArea>
  );
}

type LineItemProps = {
  /** From 1; null = the whole file. */
  line: number | null;
  /** The outcome of the line. */
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
