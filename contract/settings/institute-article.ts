/** 'La ' for 'Fundación Altiplano', 'El ' for 'Centro Boliviano', nothing for a name with an article of its own. */
export function articleOf(institute: string): '' | 'El ' | 'La ' {
  const first = firstWord(institute);
  if (/^(el|la|los|las)$/.test(first)) return '';
  const isFeminine = /(a|ción|sión|dad|tad|red)$/.test(first) && !/^(programa|sistema)$/.test(first);
  return isFeminine ? 'La ' : 'El ';
}

/** Kinds of institutions: a name that begins with one takes an article, 'Ahorro Andino' takes none. */
const kinds =
  /^(academia|administradora|asociación|caja|cámara|centro|colegio|consejo|cooperativa|corporación|dirección|entidad|escuela|facultad|federación|fondo|fundación|gestora|instituto|ministerio|organismo|programa|red|secretaría|servicio|sindicato|sistema|sociedad|unidad|universidad)$/;

/** 'del Instituto Andino', 'de la Fundación Altiplano', 'de Ahorro Andino'. */
export function ofInstitute(institute: string): string {
  if (!kinds.test(firstWord(institute))) return `de ${institute}`;
  return articleOf(institute) === 'La ' ? `de la ${institute}` : `del ${institute}`;
}

const firstWord = (name: string): string => name.toLowerCase().split(/[\s,.]/, 1)[0] ?? '';
