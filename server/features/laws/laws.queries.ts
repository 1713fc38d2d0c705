import type { Database } from '../../platform/database.ts';
import { isFound } from '../../platform/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const kept = db.selectFrom('law').where('deleted_at', 'is', null);
  return search === undefined ? kept : kept.where(isFound('law', search));
};

export function listLaws(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select(['id', 'title', 'description', 'file', 'file_type as fileType', 'size_bytes as sizeBytes'])
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countLaws(db: Database, search: string | undefined): Promise<number> {
  const { count } = await shown(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findLaw(db: Database, id: number) {
  return db
    .selectFrom('law')
    .select(['title', 'file', 'file_type as fileType'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
