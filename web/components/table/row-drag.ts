import { placeAfterShift, type RowBox } from './sortable-rows.rules.ts';

/**
 * The distance from the window's edge, in pixels, at which the page begins to scroll, and the pixels it
 * scrolls a frame.
 */
const edge = 70;
const scrollStep = 9;

/**
 * Lets a row follow the pointer from its `handle`, then reports the index where it was dropped. It works for table rows
 * and for `li[data-sortable]`. Escape, or a pointer that the browser cancels, restores everything. Rows are only
 * translated meanwhile, so that the document stays unchanged and the pointer is not lost.
 */
export function followDrag(
  handle: HTMLElement,
  start: PointerEvent,
  onDrop: (from: number, to: number) => void,
): void {
  const row = handle.closest<HTMLElement>('tr, li[data-sortable]');
  const body = row?.parentElement;
  if (!row || !body) return;
  const rows = [...body.children] as HTMLElement[];
  const from = rows.indexOf(row);
  const boxes = rows.map(boxOf);
  const [first, own, last] = [boxes[0], boxes[from], boxes.at(-1)];
  if (!first || !own || !last) return;
  const startY = start.clientY + scrollY;
  let pointerY = start.clientY;
  let to = from;
  let frame = 0;

  function draw(): void {
    if (!first || !own || !last) return;
    const highest = first.top - own.top;
    const lowest = last.top + last.height - own.top - own.height;
    const shift = Math.min(lowest, Math.max(highest, pointerY + scrollY - startY));
    to = placeAfterShift(boxes, from, shift);
    const room = own.height + gapOf(boxes);
    rows.forEach((other, place) => {
      const steps = place === from ? shift : shiftOf(place, from, to) * room;
      other.style.translate = steps === 0 ? '' : `0 ${steps}px`;
    });
  }
  function scroll(): void {
    const direction = pointerY < edge ? -1 : pointerY > innerHeight - edge ? 1 : 0;
    if (direction !== 0) {
      scrollBy({ top: direction * scrollStep, behavior: 'instant' });
      draw();
    }
    frame = requestAnimationFrame(scroll);
  }
  function end(isDropped: boolean): void {
    watch.abort();
    cancelAnimationFrame(frame);
    delete body?.dataset['dragging'];
    delete row?.dataset['dragged'];
    for (const other of rows) other.style.translate = '';
    if (isDropped && to !== from) onDrop(from, to);
  }

  const watch = new AbortController();
  const { signal } = watch;
  const isSamePointer = (event: PointerEvent) => event.pointerId === start.pointerId;
  const onMove = (event: PointerEvent) => {
    if (!isSamePointer(event)) return;
    pointerY = event.clientY;
    draw();
  };
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', (event) => isSamePointer(event) && end(true), { signal });
  addEventListener('pointercancel', (event) => isSamePointer(event) && end(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
  body.dataset['dragging'] = '';
  row.dataset['dragged'] = '';
  frame = requestAnimationFrame(scroll);
}

function boxOf(row: HTMLElement): RowBox {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + scrollY, height };
}

/** The gap between two rows that are cards. */
function gapOf([first, second]: readonly RowBox[]): number {
  return first && second ? Math.max(0, second.top - first.top - first.height) : 0;
}

/** The direction in which a row makes room for one that moves from `from` to `to`. */
function shiftOf(place: number, from: number, to: number): -1 | 0 | 1 {
  if (place > from && place <= to) return -1;
  return place < from && place >= to ? 1 : 0;
}
