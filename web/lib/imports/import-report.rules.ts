/** The outcome, planned or real, for a line of an import. */
export interface ImportLine {
  /** From 1; null = the whole file. */
  line: number | null;
  /** changed: added without some part of it · skipped: there already · problem: not added. */
  kind: 'added' | 'changed' | 'skipped' | 'problem';
  subject: string;
  text: string;
}

/** The kind of a line: the outcome for a question, or a note on the file as a whole. */
export type LineKind = ImportLine['kind'] | 'note';

/** The kinds, in the order of their counts and lines: what somebody has to look at comes first. */
export const lineKinds: readonly LineKind[] = ['problem', 'note', 'changed', 'skipped', 'added'];

export const kindOf = ({ kind, subject }: ImportLine): LineKind =>
  kind === 'changed' && subject === '' ? 'note' : kind;

/** The lines of one kind, or of all with those to look at first; within a kind they keep their order. */
export const linesOf = (lines: readonly ImportLine[], kind: LineKind | null): ImportLine[] =>
  kind === null
    ? lines.toSorted((one, other) => lineKinds.indexOf(kindOf(one)) - lineKinds.indexOf(kindOf(other)))
    : lines.filter((line) => kindOf(line) === kind);

/** The label of a line's kind, before and after the import. */
export const kindLabels: Record<LineKind, { planned: string; done: string }> = {
  added: { planned: 'Se agrega', done: 'Agregada' },
  changed: { planned: 'Con cambios', done: 'Con cambios' },
  skipped: { planned: 'Ya estaba', done: 'Ya estaba' },
  problem: { planned: 'Problema', done: 'Problema' },
  note: { planned: 'Aviso', done: 'Aviso' },
};

export const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The number of lines of a kind: '3 se agregan', '1 con cambios'. */
export function countText(kind: LineKind, count: number, isDone: boolean): string {
  switch (kind) {
    case 'added':
      return isDone ? plural(count, 'agregada', 'agregadas') : plural(count, 'se agrega', 'se agregan');
    case 'changed':
      return isDone
        ? plural(count, 'agregada con cambios', 'agregadas con cambios')
        : plural(count, 'se agrega con cambios', 'se agregan con cambios');
    case 'skipped':
      return plural(count, 'ya estaba', 'ya estaban');
    case 'problem':
      return plural(count, 'con problemas', 'con problemas');
    case 'note':
      return plural(count, 'aviso', 'avisos');
  }
}

export function countKinds(lines: readonly ImportLine[]): Record<LineKind, number> {
  const counts: Record<LineKind, number> = { added: 0, changed: 0, skipped: 0, problem: 0, note: 0 };
  for (const line of lines) counts[kindOf(line)] += 1;
  return counts;
}
