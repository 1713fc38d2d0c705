import { useEffect, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SearchDialog } from './search-dialog.tsx';
import { searchedCharacters } from './search-places.ts';
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

/**
 * Opens a dialog when a person types into the field of a form that matches `selector` anywhere on the page, for
 * keyboard users, who never press it. Text typed before or after hydration is moved out of the field and returned. A
 * submitted form works as without script.
 */
function useFieldTrigger(selector: string): { text: string | null; clear: () => void } {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const take = (field: HTMLInputElement) => {
      const written = field.value;
      setText((before) => (before ?? '') + written); // a key may come before the dialog takes over
      field.value = '';
    };
    const onTyped = (event: Event) => {
      if (!(event.target instanceof Element) || (event as InputEvent).isComposing) return;
      const field = event.target.closest(selector)?.querySelector('input');
      if (!field) return;
      take(field);
    };
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.closest(selector) && focused.value !== '')
      take(focused);
    document.addEventListener('input', onTyped);
    return () => document.removeEventListener('input', onTyped);
  }, [selector]);
  return { text, clear: () => setText(null) };
}
