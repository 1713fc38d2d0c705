import { refusal } from '../refusal-kind.ts';

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
