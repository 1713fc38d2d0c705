import type { ReactNode } from 'react';
import { Callout } from '../../components/display/callout.tsx';
import type { StoredVersion } from './conflict-dialog.tsx';
import styles from './other-version-note.module.css';
import { saverOf } from './saver.ts';

type TheirsNoteProps = {
  theirs: StoredVersion & { title: string };
  /** Where the list of versions is. */
  versionsHref: string;
  /** Their texts. */
  children: ReactNode;
};

/** Stands over the form while one goes on with one's own after another person saved: theirs can be read and copied from. */
export function OtherVersionNote({ theirs, versionsHref, children }: TheirsNoteProps) {
  return (
    <>
      <Callout kind="warn" role="status">
        Cuando guardes, tu texto reemplaza la versión {theirs.version}, de {saverOf(theirs)}; la suya queda en{' '}
        <a href={versionsHref} target="_blank" rel="noreferrer">
          Versiones<span className="sr"> (se abre en otra pestaña)</span>
        </a>
        . Si alguien guarda otra antes que tú, te la mostramos primero.
      </Callout>
      <details className={styles.theirs} open>
        <summary>Lo que guardó {saverOf(theirs)}: puedes copiar de aquí</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.text} aria-label={`Lo que guardó ${saverOf(theirs)}`} tabIndex={0}>
          <p className={styles.title}>{theirs.title}</p>
          {children}
        </section>
      </details>
    </>
  );
}
