import type { Database } from '../../platform/database/database.ts';

export const pensionItems = (db: Database) =>
  db
    .selectFrom('pension_item')
    .select([
      'id',
      'title',
      'content_html as contentHtml',
      'content_text as contentText',
      'version',
      'updated_at as savedAt',
    ]);
