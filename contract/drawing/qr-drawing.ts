import { encode } from 'uqr';

/** The drawing of a QR code: a path in units of a square, and the number of squares a side. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws a text as a QR code, adjacent dark squares as one piece. The paper around it is its quiet zone. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { border: 0 });
  const pieces = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: pieces.join('') };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
