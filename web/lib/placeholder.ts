const defaults = ['semilla', 'casa', 'paraguas', 'frasco', 'familia', 'reloj', 'libro', 'escudo'] as const;

export const placeholderUrl = (id: number): string => `/motivos/${defaults[id % defaults.length]}.svg`;

/** The drawings by words of a title, the first match wins: a text about rules has scales, one about steps a path. */
const byWords: readonly (readonly [RegExp, string])[] = [
  [/pasos|tr[aá]mite|camino/i, 'camino'],
  [/otro pa[ií]s|extranjero|convenio/i, 'puente'],
  [/enviud|sobreviv|famili|hered|pareja/i, 'familia'],
  [/enferm|invalid|seguro|tipos de pensi/i, 'paraguas'],
  [/supervis|reclam|enga[ñn]o|estafa|revis/i, 'lupa'],
  [/comisi|ley|reglament|compar/i, 'balanza'],
  [/por (?:mi|tu) cuenta|independiente/i, 'mercado'],
  [/cobrar|recib|cu[aá]nto/i, 'alcancia'],
  [/inter[eé]s|rentabilidad|inversi/i, 'alcancia'],
  [/administradora|derecho|protege/i, 'escudo'],
  [/nunca|empez|primer/i, 'semilla'],
  [/cuenta|aport|ahorr|saldo/i, 'frasco'],
  [/jubil|edad|cu[aá]ndo|falta un|este mes/i, 'reloj'],
  [/pilar|casa|vivienda/i, 'casa'],
];

/** The drawing for a row without a picture: by its title's words, else by its id. */
export function drawingUrl({ id, title }: { id: number; title: string }): string {
  const found = byWords.find(([words]) => words.test(title))?.[1];
  return found === undefined ? placeholderUrl(id) : `/motivos/${found}.svg`;
}

/** The cover of a row that never has an uploaded picture. */
export const drawnCover = (row: { id: number; title: string }) => ({
  folder: 'articlefile' as const,
  file: null,
  drawing: drawingUrl(row),
});
