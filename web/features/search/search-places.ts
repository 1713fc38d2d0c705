import type { managedKinds, SearchKind, SearchResult } from '../../../contract/calls/home-slider.ts';
import { answerHref, factHref, subjectHref } from '../../../contract/content/answer-places.ts';
import { lawHref } from '../../../contract/content/law-anchors.ts';
import { termHref } from '../../../contract/content/mark-terms.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';

interface Place {
  /** The noun for one and for several. */
  one: string;
  many: string;
  /** The address of a row. In a list with pages it names the row's page and its anchor. */
  hrefOf(id: number, anchor: string | undefined): string;
}

/** The kinds of the search, as readers see them. */
export const searchPlaces: Record<SearchKind, Place> = {
  Articulo: { one: 'Artículo', many: 'Artículos', hrefOf: (id) => `/leerarticulo/?id=${id}` },
  course: { one: 'Curso', many: 'Cursos', hrefOf: (id) => `/leercurso/?id=${id}` },
  Video: { one: 'Video', many: 'Videos', hrefOf: (id) => `/vervideo?id=${id}#video-${id}` },
  Ley: {
    one: 'Ley',
    many: 'Leyes',
    hrefOf: (id, anchor) =>
      anchor === undefined
        ? `/leerleyreglamento?id=${id}#ley-${id}`
        : lawHref(id, anchor === '' ? {} : { anchor }),
  },
  Sistema: {
    one: 'Sistema',
    many: 'Sistema de pensiones',
    hrefOf: (id) => `/lsistemapension?id=${id}`,
  },
  Dato: { one: 'Dato', many: 'Datos del país', hrefOf: (_, name = '') => factHref(name) },
  Calculadora: {
    one: 'Calculadora',
    many: 'Calculadoras',
    hrefOf: (id) => `/calculadoras/${calculatorNames[id - 1] ?? ''}`,
  },
  Respuesta: { one: 'Respuesta', many: 'Respuestas', hrefOf: answerHref },
  Tema: { one: 'Tema', many: 'Temas', hrefOf: subjectHref },
  Termino: { one: 'Palabra', many: 'Glosario', hrefOf: termHref },
  Ruta: { one: 'Ruta', many: 'Rutas', hrefOf: (id) => `/ruta?id=${id}` },
  Material: { one: 'Material', many: 'Material de tus cursos', hrefOf: (id) => `/leermodulos?id=${id}` },
};

/** The kinds that administrators alone find, as they see them. */
const managedNouns: Record<(typeof managedKinds)[number], string> = {
  Persona: 'Persona',
  Lugar: 'Ir a',
  Certificado: 'Certificado',
  Borrador: 'Curso',
  Grupo: 'Grupo',
  Mensaje: 'Mensaje',
  Comentario: 'Comentario',
  Pregunta: 'Pregunta',
};

const isContent = (type: SearchResult['type']): type is SearchKind => type in searchPlaces;

export const nounOf = ({ type }: Pick<SearchResult, 'type'>): string =>
  isContent(type) ? searchPlaces[type].one : managedNouns[type];

type Placed = Pick<SearchResult, 'type' | 'id' | 'anchor' | 'href'>;

export function hrefOf({ type, id, anchor, href }: Placed): string {
  if (href !== undefined) return href;
  return isContent(type) ? searchPlaces[type].hrefOf(id, anchor) : `/persona?id=${id}`;
}

/** More of a text would be refused; nobody means it. */
export const searchedCharacters = 100;

/** The page of results of a search. */
export const resultsHref = (search: string, more: Record<string, string> = {}): string =>
  `/buscar?${new URLSearchParams({ search, ...more })}`;
