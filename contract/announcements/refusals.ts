import { refusal } from '../refusal-kind.ts';

// Announcements on the portal (spec 6.22).

export const announcementBackwards = refusal(
  400,
  'El anuncio termina antes de empezar. Cambia una de las dos fechas.',
);
export const announcementPast = refusal(400, 'El anuncio ya habría terminado: elige un final que venga.');
export const announcementLink = refusal(
  400,
  'El enlace es una dirección de este portal que empieza con /, o una https, o una mailto.',
);
