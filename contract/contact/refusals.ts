import { refusal } from '../refusal-kind.ts';

export const tooManyMessages = refusal(
  429,
  'Ahora llegan demasiados mensajes y el tuyo no se guardó. Tu texto sigue aquí: vuelve a enviarlo en {minutes} min.',
);
export const answeredMeanwhile = refusal(
  409,
  'Otra persona respondió a este mensaje mientras escribías. Tu texto sigue aquí: lee su respuesta antes de enviar la tuya.',
);
