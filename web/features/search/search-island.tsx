import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchedCharacters } from './search-places.ts';
import { useFieldTrigger } from './use-field-trigger.ts';
import type { Find } from './use-search.ts';
import { useTrigger } from './use-trigger.ts';

const find: Find = async (text) =>
  (await api.homeSlider.find({ value: text.slice(0, searchedCharacters) })).findObject;

/** The search dialog behind every search field of the page (spec 6.14). */
export function SearchIsland() {
  const pressed = useTrigger('[data-search-open]');
  const typed = useFieldTrigger('form[data-search-open]');
  const [searches, setSearches] = useState(0);
  const close = () => {
    pressed.close();
    typed.clear();
    setSearches((before) => before + 1);
  };
  const isOpen = pressed.isOpen || typed.text !== null;
  return (
    <SearchDialog
      open={isOpen}
      onClose={close}
      find={find}
      typed={typed.text ?? ''}
      boxKey={`${searches} ${typed.text === null ? 'pressed' : 'typed'}`}
    />
  );
}
