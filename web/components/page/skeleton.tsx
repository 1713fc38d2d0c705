import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  kind?: 'text' | 'title' | 'button' | 'cover' | 'picture' | 'thumb';
  width?: 'full' | 'most' | 'half' | 'short';
  className?: string;
};

/** A grey placeholder, as large as the content that is still loading. */
export function Skeleton({ kind = 'text', width = 'full', className }: SkeletonProps) {
  return <div className={classNames(styles.bone, styles[kind], styles[width], className)} />;
}

/**
 * Wraps skeletons: announces once that something loads ('Cargando los cursos') and hides the grey shapes from
 * screen readers.
 */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {label}
      </p>
      <div className={styles.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
