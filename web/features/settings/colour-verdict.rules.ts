import { faultOfBrand, faultOfSun, givenColours, inkOn } from '../../../contract/settings/brand-colours.ts';
import { contrast, readColour } from '../../../contract/settings/colours.ts';
import { ratioText } from './settings.rules.ts';

/** The verdict on a colour in words, with the nearest usable one if it is refused. */
export interface ColourVerdict {
  kind: 'good' | 'limited' | 'bad';
  title: string;
  text: string;
  nearest?: string;
}

const white = '#ffffff';
const noColour: ColourVerdict = {
  kind: 'bad',
  title: 'No es un color.',
  text: 'Escríbelo como #0b5a50: una almohadilla y seis cifras o letras de la a a la f.',
};

export function verdictOfBrand(value: string): ColourVerdict {
  const brand = readColour(value);
  if (brand === undefined) return noColour;
  const fault = faultOfBrand(brand);
  if (fault === undefined)
    return {
      kind: 'good',
      title: 'Se lee muy bien.',
      text: `${ratioText(contrast(brand, white))} con letra blanca; basta con 4,5.`,
    };
  return {
    kind: 'bad',
    title: 'Se lee mal.',
    text: `${ratioText(fault.measured)} sobre el papel; hace falta ${ratioText(fault.needed)}.`,
    nearest: fault.nearest,
  };
}

export function verdictOfSun(value: string, brandValue: string): ColourVerdict {
  const sun = readColour(value);
  if (sun === undefined) return noColour;
  const brand = readColour(brandValue) ?? givenColours.brand;
  const fault = faultOfSun(sun, brand);
  if (fault !== undefined)
    return {
      kind: 'bad',
      title: fault.needed === 3 ? 'No se distingue de la banda.' : 'Su letra se lee mal.',
      text: `${ratioText(fault.measured)}; hace falta ${ratioText(fault.needed)}.`,
      nearest: fault.nearest,
    };
  const ink = inkOn(sun);
  const [withInk, withWhite] = [contrast(ink, sun), contrast(white, sun)];
  if (withWhite >= 4.5)
    return { kind: 'good', title: 'Se lee muy bien.', text: `${ratioText(withWhite)} con letra blanca.` };
  return {
    kind: 'limited',
    title: 'Solo con letra oscura.',
    text: `${ratioText(withInk)} con letra oscura, ${ratioText(withWhite)} con blanca. La letra del botón se ajusta sola.`,
  };
}
