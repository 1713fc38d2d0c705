import { refusal } from '../refusal-kind.ts';

// Uploaded files: pictures, videos, captions and documents.

export const wrongFileKind = refusal(
  415,
  'Ese archivo no es de un tipo que se acepte aquí. Se aceptan: {taken}.',
);
export const pictureIsSvg = refusal(
  415,
  'Un SVG puede traer programas dentro, y por eso no se acepta. Guárdalo como PNG y súbelo otra vez. Se aceptan: {taken}.',
);
export const badLawFile = refusal(
  400,
  'No pudimos leer ese archivo: puede estar dañado, tener contraseña o ser demasiado largo. Prueba con otra copia.',
);
export const badLawXml = refusal(400, '{reason}');
export const scannedLaw = refusal(
  400,
  'Ese PDF no tiene palabras que leer: es una imagen escaneada. Pide a la gaceta el archivo con texto, o escribe los artículos a mano.',
);
export const fileTooLarge = refusal(413, 'El archivo es demasiado grande. Puede pesar hasta {megabytes} MB.');
export const fileDamaged = refusal(
  409,
  'El archivo se dañó en el camino y no lo guardamos. Súbelo otra vez.',
  'error',
);
export const uploadIncomplete = refusal(
  409,
  'El archivo todavía no llegó entero: faltan {missing} bytes. Sigue subiéndolo.',
);
export const tooManyUploads = refusal(
  409,
  'Tienes archivos a medio subir que pesan demasiado juntos (hasta {megabytes} MB). Termina o cancela alguno; los que dejes se borran solos en un día.',
);
export const badPicture = refusal(
  400,
  'No pudimos abrir esa imagen: puede estar dañada. Prueba con otra copia.',
);
export const pictureTooWide = refusal(
  413,
  'La imagen es demasiado grande. Cada lado puede medir hasta {pixels} píxeles.',
);
export const badCrop = refusal(400, 'El recorte queda fuera de la imagen. Vuelve a elegirlo.');
export const badVideo = refusal(
  400,
  'No pudimos leer ese video: puede estar dañado o no haber llegado entero. Prueba con otra copia.',
);
export const encryptedVideo = refusal(
  400,
  'Ese video está cifrado: nadie podría verlo. Sube una copia sin protección.',
);
export const badCaptions = refusal(
  400,
  'Ese archivo de subtítulos no tiene ningún texto con su tiempo, o no está escrito en UTF-8.',
);
export const notVideo = refusal(400, 'Los subtítulos y la transcripción son solo para los videos.');
export const badWordText = refusal(
  400,
  'No pudimos leer ese documento: puede estar dañado o tener contraseña. Guárdalo otra vez como .docx.',
);
export const wordTextTooLong = refusal(
  413,
  'Ese documento es demasiado largo para un artículo. Divídelo en varios.',
);
