import type { RefusalKind } from './refusal-kind.ts';

// Articles, categories, videos, slides and terms.

export const articleAboveAge: RefusalKind = {
  status: 403,
  icon: 'warning',
  message: 'Este artículo se recomienda desde los {from} años. En Artículos están los que son para tu edad.',
};

export const publishAtPast: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'La fecha para publicar ya pasó. Elige una que venga, o publica ahora.',
};

export const alreadyPublished: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Este artículo ya está publicado. Para que salga otro día, guárdalo antes como borrador.',
};

export const categoryInUse: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esta categoría tiene artículos. Muévelos a otra categoría antes de eliminarla.',
};

export const categoryTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya existe una categoría con ese nombre.',
};

export const noSuchCategory: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Esa categoría ya no existe. Elige otra.',
};

export const badVideoUrl: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Escribe la dirección de un video de YouTube o Vimeo, o un enlace https a un archivo mp4 o webm.',
};

export const badLink: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'El enlace debe ser una página de este sitio (como /vercursos), una dirección https o un correo.',
};

export const pictureOfSeveral: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Varias imágenes del carrusel muestran ese archivo. Di cuál con su id.',
};

export const termTaken: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya hay un término con ese nombre en el glosario.',
};
