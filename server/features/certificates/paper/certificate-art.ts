/**
 * The drawn parts of a certificate as SVG: the engraved frame and the rosette. They are the same on
 * every certificate, so they are computed once, from formulas instead of recorded points.
 * Lengths are in units of the sheet: A4 landscape is 1188 × 840, a unit is 0.25 mm.
 */

const BRAND = '#0b5a50';
const BAND = '#073f39';
const SUN = '#e9a820';
const PAPER = '#fffdf7';
const SUN_SOFT = '#fdf3da';

/** A point of a curve with the derivative by its parameter. */
interface CurvePoint {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The SVG path of a curve: cubic Béziers that agree with it in place and direction at every sample. */
function smoothPath(at: (parameter: number) => CurvePoint, end: number, steps: number): string {
  const third = end / steps / 3;
  const points = Array.from({ length: steps + 1 }, (_, i) => at((end * i) / steps));
  const [first, ...rest] = points as [CurvePoint, ...CurvePoint[]];
  let path = `M${pair(first.x, first.y)}`;
  let from = first;
  for (const to of rest) {
    path += `C${pair(from.x + from.dx * third, from.y + from.dy * third)}`;
    path += ` ${pair(to.x - to.dx * third, to.y - to.dy * third)} ${pair(to.x, to.y)}`;
    from = to;
  }
  return path;
}

function pair(x: number, y: number): string {
  return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
}

/** A closed flower: a circle whose radius swings `petals` times by `swing`. */
function flower(center: [number, number], radius: number, swing: number, petals: number): string {
  const at = (angle: number): CurvePoint => {
    const r = radius + swing * Math.cos(petals * angle);
    const dr = -swing * petals * Math.sin(petals * angle);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: center[0] + r * cos, y: center[1] + r * sin, dx: dr * cos - r * sin, dy: dr * sin + r * cos };
  };
  return `${smoothPath(at, 2 * Math.PI, petals * 4)}z`;
}

/** Six sine waves, each shifted by a sixth of a period, that fill one side of the frame. */
function waves(side: { along: 'x' | 'y'; middle: number; length: number; periods: number }): string {
  const turn = (2 * Math.PI * side.periods) / side.length;
  const strands = Array.from({ length: 6 }, (_, strand) => {
    const at = (t: number): CurvePoint => {
      const phase = turn * t + (strand * Math.PI) / 3;
      const [across, slope] = [side.middle + 11 * Math.sin(phase), 11 * turn * Math.cos(phase)];
      return side.along === 'x'
        ? { x: 60 + t, y: across, dx: 1, dy: slope }
        : { x: across, y: 60 + t, dx: slope, dy: 1 };
    };
    return smoothPath(at, side.length, side.periods * 4);
  });
  return strands.map((d) => `<path d="${d}"/>`).join('');
}

const CORNER = `<circle r="30" fill="${PAPER}"/><circle r="25" fill="${BRAND}"/><circle cy="-2" r="12" fill="${SUN}"/>
<path d="M-22 10C-12 4-4 5 0 6s12 2 22-2a25 25 0 0 1-44 6z" fill="${BAND}"/>
<path d="M0 9V-8" stroke="${BAND}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M0 0C-8 1-12-3-13-8-7-9-1-6 0 0zM0-4c0-7 5-11 11-11 1 6-4 11-11 11z" fill="${BAND}"/>`;

/** The whole sheet behind the text: faint flowers, engraved border, corner seals. */
function frameSvg(): string {
  const flowers = Array.from({ length: 9 }, (_, i) =>
    flower([594, 420], 120 + 26 * i, 10 + 3 * i, 24 + 2 * i),
  );
  const sides = [
    waves({ along: 'x', middle: 44, length: 1068, periods: 36 }),
    waves({ along: 'x', middle: 796, length: 1068, periods: 36 }),
    waves({ along: 'y', middle: 44, length: 720, periods: 24 }),
    waves({ along: 'y', middle: 1144, length: 720, periods: 24 }),
  ];
  const corners = ['44 44', '1144 44', '44 796', '1144 796'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1188 840" width="1188" height="840">
<rect width="1188" height="840" fill="${PAPER}"/>
<g fill="none" stroke="#e9eeea" stroke-width=".7">${flowers.map((d) => `<path d="${d}"/>`).join('')}</g>
<rect x="26" y="26" width="1136" height="788" rx="6" fill="none" stroke="${BRAND}" stroke-width="1.5"/>
<g fill="none" stroke="#48837a" stroke-width=".8">${sides.join('')}</g>
<rect x="62" y="62" width="1064" height="716" rx="3" fill="none" stroke="${SUN}" stroke-width="2.2"/>
${corners.map((place) => `<g transform="translate(${place})">${CORNER}</g>`).join('\n')}
</svg>`;
}

/** The award rosette, 150 × 190, with an empty middle for the grade. */
function rosetteSvg(): string {
  const rings = [flower([75, 75], 54, 7, 18), flower([75, 75], 44, 6, 14)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190" width="150" height="190">
<path d="M52 128l-16 58 26-12 14 18 8-60zM98 128l16 58-26-12-14 18-6-60z" fill="#b4472b"/>
<path d="${flower([75, 75], 68, 4, 28)}" fill="${SUN}"/>
<g fill="none" stroke="#c2850e" stroke-width=".9">${rings.map((d) => `<path d="${d}"/>`).join('')}</g>
<circle cx="75" cy="75" r="46" fill="${SUN_SOFT}"/>
</svg>`;
}

/** What certificate.typ shows, by file name. */
export const drawings = {
  'frame.svg': frameSvg(),
  'rosette.svg': rosetteSvg(),
};
