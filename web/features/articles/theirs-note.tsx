import type { ArticleToEdit } from '../../../contract/article.ts';
import { Note } from '../../components/note.tsx';
import { Prose } from '../../components/prose.tsx';
import { saverOf } from './article-side.ts';
import styles from './theirs-note.module.css';

/** Stands over the form while one goes on with one's own after another person saved: theirs can be read and copied from. */
export function TheirsNote({ theirs }: { theirs: ArticleToEdit }) {
  return (
    <>
      <Note kind="warn" role="status">
        Cuando guardes, tu texto reemplaza la versión {theirs.version}, de {saverOf(theirs)}; la suya queda en{' '}
        <a href={`/revisiones?id=${theirs.id}`} target="_blank" rel="noreferrer">
          Versiones<span className="sr"> (se abre en otra pestaña)</span>
        </a>
        . Si alguien guarda otra antes que tú, te la mostramos primero.
      </Note>
      <details className={styles.theirs} open>
        <summary>Lo que guardó {saverOf(theirs)}: puedes copiar de aquí</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section className={styles.text} aria-label={`Lo que guardó ${saverOf(theirs)}`} tabIndex={0}>
          <p className={styles.title}>{theirs.title}</p>
          <Prose html={theirs.description} />
        </section>
      </details>
    </>
  );
}
