import { bandColour } from '../../../contract/settings/brand-colours.ts';
import { emblemIn } from '../../../contract/settings/emblem.ts';
import { coloursOf } from '../../../contract/settings/portal-settings.ts';
import type { Portal } from '../../context/context.ts';
import { drawPng } from '../../platform/media/image-process.ts';
import { keyOfPicture } from './pictures.ts';

type Parts = Pick<Portal, 'files' | 'settings'>;

/** The default emblem in the institute's colours. */
export const emblem = ({ settings }: Pick<Parts, 'settings'>): string =>
  emblemIn(coloursOf(settings.current));

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
