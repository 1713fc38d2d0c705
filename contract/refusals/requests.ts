import type { RefusalKind } from './refusal-kind.ts';

// Any call, page or file.

export const invalidInput: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Por favor complete correctamente todos los campos',
};

export const invalidEdit: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Por favor completar correctamente todos los campos',
};

export const malformedBody: RefusalKind = {
  status: 400,
  icon: 'error',
  message: 'No pudimos leer lo que enviaste. Vuelve a intentarlo.',
};

export const badIdempotencyKey: RefusalKind = {
  status: 400,
  icon: 'error',
  message: 'La clave del encabezado Idempotency-Key debe ser un UUID.',
};

export const otherWithSameKey: RefusalKind = {
  status: 422,
  icon: 'warning',
  message:
    'Tu primer envío sí llegó y quedó guardado, aunque todavía no lo veas en la página. Si envías esto otra vez, se agregará aparte.',
};

export const forgedOrigin: RefusalKind = {
  status: 403,
  icon: 'error',
  message: 'Esta petición no viene de nuestra página.',
};

export const notFound: RefusalKind = {
  status: 404,
  icon: 'error',
  message: 'No encontramos lo que buscas. Puede que lo hayan retirado.',
};

export const gone: RefusalKind = {
  status: 410,
  icon: 'error',
  message: 'Lo que estaba en esta dirección se quitó para siempre. Mira lo que hay ahora.',
};

export const noSuchCall: RefusalKind = {
  status: 404,
  icon: 'error',
  message: 'Esta dirección no existe.',
};

export const wrongMethod: RefusalKind = {
  status: 405,
  icon: 'error',
  message: 'Esa dirección no se usa de esta manera.',
};

export const stale: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Otra persona cambió esto mientras lo editabas. Revisa su versión antes de guardar la tuya.',
};

export const tooLarge: RefusalKind = {
  status: 413,
  icon: 'warning',
  message: 'Lo que enviaste es demasiado grande.',
};

export const wrongMediaType: RefusalKind = {
  status: 415,
  icon: 'error',
  message: 'Este tipo de contenido no se acepta aquí.',
};

export const tooManyTries: RefusalKind = {
  status: 429,
  icon: 'warning',
  message: 'Demasiados intentos. Espera {seconds} segundos y vuelve a probar.',
};

export const tooManyVisits: RefusalKind = {
  status: 429,
  icon: 'warning',
  message: 'Llegan demasiadas consultas desde tu conexión. Espera un momento y vuelve a probar.',
};

export const unexpected: RefusalKind = {
  status: 500,
  icon: 'error',
  message: 'Algo falló de nuestro lado. Ya quedó anotado; vuelve a intentarlo en unos minutos.',
};

export const filesAway: RefusalKind = {
  status: 503,
  icon: 'error',
  message:
    'El depósito de archivos no responde en este momento. No se guardó nada a medias: vuelve a intentarlo en unos minutos.',
};

export const unavailable: RefusalKind = {
  status: 503,
  icon: 'error',
  message: 'El portal está ocupado o reiniciándose. No perdiste nada: vuelve a intentarlo en unos segundos.',
};
