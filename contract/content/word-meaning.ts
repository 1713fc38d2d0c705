import { family, familyEndings, sound } from './sounds.ts';

/** Words for one thing: who looks for one finds the others. Each is a word, or words that stand together. */
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
  ['fallecimiento', 'muerte'],
  ['discapacidad', 'invalidez'],
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

/** All words for what a word names, itself among them; none if it has no synonyms. */
export const synonymsOf = (word: string): string[] => [...(families.get(family(word)) ?? [])];

/** Shorter words say too little to stand for others that are like them: they are looked for as they are written. */
export const tellingLetters = 4;

/**
 * A regular expression, for the browser and for PostgreSQL, that finds in a text as it sounds what a word of a list's
 * search means besides itself: others of its family, and synonyms (spec 6.14). None for a short word without synonyms,
 * and for what is no word. `edge` is the sign for where a word begins or ends.
 */
export function meaning(word: string, edge: '\\b' | '\\y'): string | undefined {
  if (!/^[\p{L}\p{N}]+$/u.test(word)) return undefined;
  const meant = [...(word.length < tellingLetters ? [] : [word]), ...synonymsOf(word)];
  const forms = meant.map((each) => (each.includes(' ') ? sound(each) : family(each) + familyEndings));
  return forms.length === 0 ? undefined : `${edge}(?:${[...new Set(forms)].join('|')})${edge}`;
}
