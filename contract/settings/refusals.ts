import { refusal } from '../refusal-kind.ts';

// The institute's settings.

export const colourHardToRead = refusal(
  400,
  'El color {colour} se lee mal: tiene un contraste de {measured} a 1 y hace falta {needed} a 1. El más cercano que sirve es {nearest}.',
);
export const sunHardToRead = refusal(
  400,
  'El color {colour} no sirve para el botón junto al color de la casa: tiene un contraste de {measured} a 1 y hace falta {needed} a 1. El más cercano que sirve es {nearest}.',
);
export const portalPictureTooSmall = refusal(
  400,
  'Esa imagen mide {width} × {height} píxeles y se vería borrosa. Sube una de {neededWidth} × {neededHeight} o más.',
);
export const portalPictureUnknown = refusal(400, 'Esa imagen ya no está guardada. Súbela otra vez.');
export const noAddressToTry = refusal(
  400,
  'Tu cuenta no tiene un correo verdadero todavía. Escribe a qué dirección va la prueba.',
);
