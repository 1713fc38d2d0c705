import { encode } from 'uqr';

/**
 * Draws a text as a QR code: adjacent dark squares are one piece, in units of a square. The paper around it is its
 * quiet zone.
 */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { border: 0 });
  const pieces = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#1d2a2a" d="${pieces.join('')}"/></svg>`;
}

/** The runs of dark squares in a row. */
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
