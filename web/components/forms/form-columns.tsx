import type { ReactNode } from 'react';
import { Card } from '../page/card.tsx';
import styles from './form-columns.module.css';

type FormColumnsProps = {
  head: ReactNode;
  /** A drawing under the title, on wide screens. */
  image: string;
  /** A line under the drawing. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen that consists of one form: its purpose at the left, the form on a card at the right. */
export function FormColumns({ head, image, foot, children }: FormColumnsProps) {
  return (
    <div className={`wrap page ${styles.columns}`}>
      <div>
        {head}
        <img src={image} alt="" width="640" height="400" className={styles.picture} data-drawn />
        {foot && <p className={styles.foot}>{foot}</p>}
      </div>
      <Card padded>{children}</Card>
    </div>
  );
}
