import { columnName, columnsAtMost, type SheetCells } from './sheet-cells.ts';

const shownAtMost = 12;

/** '3, 5 a 8 y 12': numbers in order, those that follow one another as a range. */
export function linesInWords(lines: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + 1 === line) last[1] = line;
    else ranges.push([line, line]);
  }
  const words = ranges.map(([first, last]) => (first === last ? `${first}` : `${first} a ${last}`));
  const shown = words.slice(0, shownAtMost);
  const rest = words.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} y ${rest} más`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} y ${shown.at(-1)}`;
}

const ofLines = (lines: readonly number[]) =>
  `${lines.length === 1 ? 'la línea' : 'las líneas'} ${linesInWords(lines)}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences about what a sheet hides from its readers, and about what it shows and a table cannot hold. */
export function lossesOf(sheet: SheetCells, partsBeside: ReadonlySet<string>): string[] {
  const { rows, merged, hiddenColumns, isFiltered, cellsBeyond } = sheet;
  const hidden = rows.filter(({ isHidden }) => isHidden).map(({ line }) => line);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = hiddenColumns
    .flatMap(({ first, last }) =>
      Array.from({ length: Math.max(0, Math.min(last, width - 1) - first + 1) }, (_, at) => first + at),
    )
    .filter((column) => rows.some(({ cells }) => cells[column] !== undefined))
    .map(columnName);
  const down = merged.filter(
    ({ firstLine, lastLine, firstColumn }) =>
      lastLine > firstLine &&
      rows.filter(({ line }) => line >= firstLine && line <= lastLine).length > 1 &&
      rows.some(({ line, cells }) => line === firstLine && cells[firstColumn] !== undefined),
  );
  const areas = down
    .slice(0, shownAtMost)
    .map(
      ({ firstLine, lastLine, firstColumn }) =>
        `${columnName(firstColumn)}${firstLine}:${columnName(firstColumn)}${lastLine}`,
    );
  const struck = rows.filter(({ cells }) => cells.some((cell) => cell?.isStruck)).map(({ line }) => line);
  const how = isFiltered ? 'por un filtro' : 'en Excel';
  return [
    hidden.length === 1 &&
      `${capital(ofLines(hidden))} está oculta ${how} y también se lee: déjala fuera si no la quieres.`,
    hidden.length > 1 &&
      `${capital(ofLines(hidden))} están ocultas ${how} y también se leen: déjalas fuera si no las quieres.`,
    columns.length > 0 &&
      (columns.length === 1
        ? `La columna ${columns[0]} está oculta en Excel y también se lee.`
        : `Las columnas ${columns.join(', ')} están ocultas en Excel y también se leen.`),
    areas.length > 0 &&
      `Lo que dicen las celdas combinadas ${areas.join(', ')}${down.length > areas.length ? ' y otras' : ''} vale para todas sus líneas.`,
    struck.length > 0 && `Hay celdas tachadas en ${ofLines(struck)}: se leen como las demás.`,
    cellsBeyond > 0 &&
      `Solo se leen las primeras ${columnsAtMost} columnas: ${cellsBeyond === 1 ? '1 celda queda' : `${cellsBeyond} celdas quedan`} fuera.`,
    (partsBeside.has('comments') || partsBeside.has('threadedComment')) &&
      'Los comentarios de las celdas no se importan.',
    partsBeside.has('drawing') && 'Las imágenes y los dibujos de la hoja no se importan.',
  ].filter((loss) => loss !== false);
}
