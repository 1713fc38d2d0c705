import { refusal } from './refusal-kind.ts';

// Articles, categories, videos, slides and terms.

export const articleAboveAge = refusal(
  403,
  'Este artículo se recomienda desde los {from} años. En Artículos están los que son para tu edad.',
);
export const publishAtPast = refusal(
  400,
  'La fecha para publicar ya pasó. Elige una que venga, o publica ahora.',
);
export const alreadyPublished = refusal(
  400,
  'Este artículo ya está publicado. Para que salga otro día, guárdalo antes como borrador.',
);
export const categoryInUse = refusal(
  409,
  'Esta categoría tiene artículos. Muévelos a otra categoría antes de eliminarla.',
);
export const categoryTaken = refusal(409, 'Ya existe una categoría con ese nombre.');
export const noSuchCategory = refusal(400, 'Esa categoría ya no existe. Elige otra.');
export const badVideoUrl = refusal(
  400,
  'Escribe la dirección de un video de YouTube o Vimeo, o un enlace https a un archivo mp4 o webm.',
);
export const badLink = refusal(
  400,
  'El enlace debe ser una página de este sitio (como /vercursos), una dirección https o un correo.',
);
export const pictureOfSeveral = refusal(
  409,
  'Varias imágenes del carrusel muestran ese archivo. Di cuál con su id.',
);
export const termTaken = refusal(409, 'Ya hay un término con ese nombre en el glosario.');
