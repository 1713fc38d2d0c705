import type { RefusalKind } from './refusal-kind.ts';

// The institute's settings.

export const colourHardToRead: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'El color {colour} se lee mal: tiene un contraste de {measured} a 1 y hace falta {needed} a 1. El más cercano que sirve es {nearest}.',
};

export const sunHardToRead: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'El color {colour} no sirve para el botón junto al color de la casa: tiene un contraste de {measured} a 1 y hace falta {needed} a 1. El más cercano que sirve es {nearest}.',
};

export const portalPictureSvg: RefusalKind = {
  status: 415,
  icon: 'warning',
  message:
    'Un SVG puede traer programas dentro, y por eso no se acepta. Guárdalo como PNG y súbelo otra vez. Se aceptan: {taken}.',
};

export const portalPictureTooSmall: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'Esa imagen mide {width} × {height} píxeles y se vería borrosa. Sube una de {neededWidth} × {neededHeight} o más.',
};

export const portalPictureUnknown: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Esa imagen ya no está guardada. Súbela otra vez.',
};

export const noAddressToTry: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Tu cuenta no tiene un correo verdadero todavía. Escribe a qué dirección va la prueba.',
};
