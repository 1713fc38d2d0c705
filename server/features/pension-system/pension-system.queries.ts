import type { Database } from '../../platform/database.ts';
import { isFound } from '../../platform/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const kept = db.selectFrom('pension_item').where('deleted_at', 'is', null);
  return search === undefined ? kept : kept.where(isFound('pension_item', search));
};

export function listPensionItems(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select(['id', 'title', 'content_html as contentHtml'])
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countPensionItems(db: Database, search: string | undefined): Promise<number> {
  const { count } = await shown(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
