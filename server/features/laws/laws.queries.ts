import type { Database } from '../../platform/database/database.ts';

/** Every law with its stored file: its name under 'leyes/', its kind and size. To be narrowed to a list or one. */
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
