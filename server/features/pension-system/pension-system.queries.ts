import type { Database } from '../../platform/database.ts';

export function listPensionItems(db: Database, window: { limit: number; offset: number }) {
  return db
    .selectFrom('pension_item')
    .select(['id', 'title', 'content_html as contentHtml'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
