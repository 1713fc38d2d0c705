import type { RefusalKind } from './refusal-kind.ts';

// Handling messages and comments.

export const tooManyMessages: RefusalKind = {
  status: 429,
  icon: 'warning',
  message:
    'Ahora llegan demasiados mensajes y el tuyo no se guardó. Tu texto sigue aquí: vuelve a enviarlo en {minutes} min.',
};

export const enoughFeedback: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Ya hay muchas frases sobre esta página por leer, y la tuya no se guardó. Si quieres una respuesta, escribe en Contacto.',
};

export const answeredMeanwhile: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Otra persona respondió a este mensaje mientras escribías. Tu texto sigue aquí: lee su respuesta antes de enviar la tuya.',
};

export const ownComment: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Este comentario es tuyo: puedes cambiarlo mientras lees el curso.',
};
