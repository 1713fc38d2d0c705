/** The outcome, planned or real, for a line of an import. */
export interface ImportLine {
  /** From 1; null = the whole file. */
  line: number | null;
  /** changed: added without some part of it · skipped: there already · problem: not added. */
  kind: 'added' | 'changed' | 'skipped' | 'problem';
  subject: string;
  text: string;
}

export type LineKind = ImportLine['kind'];

/** The kinds, in the order of their counts and lines: what somebody has to look at comes first. */
export const lineKinds: readonly LineKind[] = ['problem', 'changed', 'skipped', 'added'];

/** A line that tells what the import drops or changes of the file, and not the outcome for one of its questions. */
const isLoss = ({ kind, subject }: ImportLine): boolean => kind === 'changed' && subject === '';

/** The outcomes of a report, and beside them everything that the file loses, with its line. */
export function partsOf(lines: readonly ImportLine[]): { losses: string[]; outcomes: ImportLine[] } {
  return {
    losses: lines.filter(isLoss).map(({ line, text }) => (line === null ? text : `Línea ${line}: ${text}`)),
    outcomes: lines.filter((line) => !isLoss(line)),
  };
}

/** The lines of one kind, or of all with those to look at first; within a kind they keep their order. */
export const linesOf = (lines: readonly ImportLine[], kind: LineKind | null): ImportLine[] =>
  kind === null
    ? lines.toSorted((one, other) => lineKinds.indexOf(one.kind) - lineKinds.indexOf(other.kind))
    : lines.filter((line) => line.kind === kind);

const kindLabels: Record<LineKind, string> = {
  added: 'Se agrega',
  changed: 'Con cambios',
  skipped: 'Ya estaba',
  problem: 'Problema',
};

/** The label of a line's kind, before and after the import. */
export const kindLabel = (kind: LineKind, isDone: boolean): string =>
  isDone && kind === 'added' ? 'Agregada' : kindLabels[kind];

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
  }
}

export function countKinds(lines: readonly ImportLine[]): Record<LineKind, number> {
  const counts: Record<LineKind, number> = { added: 0, changed: 0, skipped: 0, problem: 0 };
  for (const line of lines) counts[line.kind] += 1;
  return counts;
}
