import type { ReactNode } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import styles from './unpublished-note.module.css';

/** A note for administrators on unpublished content; only they are served it. */
export function UnpublishedNote({ editHref, children }: { editHref: string; children: ReactNode }) {
  return (
    <Callout kind="warn" icon="eye" className={styles.note} data-noprint>
      {children} <a href={editHref}>Editar</a>
    </Callout>
  );
}
