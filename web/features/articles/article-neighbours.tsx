import type { ArticleRead } from '../../../contract/calls/article.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './article-neighbours.module.css';

export function ArticleNeighbours({ previous, next }: Pick<ArticleRead, 'previous' | 'next'>) {
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbours} aria-label="Más artículos" data-noprint>
      {previous !== null && (
        <a href={`/leerarticulo?id=${previous.id}`}>
          <Icon name="chevron-left" />
          <span>
            <small>Artículo anterior</small>
            {previous.title}
          </span>
        </a>
      )}
      {next !== null && (
        <a href={`/leerarticulo?id=${next.id}`} className={styles.next}>
          <span>
            <small>Artículo siguiente</small>
            {next.title}
          </span>
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
