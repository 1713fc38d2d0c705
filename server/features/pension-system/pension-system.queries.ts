import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const living = db.selectFrom('pension_item').where('deleted_at', 'is', null);
  return search === undefined ? living : living.where(matchesSearch('pension_item', search));
};

export function listPensionItems(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select([
      'id',
      'title',
      'content_html as contentHtml',
      'content_text as contentText',
      'version',
      'updated_at as savedAt',
    ])
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

export interface PensionItemValues {
  title: string;
  content_html: string;
  content_text: string;
}

export function insertPensionItem(db: Database, values: PensionItemValues, position: number, at: Date) {
  return db
    .insertInto('pension_item')
    .values({ ...values, position, updated_at: at })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

export function updatePensionItem(db: Database, id: number, values: PensionItemValues, at: Date) {
  return db
    .updateTable('pension_item')
    .set({ ...values, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}
