import type { ArticleRead } from '../../../contract/article.ts';
import { Note } from '../../components/note.tsx';
import { stateInWords } from './article-state.tsx';
import styles from './unpublished-note.module.css';

/** Told to administrators over an article that readers don't see; they alone are ever served one. */
export function UnpublishedNote({ article }: { article: ArticleRead }) {
  if (article.published) return null;
  return (
    <Note kind="warn" icon="eye" className={styles.note} data-noprint>
      {stateInWords(article)}: solo lo ven los administradores.{' '}
      <a href={`/editarticle?id=${article.id}`}>Editar</a>
    </Note>
  );
}
