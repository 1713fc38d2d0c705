import { type BrandColours, bandColour, colourTokens } from '../../../../contract/settings/brand-colours.ts';
import { mixed, oklchOf, withLightness } from '../../../../contract/settings/colours.ts';
import { emblemIn } from '../../../../contract/settings/emblem.ts';

/**
 * The drawn parts of a certificate as SVG: the engraved frame and the rosette. They are the same on all certificates of
 * an institute's colours, so they are computed once for these, from formulas instead of recorded points. Lengths are in
 * units of the sheet: A4 landscape is 1188 × 840, a unit is 0.25 mm.
 */

const PAPER = '#fffdf7';

/** The colours of the paper that follow the institute's two; certificate.typ has the names of the first two. */
export function certificateColours({ brand, sun }: BrandColours) {
  const tokens = new Map(colourTokens({ brand, sun }).map(([name, light]) => [name, light]));
  const text = tokens.get('--brand') ?? brand;
  return {
    brand: text,
    band: bandColour({ brand, sun }),
    sun,
    sunSoft: tokens.get('--sun-soft') ?? '#fdf3da',
    sunRing: withLightness(sun, oklchOf(sun).l * 0.86),
    wave: mixed(text, PAPER, 0.75),
    flower: mixed(text, PAPER, 0.09),
  };
}

type Colours = ReturnType<typeof certificateColours>;

/**
 * A crest or a trough of a swinging curve, and the direction to the next while the curve runs straight on.
 */
interface Extreme {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The length of the Bézier handles with which a curve runs from crest to trough like a sine. */
const handle = 0.3642;

/**
 * The SVG path of a curve that swings like a sine through its crests and troughs: one Bézier from each to the next.
 */
function swingingPath([first, ...rest]: Extreme[]): string {
  if (first === undefined) return '';
  let path = `M${pair(first.x, first.y)}`;
  let from = first;
  for (const to of rest) {
    path += `C${pair(from.x + from.dx * handle, from.y + from.dy * handle)}`;
    path += ` ${pair(to.x - to.dx * handle, to.y - to.dy * handle)} ${pair(to.x, to.y)}`;
    from = to;
  }
  return path;
}

/**
 * Rounds to a tenth of a unit, a fortieth of a millimetre, because every certificate carries these numbers.
 */
function pair(x: number, y: number): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

/** A closed flower: a circle whose radius swings `petals` times by `swing`. */
function flower(center: [number, number], radius: number, swing: number, petals: number): string {
  const step = Math.PI / petals;
  const extremes = Array.from({ length: 2 * petals + 1 }, (_, n): Extreme => {
    const r = radius + (n % 2 === 0 ? swing : -swing);
    const [cos, sin] = [Math.cos(n * step), Math.sin(n * step)];
    return { x: center[0] + r * cos, y: center[1] + r * sin, dx: -r * sin * step, dy: r * cos * step };
  });
  return `${swingingPath(extremes)}z`;
}

/**
 * Six sine waves, each shifted by a sixth of a period, that fill one side of the frame. They begin and end at a crest
 * or a trough, under the corners.
 */
function waves(side: { along: 'x' | 'y'; middle: number; length: number; periods: number }): string {
  const half = side.length / side.periods / 2;
  const strands = Array.from({ length: 6 }, (_, strand) => {
    const extremes = Array.from({ length: 2 * side.periods + 2 }, (_, n): Extreme => {
      const along = 60 + half * (n - 1 + (strand % 3) / 3);
      const across = side.middle + ((n + (strand < 3 ? 0 : 1)) % 2 === 0 ? 11 : -11);
      return side.along === 'x'
        ? { x: along, y: across, dx: half, dy: 0 }
        : { x: across, y: along, dx: 0, dy: half };
    });
    return swingingPath(extremes);
  });
  return strands.map((d) => `<path d="${d}"/>`).join('');
}

/** The empty place of a seal in the frame's corner; certificate.typ puts the institute's logo there. */
const PLACE = `<circle r="30" fill="${PAPER}"/>`;

/** The portal's own seal, for an institute without a logo. */
const corner = ({
  brand,
  band,
  sun,
}: Colours) => `${PLACE}<circle r="25" fill="${brand}"/><circle cy="-2" r="12" fill="${sun}"/>
<path d="M-22 10C-12 4-4 5 0 6s12 2 22-2a25 25 0 0 1-44 6z" fill="${band}"/>
<path d="M0 9V-8" stroke="${band}" stroke-width="2.5" stroke-linecap="round"/>
<path d="M0 0C-8 1-12-3-13-8-7-9-1-6 0 0zM0-4c0-7 5-11 11-11 1 6-4 11-11 11z" fill="${band}"/>`;

/** The whole sheet behind the text: faint flowers, engraved border, corners. */
function frameSvg(colours: Colours, hasLogo: boolean): string {
  const { brand, sun, wave, flower: petal } = colours;
  const seal = hasLogo ? PLACE : corner(colours);
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
<g fill="none" stroke="${petal}" stroke-width=".7">${flowers.map((d) => `<path d="${d}"/>`).join('')}</g>
<rect x="26" y="26" width="1136" height="788" rx="6" fill="none" stroke="${brand}" stroke-width="1.5"/>
<g fill="none" stroke="${wave}" stroke-width=".8">${sides.join('')}</g>
<rect x="62" y="62" width="1064" height="716" rx="3" fill="none" stroke="${sun}" stroke-width="2.2"/>
${corners.map((place) => `<g transform="translate(${place})">${seal}</g>`).join('\n')}
</svg>`;
}

const rosetteSvg = (colours: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 190" width="150" height="190">
${rosette(colours)}
</svg>`;

/** The award rosette, 150 × 190, with an empty middle for the grade. */
export function rosette({ sun, sunSoft, sunRing }: Pick<Colours, 'sun' | 'sunSoft' | 'sunRing'>): string {
  const rings = [flower([75, 75], 54, 7, 18), flower([75, 75], 44, 6, 14)];
  return `<path d="M52 128l-16 58 26-12 14 18 8-60zM98 128l16 58-26-12-14 18-6-60z" fill="#b4472b"/>
<path d="${flower([75, 75], 68, 4, 28)}" fill="${sun}"/>
<g fill="none" stroke="${sunRing}" stroke-width=".9">${rings.map((d) => `<path d="${d}"/>`).join('')}</g>
<circle cx="75" cy="75" r="46" fill="${sunSoft}"/>`;
}

/** Few: an institute seldom changes its colours. */
const drawn = new Map<string, Record<string, Uint8Array>>();

/** The drawings of certificate.typ in an institute's colours, by file name. */
export function drawingsIn(given: BrandColours, hasLogo: boolean): Record<string, Uint8Array> {
  const key = [given.brand, given.sun, hasLogo].join();
  const colours = certificateColours(given);
  const made = drawn.get(key) ?? {
    'frame.svg': Buffer.from(frameSvg(colours, hasLogo)),
    'rosette.svg': Buffer.from(rosetteSvg(colours)),
    'emblem.svg': Buffer.from(emblemIn(given)),
  };
  drawn.set(key, made);
  return made;
}
