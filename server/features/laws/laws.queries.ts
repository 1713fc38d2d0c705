import type { Database } from '../../platform/database/database.ts';

/** All laws, to be narrowed to a list or one law; `file` is a name under 'leyes/'. */
export const laws = (db: Database) =>
  db
    .selectFrom('law')
    .select([
      'id',
      'title',
      'description',
      'file',
      'file_type as fileType',
      'size_bytes as sizeBytes',
      'version',
    ]);

export const findLaw = (db: Database, id: number) =>
  laws(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
