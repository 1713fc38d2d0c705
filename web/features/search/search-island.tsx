import { useEffect, useState } from 'react';
import { searchedCharacters } from '../../../contract/content/searched-characters.ts';
import { api } from '../../lib/api/api.ts';
import { useTrigger } from '../../runtime/use-trigger.ts';
import { SearchDialog } from './search-dialog.tsx';
import type { Find } from './use-search.ts';

const find: Find = async (text) =>
  (await api.homeSlider.suggest({ value: text.slice(0, searchedCharacters) })).data;

/** The search dialog behind every search field of the page (spec 6.14). */
export function SearchIsland() {
  const pressed = useTrigger('[data-search-open]');
  const typed = useFieldTrigger('form[data-search-open], form[data-search-typed]');
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
 * keyboard users, who never press it. Text typed before or after hydration is returned, and stays in the field until the
 * dialog is closed: Enter may come before the dialog has the focus. A submitted form works as without script.
 */
function useFieldTrigger(selector: string): { text: string | null; clear: () => void } {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const take = (typed: HTMLInputElement) => {
      setField(typed);
      setText(typed.value);
    };
    const onTyped = (event: Event) => {
      if (!(event.target instanceof Element) || (event as InputEvent).isComposing) return;
      const typed = event.target.closest(selector)?.querySelector('input');
      if (typed) take(typed);
    };
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.closest(selector) && focused.value !== '')
      take(focused);
    document.addEventListener('input', onTyped);
    return () => document.removeEventListener('input', onTyped);
  }, [selector]);
  const clear = () => {
    if (field !== null) field.value = '';
    setText(null);
  };
  return { text, clear };
}
