import type { ReactNode } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import { ScrollArea } from '../../components/display/scroll-area.tsx';
import styles from './other-version-note.module.css';
import { authorOf, type StoredVersion } from './version-author.ts';

type OtherVersionNoteProps = {
  otherVersion: StoredVersion & { title: string };
  versionsHref: string;
  children: ReactNode;
};

/**
 * The other person's version, shown above the form while the writer continues with their own, to be read and copied
 * from.
 */
export function OtherVersionNote({ otherVersion, versionsHref, children }: OtherVersionNoteProps) {
  return (
    <>
      <Callout kind="warn" role="status">
        Cuando guardes, tu texto reemplaza la versión {otherVersion.version}, de {authorOf(otherVersion)}; la
        suya queda en{' '}
        <a href={versionsHref} target="_blank" rel="noreferrer">
          Versiones<span className="sr"> (se abre en otra pestaña)</span>
        </a>
        . Si alguien guarda otra antes que tú, te la mostramos primero.
      </Callout>
      <details className={styles.theirs} open>
        <summary>Lo que guardó {authorOf(otherVersion)}: puedes copiar de aquí</summary>
        <ScrollArea className={styles.text} label={`Lo que guardó ${authorOf(otherVersion)}`}>
          <p className={styles.title}>{otherVersion.title}</p>
          {children}
        </ScrollArea>
      </details>
    </>
  );
}
