import { refusal } from './refusal-kind.ts';

// Any call, page or file.

export const invalidInput = refusal(400, 'Por favor complete correctamente todos los campos');
export const invalidEdit = refusal(400, 'Por favor completar correctamente todos los campos');
export const malformedBody = refusal(400, 'No pudimos leer lo que enviaste. Vuelve a intentarlo.', 'error');
export const badIdempotencyKey = refusal(
  400,
  'La clave del encabezado Idempotency-Key debe ser un UUID.',
  'error',
);
export const otherWithSameKey = refusal(
  422,
  'Tu primer envío sí llegó y quedó guardado, aunque todavía no lo veas en la página. Si envías esto otra vez, se agregará aparte.',
);
export const forgedOrigin = refusal(403, 'Esta petición no viene de nuestra página.', 'error');
export const notFound = refusal(404, 'No encontramos lo que buscas. Puede que lo hayan retirado.', 'error');
export const gone = refusal(
  410,
  'Lo que estaba en esta dirección se quitó para siempre. Mira lo que hay ahora.',
  'error',
);
export const noSuchCall = refusal(404, 'Esta dirección no existe.', 'error');
export const wrongMethod = refusal(405, 'Esa dirección no se usa de esta manera.', 'error');
export const stale = refusal(
  409,
  'Otra persona cambió esto mientras lo editabas. Revisa su versión antes de guardar la tuya.',
);
export const tooLarge = refusal(413, 'Lo que enviaste es demasiado grande.');
export const wrongMediaType = refusal(415, 'Este tipo de contenido no se acepta aquí.', 'error');
export const tooManyTries = refusal(429, 'Demasiados intentos. Espera {seconds} s y vuelve a probar.');
export const tooManyVisits = refusal(
  429,
  'Llegan demasiadas consultas desde tu conexión. Espera un momento y vuelve a probar.',
);
export const unexpected = refusal(
  500,
  'Algo falló de nuestro lado. Ya quedó anotado; vuelve a intentarlo en unos minutos.',
  'error',
);
export const filesAway = refusal(
  503,
  'El depósito de archivos no responde en este momento. No se guardó nada a medias: vuelve a intentarlo en unos minutos.',
  'error',
);
export const unavailable = refusal(
  503,
  'El portal está ocupado o reiniciándose. No perdiste nada: vuelve a intentarlo en unos segundos.',
  'error',
);
