import { refusal } from '../refusal-kind.ts';

export const phraseDecided = refusal(
  409,
  'Otra persona ya decidió sobre esta frase. Vuelve a cargar la lista para ver qué.',
);
