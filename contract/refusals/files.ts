import type { RefusalKind } from './refusal-kind.ts';

// Uploaded files: pictures, videos, captions and documents.

export const wrongFileKind: RefusalKind = {
  status: 415,
  icon: 'warning',
  message: 'Ese archivo no es de un tipo que se acepte aquí. Se aceptan: {taken}.',
};

export const badLawFile: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'No pudimos leer ese archivo: puede estar dañado, tener contraseña o ser demasiado largo. Prueba con otra copia.',
};

export const badLawXml: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: '{reason}',
};

export const scannedLaw: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'Ese PDF no tiene palabras que leer: es una imagen escaneada. Pide a la gaceta el archivo con texto, o escribe los artículos a mano.',
};

export const fileTooLarge: RefusalKind = {
  status: 413,
  icon: 'warning',
  message: 'El archivo es demasiado grande. Puede pesar hasta {megabytes} MB.',
};

export const fileDamaged: RefusalKind = {
  status: 409,
  icon: 'error',
  message: 'El archivo se dañó en el camino y no lo guardamos. Súbelo otra vez.',
};

export const uploadIncomplete: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'El archivo todavía no llegó entero: faltan {missing} bytes. Sigue subiéndolo.',
};

export const tooManyUploads: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Tienes archivos a medio subir que pesan demasiado juntos (hasta {megabytes} MB). Termina o cancela alguno; los que dejes se borran solos en un día.',
};

export const badPicture: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'No pudimos abrir esa imagen: puede estar dañada. Prueba con otra copia.',
};

export const pictureTooWide: RefusalKind = {
  status: 413,
  icon: 'warning',
  message: 'La imagen es demasiado grande. Cada lado puede medir hasta {pixels} píxeles.',
};

export const badCrop: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'El recorte queda fuera de la imagen. Vuelve a elegirlo.',
};

export const badVideo: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'No pudimos leer ese video: puede estar dañado o no haber llegado entero. Prueba con otra copia.',
};

export const encryptedVideo: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Ese video está cifrado: nadie podría verlo. Sube una copia sin protección.',
};

export const badCaptions: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Ese archivo de subtítulos no tiene ningún texto con su tiempo, o no está escrito en UTF-8.',
};

export const notVideo: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Los subtítulos y la transcripción son solo para los videos.',
};

export const badWordText: RefusalKind = {
  status: 400,
  icon: 'warning',
  message:
    'No pudimos leer ese documento: puede estar dañado o tener contraseña. Guárdalo otra vez como .docx.',
};

export const wordTextTooLong: RefusalKind = {
  status: 413,
  icon: 'warning',
  message: 'Ese documento es demasiado largo para un artículo. Divídelo en varios.',
};
