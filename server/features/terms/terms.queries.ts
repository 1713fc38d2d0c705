import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';

const living = (db: Database) => db.selectFrom('term').where('deleted_at', 'is', null);

/** A page of the glossary in alphabetical order, and the number of all terms. */
export async function findTerms(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  const found = search === undefined ? living(db) : living(db).where(matchesSearch('term', search));
  const [rows, { count }] = await Promise.all([
    found
      .select([
        'id',
        'title',
        'definition',
        'other_names as otherNames',
        'see_also as seeAlso',
        'law',
        'law_link as lawLink',
        'version',
      ])
      .select(sql<boolean>`is_demo and version = 1`.as('isExample'))
      .orderBy(sql`fold(title)`)
      .orderBy('id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

export function listTitles(db: Database, ids: readonly number[]) {
  return living(db)
    .select(['id', 'title'])
    .where('id', 'in', [0, ...ids])
    .execute();
}

export function findTitled(db: Database, titles: readonly string[]) {
  return living(db)
    .select(['id', sql<string>`fold(title)`.as('folded')])
    .where(sql<boolean>`fold(title) = any(select fold(each) from unnest(${titles}::text[]) each)`)
    .execute();
}

/** Everything that marking a text needs, oldest first. */
export function listNames(db: Database) {
  return living(db)
    .select(['id', 'title', 'definition', 'other_names as otherNames'])
    .orderBy('id')
    .execute();
}
