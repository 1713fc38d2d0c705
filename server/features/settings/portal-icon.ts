import { bandColour, colourTokens } from '../../../contract/content/brand-colours.ts';
import { coloursOf } from '../../../contract/content/portal-settings.ts';
import type { Portal } from '../../context/context.ts';
import { drawPng } from '../../platform/media/image-process.ts';
import { keyOfPicture } from './pictures.ts';

type Parts = Pick<Portal, 'files' | 'settings'>;

/** The default emblem, in the institute's colours; web/assets/logo.svg is the same for large sizes. */
export function emblem({ settings }: Pick<Parts, 'settings'>): string {
  const tokens = new Map(colourTokens(coloursOf(settings.current)).map(([name, light]) => [name, light]));
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

/** Draws the portal's icon: the institute's own, else its logo on white, else the emblem on the band's colour. */
export async function drawIcon(parts: Parts, side: number): Promise<Uint8Array> {
  return drawPng(Buffer.from(await iconSvg(parts, side)));
}

async function iconSvg(parts: Parts, side: number): Promise<string> {
  const { icon, logo } = parts.settings.current;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">`;
  const [picture, place, fit] =
    icon === ''
      ? [logo, 'x="10" y="10" width="80" height="80"', 'meet']
      : [icon, 'width="100" height="100"', 'slice'];
  const key = picture === '' ? undefined : await keyOfPicture(parts, picture);
  if (key === undefined) {
    const ground = bandColour(coloursOf(parts.settings.current));
    const drawing = emblem(parts).replace('<svg ', '<svg x="13" y="13" width="74" height="74" ');
    return `${open}<rect width="100" height="100" fill="${ground}"/>${drawing}</svg>`;
  }
  const bytes = Buffer.from(await parts.files.read(key)).toString('base64');
  return `${open}<rect width="100" height="100" fill="#fff"/><image ${place} preserveAspectRatio="xMidYMid ${fit}" href="data:image/png;base64,${bytes}"/></svg>`;
}
