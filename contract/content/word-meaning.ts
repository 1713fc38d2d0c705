import { family, familyEndings, phonetic } from './phonetics.ts';

/** Synonyms: a search for one finds the others. Each is a word or a phrase. */
const synonyms: readonly (readonly string[])[] = [
  ['afp', 'administradora'],
  ['extracto', 'estado de cuenta', 'cartola'],
  ['fraude', 'estafa', 'engaño'],
  ['freelance', 'independiente', 'cuenta propia', 'autónomo'],
  ['sueldo', 'salario', 'remuneración'],
  ['dinero', 'plata'],
  ['viuda', 'viudo', 'viudez', 'enviudar', 'enviudé', 'sobrevivencia'],
  ['heredar', 'heredero', 'herencia', 'beneficiario', 'sobrevivencia'],
  ['jubilación', 'jubilarse', 'jubilarme', 'jubilar', 'jubilo', 'retiro', 'retirarme'],
  ['cobrar', 'cobraré', 'recibir', 'recibiré', 'monto'],
  ['orfandad', 'huérfano', 'sobrevivencia'],
  ['reclamo', 'queja', 'denuncia'],
  ['trabajo', 'empleo'],
  ['trámite', 'solicitud'],
  ['fallecimiento', 'fallecer', 'falleció', 'muerte', 'muero', 'murió', 'morir'],
  ['discapacidad', 'discapacitado', 'invalidez', 'enfermedad', 'enfermo'],
  ['documento', 'papeles', 'requisito'],
  ['plazo', 'demora', 'tarda'],
  ['supervisar', 'vigilar', 'controlar', 'fiscalizar', 'superintendencia'],
  ['esposo', 'esposa', 'marido', 'cónyuge', 'conviviente', 'pareja'],
  ['empleador', 'patrón', 'empresa', 'jefe'],
  ['extranjero', 'exterior', 'migrante', 'otro país'],
  ['anciano', 'vejez', 'adulto mayor'],
  ['rentabilidad', 'ganancia', 'rendimiento'],
  ['cobro', 'cobran', 'comisión', 'descuento'],
];

const families = new Map<string, Set<string>>();
for (const group of synonyms)
  for (const word of group) {
    const others = families.get(family(word)) ?? new Set<string>();
    for (const each of group) others.add(each);
    families.set(family(word), others);
  }

/** The synonyms of a word, itself among them; none if it has no others. */
export const synonymsOf = (word: string): string[] => [...(families.get(family(word)) ?? [])];

/** Shorter words match only exactly, because too many others resemble them. */
export const significantLength = 4;

/**
 * A regular expression, for the browser and PostgreSQL, that finds related words and synonyms in phonetically spelt
 * text (spec 6.14). Undefined for punctuation and for a short word without synonyms. `edge` is the escape for a word
 * boundary.
 */
export function meaning(word: string, edge: '\\b' | '\\y'): string | undefined {
  if (!/^[\p{L}\p{N}]+$/u.test(word)) return undefined;
  const meant = [...(word.length < significantLength ? [] : [word]), ...synonymsOf(word)];
  const forms = meant.map((each) => (each.includes(' ') ? phonetic(each) : family(each) + familyEndings));
  return forms.length === 0 ? undefined : `${edge}(?:${[...new Set(forms)].join('|')})${edge}`;
}
