import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** The address of a drawing, chosen for what is missing. */
  image: string;
  title: ReactNode;
  /** One sentence: what is missing or, after an error, what is safe. */
  children: ReactNode;
  actions?: ReactNode;
  /** A line under the buttons: the code of an error. */
  hint?: ReactNode;
  /** The level of the title; 1 where this is the whole page. */
  level?: 1 | 2;
};

/** An empty list or an error: a drawing, a sentence and the next step. */
export function EmptyState({ image, title, children, actions, hint, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.blank}>
      <img src={image} alt="" width="330" height="206" data-drawn />
      <Title>{title}</Title>
      <p>{children}</p>
      {actions && <div className="row">{actions}</div>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
