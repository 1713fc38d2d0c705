import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import styles from './search-dialog.module.css';
import { markFound } from './search-marks.rules.ts';
import type { SearchResult } from './use-search.ts';

type SearchResultsProps = {
  /** The list has the id `{id}-list`, its rows `{id}-0`, `{id}-1`… */
  id: string;
  results: readonly SearchResult[];
  text: string;
  chosen: number;
  onChoose: (index: number) => void;
};

/** What a reader calls the kinds of the wire. */
const kinds: Record<string, string> = {
  Articulo: 'Artículo',
  course: 'Curso',
  Sistema: 'Sistema de pensiones',
};

/** The results, each a link. The chosen one is marked visually and for screen readers. */
export function SearchResults({ id, results, text, chosen, onChoose }: SearchResultsProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Resultados" className={styles.results}>
      {results.map((result, index) => (
        <a
          key={`${result.type} ${result.href}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          href={result.href}
          onPointerMove={() => index !== chosen && onChoose(index)}
          onFocus={() => onChoose(index)}
        >
          <Tag kind={result.type === 'Articulo' ? 'info' : 'plain'} className={styles.type}>
            {kinds[result.type] ?? result.type}
          </Tag>
          <span>
            {markFound(result.title, text).map((part) =>
              part.isFound ? <mark key={part.start}>{part.text}</mark> : part.text,
            )}
          </span>
          <Icon name="chevron-right" />
        </a>
      ))}
    </div>
  );
}
