import { refusal } from '../refusal-kind.ts';

export const enoughFeedback = refusal(
  409,
  'Ya hay muchas frases sobre esta página por leer, y la tuya no se guardó. Si quieres una respuesta, escribe en Contacto.',
);
