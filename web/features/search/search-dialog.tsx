import { type KeyboardEvent, useId, useState } from 'react';
import { wordFinder } from '../../../contract/search/found-words.ts';
import type { SearchResult } from '../../../contract/slider/calls.ts';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { KindTag } from '../../lib/page/kind-tag.tsx';
import { foundLink } from '../../runtime/found-link.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-dialog.module.css';
import { hrefOf, isUntreated, resultsHref } from './search-places.ts';
import { type Find, useSearch } from './use-search.ts';

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  find: Find;
  /** The text typed before the dialog opened. */
  typed?: string;
  /** A change empties the field. */
  boxKey?: string;
};

/**
 * The search of the whole portal, with results while typing. The arrow keys choose one; Enter opens it, or the page of
 * all results (spec 6.14).
 */
export function SearchDialog({ open, onClose, find, typed = '', boxKey }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Buscar" wide top lightDismiss isEarly asksFirst={false}>
      <SearchBox key={boxKey} find={find} typed={typed} />
    </Dialog>
  );
}

const none = -1;

function SearchBox({ find, typed }: { find: Find; typed: string }) {
  const id = useId();
  const [text, setText] = useState(typed);
  const [chosen, setChosen] = useState(none);
  const { results = [], sentence } = useSearch(text, find);
  const isEnough = text.trim().length > 1;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? chosen + 1 : Math.max(chosen, 0) - 1;
      if (results.length > 0) setChosen((next + results.length) % results.length);
    } else if (event.key === 'Enter') {
      const row = document.getElementById(`${id}-${chosen}`);
      if (row !== null || !isEnough) event.preventDefault();
      row?.click();
    }
  };
  return (
    <>
      <form action="/buscar" aria-label="Buscar en todo el portal" className={styles.box}>
        <Icon name="search" />
        <input
          type="text"
          inputMode="search"
          name="search"
          className={classNames(fieldStyles.input, styles.input)}
          role="combobox"
          aria-label="Buscar en todo el portal"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === none ? undefined : `${id}-${chosen}`}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="search"
          data-focus-first
          value={text}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(typed.length, typed.length)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(none);
          }}
        />
      </form>
      <p className={styles.state} role="status">
        {sentence}
      </p>
      <SearchResults id={id} results={results} text={text} chosen={chosen} onChoose={setChosen} />
      {results.length > 0 && (
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> para elegir <kbd>Enter</kbd> para abrir <kbd>Esc</kbd> para cerrar
        </p>
      )}
      {isEnough && (
        <a className={styles.all} href={resultsHref(text.trim())}>
          Ver todos los resultados
        </a>
      )}
    </>
  );
}

type SearchResultsProps = {
  /** The list has the id `{id}-list`, its rows `{id}-0`, `{id}-1`… */
  id: string;
  results: readonly SearchResult[];
  text: string;
  chosen: number;
  onChoose: (index: number) => void;
};

/** The results, each a link. The chosen one is marked visually and for screen readers. */
function SearchResults({ id, results, text, chosen, onChoose }: SearchResultsProps) {
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
          className={classNames(result.answer !== undefined && styles.answer)}
          onFocus={() => onChoose(index)}
          {...foundLink(text, result)}
        >
          <KindTag kind={result.type} className={styles.type} />
          <span>
            {isUntreated(result) ? (
              <b>Esto no lo tratamos: {result.title}</b>
            ) : (
              <MarkedText text={result.title} find={find} />
            )}
            {result.answer !== undefined && (
              <small className={styles.text}>
                {isUntreated(result) && 'Dónde preguntar: '}
                <MarkedText text={result.answer} find={find} />
              </small>
            )}
          </span>
          <Icon name="chevron-right" />
        </a>
      ))}
    </div>
  );
}
