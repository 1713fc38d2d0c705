import { refusal } from '../refusal-kind.ts';

export const badLink = refusal(
  400,
  'El enlace debe ser una página de este sitio (como /vercursos), una dirección https o un correo.',
);
