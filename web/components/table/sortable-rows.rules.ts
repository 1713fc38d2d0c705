/** Moves a row from one index to another. The rows are unchanged if an index does not exist. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, row);
}

export interface RowBox {
  top: number;
  height: number;
}

/**
 * The index of a row when it is dragged `shift` pixels down. It passes another row once its leading edge is beyond that
 * row's middle.
 */
export function placeAfterShift(boxes: readonly RowBox[], from: number, shift: number): number {
  const own = boxes[from];
  if (own === undefined) return from;
  const top = own.top + shift;
  const bottom = top + own.height;
  const middle = (box: RowBox) => box.top + box.height / 2;
  const above = boxes.slice(0, from).filter((box) => top < middle(box)).length;
  const below = boxes.slice(from + 1).filter((box) => bottom > middle(box)).length;
  return from - above + below;
}
