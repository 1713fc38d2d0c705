import type { SearchResult } from '../../../contract/calls/home-slider.ts';
import { wordFinder } from '../../../contract/content/found-words.ts';
import { Icon } from '../../components/display/icon.tsx';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './search-dialog.module.css';
import { hrefOf } from './search-places.ts';

type SearchResultsProps = {
  /** The list has the id `{id}-list`, its rows `{id}-0`, `{id}-1`… */
  id: string;
  results: readonly SearchResult[];
  text: string;
  chosen: number;
  onChoose: (index: number) => void;
};

/** The results, each a link. The chosen one is marked visually and for screen readers. */
export function SearchResults({ id, results, text, chosen, onChoose }: SearchResultsProps) {
  const find = wordFinder(text);
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Resultados" className={styles.results}>
      {results.map((result, index) => (
        <a
          key={`${hrefOf(result)} ${result.id} ${result.title}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          href={hrefOf(result)}
          onFocus={() => onChoose(index)}
        >
          <KindTag kind={result.type} className={styles.type} />
          <span>
            <MarkedText text={result.title} find={find} />
          </span>
          <Icon name="chevron-right" />
        </a>
      ))}
    </div>
  );
}
