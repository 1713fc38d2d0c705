import type { SearchResult } from '../../../contract/calls/home-slider.ts';
import { api } from '../../lib/api/api.ts';
import { SearchDialog } from './search-dialog.tsx';
import { useFieldTrigger } from './use-field-trigger.ts';
import type { Find } from './use-search.ts';
import { useTrigger } from './use-trigger.ts';

/** The address of a result. In a list with pages it names the result's page and its anchor. */
const places: Record<SearchResult['type'], (id: number) => string> = {
  Articulo: (id) => `/leerarticulo/?id=${id}`,
  course: (id) => `/leercurso/?id=${id}`,
  Video: (id) => `/vervideo?id=${id}#video-${id}`,
  Ley: (id) => `/leerleyreglamento?id=${id}#ley-${id}`,
  Sistema: (id) => `/lsistemapension#sistema-${id}`,
};

const find: Find = async (text) => {
  const { findObject } = await api.homeSlider.find({ value: text });
  return findObject.map(({ type, id, title }) => ({ type, title, href: places[type](id) }));
};

/** The search dialog behind every search field of the page (spec 6.14). */
export function SearchIsland() {
  const pressed = useTrigger('[data-search-open]');
  const typed = useFieldTrigger('form[data-search-open]');
  const close = () => {
    pressed.close();
    typed.clear();
  };
  const isOpen = pressed.isOpen || typed.text !== null;
  return <SearchDialog open={isOpen} onClose={close} find={find} typed={typed.text ?? ''} />;
}
