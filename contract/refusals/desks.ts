import { refusal } from './refusal-kind.ts';

// Handling messages and comments.

export const tooManyMessages = refusal(
  429,
  'Ahora llegan demasiados mensajes y el tuyo no se guardó. Tu texto sigue aquí: vuelve a enviarlo en {minutes} min.',
);
export const enoughFeedback = refusal(
  409,
  'Ya hay muchas frases sobre esta página por leer, y la tuya no se guardó. Si quieres una respuesta, escribe en Contacto.',
);
export const answeredMeanwhile = refusal(
  409,
  'Otra persona respondió a este mensaje mientras escribías. Tu texto sigue aquí: lee su respuesta antes de enviar la tuya.',
);
export const ownComment = refusal(409, 'Este comentario es tuyo: puedes cambiarlo mientras lees el curso.');
