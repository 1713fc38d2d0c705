import { contrast, distance, hexOf, nearestGood, oklchOf, withLightness } from './colours.ts';

/**
 * The institute's two colours and everything derived from them (spec 12.7): light and dark, each pair of text and
 * background measured. The default colours are those of web/styles/tokens.css.
 */
export interface BrandColours {
  brand: string;
  sun: string;
}

export const givenColours: BrandColours = { brand: '#0b5a50', sun: '#e9a820' };

const white = '#ffffff';
const paper = { light: '#fbfaf6', dark: '#0f1816' };
const card = { light: '#ffffff', dark: '#17221f' };
/** The sky over the valley by day, which the sun colours and no brand. */
const morningSky = '#fdf3da';

/** Text and links on paper (WCAG 1.4.3); lines and marks beside their background (1.4.11). */
export const textContrast = 4.5;
export const markContrast = 3;

/** A refused colour: its contrast, the required one, and the nearest colour that has it. */
export interface ColourFault {
  measured: number;
  needed: number;
  nearest: string;
}

const darkerUntil = (hex: string, ground: string, needed: number) =>
  nearestGood(hex, -1, (colour) => contrast(colour, ground) >= needed);
const lighterUntil = (hex: string, ground: string, needed: number) =>
  nearestGood(hex, 1, (colour) => contrast(colour, ground) >= needed);

/** Checks the brand colour, which is text on paper and the background of white text; undefined = good. */
export function faultOfBrand(brand: string): ColourFault | undefined {
  const measured = contrast(brand, paper.light);
  if (measured >= textContrast) return undefined;
  return { measured, needed: textContrast, nearest: darkerUntil(brand, paper.light, textContrast) };
}

/** The band of head, hero and foot: the brand colour, dark enough for pale secondary text. */
const bandOf = (brand: string) => darkerUntil(withLightness(brand, oklchOf(brand).l * 0.8), white, 10);

const nightBandOf = (brand: string) => darkerUntil(withLightness(brand, 0.27, 0.7), white, 13);

/** The letters of the main button: dark ones of its own hue if they read better, else white. */
export const inkOn = (sun: string): string => {
  const dark = withLightness(sun, 0.24, 0.35);
  return contrast(dark, sun) >= contrast(white, sun) ? dark : white;
};

/** The colour of the main button on a band: readable, and distinct from the band. */
const isGoodSun = (sun: string, band: string) =>
  contrast(inkOn(sun), sun) >= textContrast && contrast(sun, band) >= markContrast;

/** Checks the main button's colour beside the brand colour: its letters and its edge on the band; undefined = good. */
export function faultOfSun(sun: string, brand: string): ColourFault | undefined {
  const band = bandOf(brand);
  if (isGoodSun(sun, band)) return undefined;
  const letters = contrast(inkOn(sun), sun);
  const [measured, needed] =
    letters < textContrast ? [letters, textContrast] : [contrast(sun, band), markContrast];
  return { measured, needed, nearest: nearestGood(sun, 1, (colour) => isGoodSun(colour, band)) };
}

/** A token of web/styles/tokens.css with its light and its dark value. */
export type BrandToken = readonly [name: string, light: string, dark: string];

/** The surfaces of the night with a breath of the brand in them; by day they are warm paper under every brand. */
const nightSurfaces = [
  ['--paper', paper.light, paper.dark],
  ['--card', card.light, card.dark],
  ['--sunk', '#f4f1e9', '#1d2a26'],
  ['--line', '#e3e0d6', '#2c3b36'],
] as const;

/** As light as before and as pale, of another hue; never lighter for the eye, so that what stands on it is still read. */
const ofHue = (hex: string, brand: string): string => {
  const { l, c } = oklchOf(hex);
  return darkerUntil(
    hexOf({ ...oklchOf(brand), l, c: Math.min(c, oklchOf(brand).c) }),
    white,
    contrast(hex, white),
  );
};

function brandTokens(brand: string): BrandToken[] {
  const { l } = oklchOf(brand);
  const soft = { light: withLightness(brand, 0.945, 0.18), dark: withLightness(brand, 0.315, 0.55) };
  // read on paper, on cards and on its own soft background
  const light = darkerUntil(darkerUntil(brand, paper.light, textContrast), soft.light, textContrast);
  const dark = lighterUntil(withLightness(brand, 0.755, 1.15), soft.dark, 6.2);
  const band = bandOf(brand);
  const nightBand = nightBandOf(brand);
  return [
    ['--brand', light, dark],
    [
      '--brand-hover',
      withLightness(light, oklchOf(light).l * 0.86),
      withLightness(dark, oklchOf(dark).l + 0.06),
    ],
    ['--brand-soft', soft.light, soft.dark],
    ['--on-brand', white, darkerUntil(withLightness(brand, 0.24, 0.6), dark, 6.2)],
    ['--link', light, lighterUntil(withLightness(dark, oklchOf(dark).l + 0.03), card.dark, 6.2)],
    ['--band', band, nightBand],
    [
      '--band-2',
      darkerUntil(withLightness(band, oklchOf(band).l * 1.12), white, 8),
      withLightness(nightBand, oklchOf(nightBand).l + 0.05),
    ],
    ['--on-band-2', ...same(lighterUntil(hexOf({ ...oklchOf(brand), l: 0.9, c: 0.025 }), band, 7))],
    ['--valley-sky', morningSky, withLightness(brand, 0.285, 0.55)],
    ['--logo-hill', ...same(withLightness(brand, Math.min(l, 0.45)))],
    ['--logo-leaf', ...same(band)],
    ...nightSurfaces.map(([name, day, night]): BrandToken => [name, day, ofHue(night, brand)]),
  ];
}

const same = (colour: string) => [colour, colour] as const;

const hoverStep = 0.045;

function sunTokens({ brand, sun }: BrandColours): BrandToken[] {
  const { l } = oklchOf(sun);
  const soft = { light: withLightness(sun, 0.965, 0.24), dark: withLightness(sun, 0.28, 0.33) };
  const band = bandOf(brand);
  const hover = (colour: string) => {
    const lightness = oklchOf(colour).l + (inkOn(colour) === white ? -hoverStep : hoverStep);
    return withLightness(colour, Math.min(0.98, lightness));
  };
  const night = nearestGood(sun, 1, (colour) => isGoodSun(colour, nightBandOf(brand)));
  return [
    ['--sun', sun, night],
    ['--sun-hover', hover(sun), hover(night)],
    ['--sun-soft', soft.light, soft.dark],
    ['--sun-line', withLightness(sun, 0.9, 0.5), withLightness(sun, 0.37, 0.42)],
    [
      '--sun-ink',
      darkerUntil(withLightness(sun, Math.min(l, 0.45)), soft.light, 6),
      lighterUntil(withLightness(sun, 0.87, 0.7), soft.dark, 7),
    ],
    ['--on-sun', inkOn(sun), inkOn(night)],
    [
      '--star-edge',
      darkerUntil(sun, paper.light, markContrast),
      lighterUntil(night, paper.dark, markContrast),
    ],
    ['--focus-band', ...same(lighterUntil(withLightness(sun, Math.max(l, 0.85)), band, 7))],
    ['--logo-sky', ...same(withLightness(sun, 0.965, 0.24))],
    ['--logo-sun', ...same(sun)],
  ];
}

/** Every token that the institute's colours change; the default colours change none. */
export function colourTokens(colours: BrandColours): BrandToken[] {
  const { brand, sun } = givenColours;
  return [
    ...(colours.brand === brand ? [] : brandTokens(colours.brand)),
    ...(colours.sun === sun && colours.brand === brand ? [] : sunTokens(colours)),
  ];
}

/** The band's colour in light mode, for the browser's own bar (theme-color). */
export const bandColour = ({ brand }: BrandColours): string =>
  brand === givenColours.brand ? '#073f39' : bandOf(brand);

/** The palettes of the drawings (/motivos), by the brand colour that each was drawn for. */
const palettes = { '': '#0b5a50', azul: '#1f4578', vino: '#6c2340' } as const;
type DrawingPalette = (typeof drawingPalettes)[number];
const drawingPalettes = ['', 'azul', 'vino'] as const;

export function paletteOf(brand: string): DrawingPalette {
  const far = (palette: DrawingPalette) => hueDistance(brand, palettes[palette]);
  return drawingPalettes.reduce((best, next) => (far(next) < far(best) ? next : best));
}

/** Compared at equal lightness: a pale blue is nearer to the blue than to any green. */
const hueDistance = (one: string, other: string) =>
  distance(withLightness(one, 0.4), withLightness(other, 0.4));

/** The text and surfaces of web/styles/tokens.css by day, for a picture of the day that is shown by night, too. */
export const dayTokens = [
  ['--ink', '#1d2a2a'],
  ['--muted', '#52605f'],
  ['--card', card.light],
  ['--line', '#e3e0d6'],
  ['--sun-soft', '#fdf3da'],
] as const;

/** The stylesheet of the institute's colours, for /tema/<brand>-<sun>.css; '' for the default ones. */
export function brandStyles(colours: BrandColours): string {
  const tokens = colourTokens(colours);
  if (tokens.length === 0) return '';
  const lines = tokens.map(([name, light, dark]) =>
    light === dark ? `${name}:${light}` : `${name}:light-dark(${light},${dark})`,
  );
  return `:root{${lines.join(';')}}\n`;
}

const address = /^\/tema\/([\da-f]{6})-([\da-f]{6})\.css$/;

/** The address of that stylesheet, which names the colours and so never changes; undefined for the default ones. */
export const stylesPath = (colours: BrandColours): string | undefined =>
  colourTokens(colours).length === 0
    ? undefined
    : `/tema/${colours.brand.slice(1)}-${colours.sun.slice(1)}.css`;

/** The colours that such an address names; undefined if it is invalid or a colour is refused. */
export function coloursOfPath(path: string): BrandColours | undefined {
  const [, brand, sun] = address.exec(path) ?? [];
  if (brand === undefined || sun === undefined) return undefined;
  const colours = { brand: `#${brand}`, sun: `#${sun}` };
  const isGood =
    faultOfBrand(colours.brand) === undefined && faultOfSun(colours.sun, colours.brand) === undefined;
  return isGood ? colours : undefined;
}
