/** Colours as '#rrggbb', measured by WCAG and adjusted in OKLCH, whose lightness is perceptual. */

/** Lightness from 0 to 1, chroma from 0, hue in radians. */
interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

/** Parses a colour as typed (0B5A50, ' #0b5a50 ', the short #abc); undefined for anything else. */
export function readColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

const channelsOf = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;

/** From channels of 0 to 1. */
const hexOfChannels = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

// https://bottosson.github.io/posts/oklab/
const toCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCone: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const labOf = (hex: string): Triple => {
  const [r, g, b] = channelsOf(hex);
  const [l, m, s] = times(toCone, [linear(r), linear(g), linear(b)]);
  return times(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
};

export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const [x, y, z] = times(fromLab, [l, c * Math.cos(h), c * Math.sin(h)]);
  return times(fromCone, [x ** 3, y ** 3, z ** 3]);
}

const isShown = (colour: Oklch) => linearOf(colour).every((value) => value >= -1e-4 && value <= 1 + 1e-4);

/** The nearest displayable colour: it loses chroma, never lightness or hue. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let [least, most] = [0, c];
  if (isShown({ l: lightness, c, h })) least = c;
  else
    for (let step = 0; step < 20; step += 1) {
      const middle = (least + most) / 2;
      if (isShown({ l: lightness, c: middle, h })) least = middle;
      else most = middle;
    }
  return hexOfChannels(
    linearOf({ l: lightness, c: least, h }).map((value) => gamma(Math.min(1, Math.max(0, value)))),
  );
}

/** The colour with another lightness and a fraction of its chroma. */
export const withLightness = (hex: string, l: number, chroma = 1): string => {
  const { c, h } = oklchOf(hex);
  return hexOf({ l, c: c * chroma, h });
};

/** The perceptual distance of two colours. */
export const distance = (one: string, other: string): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const lightnessStep = 0.002;

/** The nearest colour of the same hue, towards black (-1) or white (1), that `isGood`; else black or white. */
export function nearestGood(hex: string, direction: -1 | 1, isGood: (hex: string) => boolean): string {
  if (isGood(hex)) return hex;
  const { l, c, h } = oklchOf(hex);
  for (let next = l + direction * lightnessStep; next > 0 && next < 1; next += direction * lightnessStep) {
    const colour = hexOf({ l: next, c, h });
    if (isGood(colour)) return colour;
  }
  return direction === -1 ? '#000000' : '#ffffff';
}

/** A colour that lies over a ground and lets it through: `share` from 0 to 1 of it is seen. */
export function mixed(colour: string, ground: string, share: number): string {
  const under = channelsOf(ground);
  return hexOfChannels(channelsOf(colour).map((value, at) => value * share + (under[at] ?? 0) * (1 - share)));
}
