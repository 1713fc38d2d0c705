import type { ReactNode } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import styles from './unpublished-note.module.css';

/** Told to administrators over something that readers don't see; they alone are ever served it. */
export function UnpublishedNote({ editHref, children }: { editHref: string; children: ReactNode }) {
  return (
    <Callout kind="warn" icon="eye" className={styles.note} data-noprint>
      {children} <a href={editHref}>Editar</a>
    </Callout>
  );
}
