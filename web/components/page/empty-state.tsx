import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type BlankProps = {
  /** The address of a drawing, chosen for what is missing. */
  picture: string;
  title: ReactNode;
  /** One sentence: what is (not) there, and for an error what is safe. */
  children: ReactNode;
  /** The next step: a button or two. */
  actions?: ReactNode;
  /** A line under the buttons: the code of an error. */
  hint?: ReactNode;
  /** The title's level; 1 where it is the whole page. */
  level?: 1 | 2;
};

/** Nothing here yet, or something went wrong: a drawing, a sentence and the next step. */
export function EmptyState({ picture, title, children, actions, hint, level = 2 }: BlankProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.blank}>
      <img src={picture} alt="" width="330" height="206" data-drawn />
      <Title>{title}</Title>
      <p>{children}</p>
      {actions && <div className="row">{actions}</div>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
