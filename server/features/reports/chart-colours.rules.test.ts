import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chartPairs } from '../../../contract/reports/figures.ts';
import { inks } from './draw-sheet.ts';

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
const contrast = (one: string, other: string) => {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};

test('every pair differs in lightness, its ink is legible, and tokens.css has the same colours', () => {
  const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');
  const themes = (name: string) =>
    new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1) ?? [];
  const names = { ink: '--ink', muted: '--muted', sunk: '--sunk', edge: '--chart-edge' } as const;
  for (const [ink, name] of Object.entries(names))
    expect(themes(name)[0]).toBe(inks[ink as keyof typeof names]);
  chartPairs.forEach(({ dark, light }, index) => {
    const inDark = [dark, light].map((colour, place) => {
      const name = `--chart-${place === 0 ? 'dark' : 'light'}-${index + 1}`;
      const [, lightTheme, darkTheme] =
        new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
      expect(lightTheme, name).toBe(colour);
      return darkTheme ?? '';
    });
    const [darkOfDark = '', lightOfDark = ''] = inDark;
    for (const [one, other] of [
      [dark, light],
      [darkOfDark, lightOfDark],
    ] as const)
      expect(contrast(one, other), `pair ${index + 1}`).toBeGreaterThanOrEqual(2.5);
    expect(contrast(dark, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light, '#1d2a2a')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkOfDark, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkOfDark, '#17221f'), 'a bar on a dark card').toBeGreaterThanOrEqual(3);
    expect(contrast(lightOfDark, '#1d2a2a')).toBeGreaterThanOrEqual(4.5);
  });
});
