import { type Database, sql } from '../../platform/database/database.ts';

/** All laws, to be narrowed to a list or one law; `file` is a name under 'leyes/'. */
export const laws = (db: Database) =>
  db.selectFrom('law').select([
    'id',
    'title',
    'description',
    'file',
    'file_type as fileType',
    'size_bytes as sizeBytes',
    'version',
    sql<boolean>`exists (select from law_text where law_text.id = law.id and law_text.is_published
        and law_text.deleted_at is null)`.as('hasText'),
  ]);

export const findLaw = (db: Database, id: number) =>
  laws(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
