import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brandStyles,
  coloursOfPath,
  colourTokens,
  faultOfBrand,
  faultOfSun,
  givenColours,
  inkOn,
  markContrast,
  paletteOf,
  stylesPath,
  textContrast,
} from './brand-colours.ts';
import { contrast, hexOf, oklchOf, readColour } from './colours.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const goodBrand = colour.map((hex) => faultOfBrand(hex)?.nearest ?? hex);
const house = fc.record({ brand: goodBrand, sun: colour }).map(({ brand, sun }) => ({
  brand,
  sun: faultOfSun(sun, brand)?.nearest ?? sun,
}));

describe('colours', () => {
  it('are read as people write them', () => {
    expect(['#0B5A50', '0b5a50', ' #0b5a50 '].map(readColour)).toEqual(Array(3).fill('#0b5a50'));
    expect(readColour('#abc')).toBe('#aabbcc');
    expect(['', 'verde', '#12345', '#0b5a5g', 'rgb(1,2,3)'].map(readColour)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('have the contrasts that WCAG gives', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it('come back from OKLCH as they went', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(hexOf(oklchOf(hex))).toBe(hex);
      }),
    );
  });
});

describe('the brand colour', () => {
  it('is refused with what was measured; the nearest that is offered is always taken', () => {
    expect(faultOfBrand(givenColours.brand)).toBeUndefined();
    expect(faultOfBrand('#7fb5a3')).toMatchObject({ needed: 4.5, measured: expect.closeTo(2.2, 1) });
    fc.assert(
      fc.property(colour, (hex) => {
        const fault = faultOfBrand(hex);
        expect(fault === undefined).toBe(contrast(hex, '#fbfaf6') >= 4.5);
        if (fault === undefined) return;
        expect(fault.measured).toBeLessThan(fault.needed);
        expect(faultOfBrand(fault.nearest)).toBeUndefined();
      }),
    );
  });

  it('offers a neighbour: the hue stays, and a little lighter would be refused', () => {
    const nearest = faultOfBrand('#3aa0ff')?.nearest ?? '';
    expect(Math.abs(oklchOf(nearest).h - oklchOf('#3aa0ff').h)).toBeLessThan(0.1);
    expect(contrast(nearest, '#fbfaf6')).toBeLessThan(4.65);
  });
});

describe('the colour of the main button', () => {
  it('is refused beside a brand colour from whose band it does not stand out; the offered one is always taken', () => {
    expect(faultOfSun(givenColours.sun, givenColours.brand)).toBeUndefined();
    expect(faultOfSun('#073f39', givenColours.brand)).toMatchObject({ needed: 3 });
    fc.assert(
      fc.property(goodBrand, colour, (brand, sun) => {
        const fault = faultOfSun(sun, brand);
        if (fault === undefined) return;
        expect(fault.measured).toBeLessThan(fault.needed);
        expect(faultOfSun(fault.nearest, brand)).toBeUndefined();
      }),
    );
  });

  it('has letters of the better kind', () => {
    expect(inkOn('#1d3a8a')).toBe('#ffffff');
    expect(contrast(inkOn('#e9a820'), '#e9a820')).toBeGreaterThan(7);
  });
});

/** The pairs of text and ground, and of marks and ground, by day and by night. */
const texts = [
  ['--brand', '#fbfaf6', '#0f1816'],
  ['--brand', '#ffffff', '#17221f'],
  ['--brand', '--brand-soft', '--brand-soft'],
  ['--on-brand', '--brand', '--brand'],
  ['--on-brand', '--brand-hover', '--brand-hover'],
  ['--link', '#fbfaf6', '#17221f'],
  ['#ffffff', '--band', '--band'],
  ['#ffffff', '--band-2', '--band-2'],
  ['--on-band-2', '--band', '--band'],
  ['--on-sun', '--sun', '--sun'],
  ['--on-sun', '--sun-hover', '--sun-hover'],
  ['--sun-ink', '--sun-soft', '--sun-soft'],
] as const;
const marks = [
  ['--star-edge', '#fbfaf6', '#0f1816'],
  ['--sun', '--band', '--band'],
  ['--focus-band', '--band', '--band'],
] as const;

describe('what is derived', () => {
  it('is read by day and by night, whatever the two colours are', () => {
    fc.assert(
      fc.property(house, (colours) => {
        const tokens = new Map(colourTokens(colours).map(([name, light, dark]) => [name, [light, dark]]));
        const of = (name: string, at: number) => (name.startsWith('#') ? name : tokens.get(name)?.[at]);
        for (const [pairs, needed] of [
          [texts, textContrast],
          [marks, markContrast],
        ] as const)
          for (const [above, byDay, byNight] of pairs)
            for (const [at, ground] of [byDay, byNight].entries()) {
              const [one, other] = [of(above, at), of(ground, at)];
              if (one === undefined || other === undefined) continue; // the given ones are in tokens.css
              expect(contrast(one, other), `${above} ${one} on ${other} (${at})`).toBeGreaterThanOrEqual(
                needed,
              );
            }
      }),
      { numRuns: 400 },
    );
  });

  it('is nothing for the given colours, and else a stylesheet at an address that says them', () => {
    expect(brandStyles(givenColours)).toBe('');
    expect(stylesPath(givenColours)).toBeUndefined();
    const colours = { brand: '#1f4578', sun: '#e9a820' };
    expect(stylesPath(colours)).toBe('/tema/1f4578-e9a820.css');
    expect(coloursOfPath('/tema/1f4578-e9a820.css')).toEqual(colours);
    expect(brandStyles(colours)).toMatch(/^:root\{--brand:light-dark\(#1f4578,#[\da-f]{6}\);/);
    for (const path of [
      '/tema/ffffff-e9a820.css',
      '/tema/1f4578.css',
      '/tema/1f4578-e9a820.css/',
      '/tema/1F4578-e9a820.css',
    ])
      expect(coloursOfPath(path)).toBeUndefined();
  });

  it('gives paper and cards of the night the hue of the brand, as dark as they were, and none by day', () => {
    const tokens = new Map(
      colourTokens({ ...givenColours, brand: '#1f4578' }).map((token) => [token[0], token]),
    );
    for (const [name, day, green] of [
      ['--paper', '#fbfaf6', '#0f1816'],
      ['--card', '#ffffff', '#17221f'],
    ] as const) {
      const [, light, dark = ''] = tokens.get(name) ?? [];
      expect(light).toBe(day);
      expect(Math.abs(oklchOf(dark).h - oklchOf('#1f4578').h)).toBeLessThan(0.3);
      expect(contrast(dark, '#ffffff')).toBeGreaterThanOrEqual(contrast(green, '#ffffff'));
    }
  });

  it('colours the night over the valley by the brand, and never its morning', () => {
    const sky = (brand: string) =>
      colourTokens({ ...givenColours, brand }).find(([name]) => name === '--valley-sky');
    for (const brand of ['#1f4578', '#6c2340']) {
      const [, day, night] = sky(brand) ?? [];
      expect(day).toBe('#fdf3da');
      expect(Math.abs(oklchOf(night ?? '').h - oklchOf(brand).h)).toBeLessThan(0.2);
      expect(contrast('#ecf1ec', night ?? '')).toBeGreaterThan(10);
    }
  });

  it('chooses the drawings by the nearest brand colour', () => {
    expect(
      ['#0b5a50', '#2f7d32', '#1f4578', '#0057b8', '#6c2340', '#a01220', '#5a2d0c'].map(paletteOf),
    ).toEqual(['', '', 'azul', 'azul', 'vino', 'vino', 'vino']);
  });
});
