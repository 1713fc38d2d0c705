import type { ReactNode } from 'react';
import { Card } from '../page/card.tsx';
import styles from './form-columns.module.css';

type FormColumnsProps = {
  /** The screen's title with its sentences. */
  head: ReactNode;
  /** A drawing under them, on wide screens. */
  picture: string;
  /** A line under the drawing. */
  foot?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A screen that is one form: what it is for at the left, the form on a card at the right. */
export function FormColumns({ head, picture, foot, children }: FormColumnsProps) {
  return (
    <div className={`wrap page ${styles.columns}`}>
      <div>
        {head}
        <img src={picture} alt="" width="640" height="400" className={styles.picture} data-drawn />
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
      <Card padded>{children}</Card>
    </div>
  );
}
