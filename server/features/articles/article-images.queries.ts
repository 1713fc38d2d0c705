import type { Database } from '../../platform/database.ts';
import { visible } from './articles.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

/** Which of an article's two images. */
export type ImagePlace = 'cover' | 'detail';

export function findImages(db: Database, id: number, filter: ArticleFilter) {
  return db
    .selectFrom('article')
    .select(['id', 'title', 'cover_alt as coverAlt', 'detail_alt as detailAlt'])
    .select(['cover_image as coverImage', 'detail_image as detailImage'])
    .where('id', '=', id)
    .where(visible(filter))
    .executeTakeFirst();
}

/** Sets what is given of an article's image; undefined if the article is not there. */
export function updateImage(
  db: Database,
  id: number,
  place: ImagePlace,
  values: { image?: string | null; alt?: string },
) {
  const { image, alt } = values;
  return db
    .updateTable('article')
    .set({
      ...(image === undefined ? {} : { [`${place}_image`]: image }),
      ...(alt === undefined ? {} : { [`${place}_alt`]: alt }),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}
