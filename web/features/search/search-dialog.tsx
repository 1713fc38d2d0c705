import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import fieldStyles from '../../components/forms/field.module.css';
import { Dialog } from '../../components/overlay/dialog.tsx';
import styles from './search-dialog.module.css';
import { SearchResults } from './search-results.tsx';
import { type Find, useSearch } from './use-search.ts';

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  find: Find;
  /** The text typed before the dialog opened. */
  typed?: string;
};

/** The search of the whole portal: results while typing; the arrow keys and Enter choose (spec 6.14). */
export function SearchDialog({ open, onClose, find, typed = '' }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Buscar" wide top lightDismiss asksFirst={false}>
      <SearchBox find={find} typed={typed} />
    </Dialog>
  );
}

function SearchBox({ find, typed }: { find: Find; typed: string }) {
  const id = useId();
  const [text, setText] = useState(typed);
  const [chosen, setChosen] = useState(0);
  const search = useSearch(text, find);
  const results = search.results ?? [];
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (results.length > 0) setChosen((chosen + step + results.length) % results.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(`${id}-${chosen}`)?.click();
    }
  };
  return (
    <>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          type="search"
          className={classNames(fieldStyles.input, styles.input)}
          role="combobox"
          aria-label="Buscar en todo el portal"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={results.length > 0 ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          enterKeyHint="go"
          data-focus-first
          value={text}
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(typed.length, typed.length)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
        />
      </div>
      <p className={styles.state} role="status">
        {search.sentence}
      </p>
      <SearchResults id={id} results={results} text={text} chosen={chosen} onChoose={setChosen} />
    </>
  );
}
