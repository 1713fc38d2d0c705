import { lawHref } from '../../../contract/laws/anchors.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import type { SearchKind, SearchResult } from '../../../contract/slider/calls.ts';
import { answerHref, factHref, subjectHref } from '../../../contract/subjects/answer-places.ts';
import { termHref } from '../../../contract/terms/mark-terms.ts';

interface Place {
  /** The plural noun. */
  many: string;
  /** The address of a row. In a paged list it names the row's page and anchor. */
  hrefOf(id: number, anchor: string | undefined): string;
}

/** The kinds of hits, as readers see them. */
export const searchPlaces: Record<SearchKind, Place> = {
  Articulo: { many: 'Artículos', hrefOf: (id) => `/leerarticulo/?id=${id}` },
  course: { many: 'Cursos', hrefOf: (id) => `/leercurso/?id=${id}` },
  Video: { many: 'Videos', hrefOf: (id) => `/vervideo?id=${id}#video-${id}` },
  Ley: {
    many: 'Leyes',
    hrefOf: (id, anchor) => {
      const page = /^pagina-(\d+)$/.exec(anchor ?? '')?.[1];
      if (anchor !== undefined && page === undefined) return lawHref(id, anchor === '' ? {} : { anchor });
      return `/leerleyreglamento?id=${id}${page === undefined ? '' : `&pagina=${page}`}#ley-${id}`;
    },
  },
  Sistema: {
    many: 'Sistema de pensiones',
    hrefOf: (id) => `/lsistemapension?id=${id}`,
  },
  Dato: { many: 'Datos del país', hrefOf: (_, name = '') => factHref(name) },
  Calculadora: {
    many: 'Calculadoras',
    hrefOf: (id) => `/calculadoras/${calculatorNames[id - 1] ?? ''}`,
  },
  Respuesta: { many: 'Respuestas', hrefOf: answerHref },
  Tema: { many: 'Temas', hrefOf: subjectHref },
  Termino: { many: 'Glosario', hrefOf: termHref },
  Ruta: { many: 'Rutas', hrefOf: (id) => `/ruta?id=${id}` },
  Pagina: { many: 'Páginas del portal', hrefOf: () => '/' },
  NoTratado: { many: 'No lo tratamos', hrefOf: () => '/contact' },
  Material: { many: 'Material de tus cursos', hrefOf: (id) => `/leermodulos?id=${id}#material` },
};

const isContent = (type: SearchResult['type']): type is SearchKind => type in searchPlaces;

type Placed = Pick<SearchResult, 'type' | 'id' | 'anchor' | 'href'>;

export function hrefOf({ type, id, anchor, href }: Placed): string {
  if (href !== undefined) return href;
  return isContent(type) ? searchPlaces[type].hrefOf(id, anchor) : `/persona?id=${id}`;
}

export const resultsHref = (search: string, more: Record<string, string> = {}): string =>
  `/buscar?${new URLSearchParams({ search, ...more })}`;

/** True for a thing that the portal does not treat: it is answered with where to ask (spec 6.14). */
export const isUntreated = ({ type }: { type: string }): boolean => type === 'NoTratado';
