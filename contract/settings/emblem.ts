import { type BrandColours, colourTokens } from './brand-colours.ts';

/** The default emblem in the institute's colours; web/assets/logo.svg is the same for large sizes. */
export function emblemIn(colours: BrandColours): string {
  const tokens = new Map(colourTokens(colours).map(([name, light]) => [name, light]));
  const [sky, sun, hill, leaf] = [
    tokens.get('--logo-sky') ?? '#fdf3da',
    tokens.get('--logo-sun') ?? '#e9a820',
    tokens.get('--logo-hill') ?? '#0b5a50',
    tokens.get('--logo-leaf') ?? '#073f39',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<circle cx="20" cy="20" r="20" fill="${sky}"/>
<circle cx="20" cy="18.5" r="12.5" fill="${sun}"/>
<path d="M1.4 27.4C9 25.4 14 26.4 20 27.4s11.8 1.8 18.6.2A20 20 0 0 1 1.4 27.4z" fill="${hill}"/>
<path d="M20 30V14" fill="none" stroke="${leaf}" stroke-width="3" stroke-linecap="round"/>
<path d="M20 24C11.5 25 7.5 20.5 6.5 14.5 13.5 14 19 17 20 24z" fill="${hill}"/>
<path d="M20 18.5C20 10.5 25 6.5 32.5 6.5 33 13.5 28.5 18.5 20 18.5z" fill="${leaf}"/>
</svg>`;
}
