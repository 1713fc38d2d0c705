import type { ReactNode } from 'react';
import { classNames } from '../display/class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  kind?: 'text' | 'title' | 'button' | 'cover' | 'picture' | 'thumb';
  width?: 'full' | 'most' | 'half' | 'short';
  className?: string;
};

/** The grey place of something that is still loading, as large as it will be. */
export function Skeleton({ kind = 'text', width = 'full', className }: SkeletonProps) {
  return <div className={classNames(styles.bone, styles[kind], styles[width], className)} />;
}

/** Holds skeletons: says once that something loads ('Cargando los cursos') and hides the grey from readers. */
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
