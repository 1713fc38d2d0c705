import { refusal } from '../refusal-kind.ts';

// Letters to many people (spec 11.6).

export const mailingNeedsCourse = refusal(
  400,
  'Elige de qué curso: la carta dice {words}, que son de un curso.',
);
export const mailingNeedsDeadline = refusal(
  400,
  'Ese curso no tiene fecha de cierre. Ponla en el curso, o quita «fecha límite» de la carta.',
);
export const mailingFinished = refusal(409, 'Todas las cartas salieron ya: no queda nada que detener.');
export const textNameTaken = refusal(409, 'Ya hay un texto guardado con ese nombre. Elige otro.');
export const noReturnedLetter = refusal(
  400,
  'En ese aviso no está el número de ninguna carta de este portal. Pega el aviso entero, con lo que trae de la carta que volvió.',
);
