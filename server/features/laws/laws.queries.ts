import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const living = db.selectFrom('law').where('deleted_at', 'is', null);
  return search === undefined ? living : living.where(matchesSearch('law', search));
};

export function listLaws(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select([
      'id',
      'title',
      'description',
      'file',
      'file_type as fileType',
      'size_bytes as sizeBytes',
      'version',
    ])
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
    .select(['title', 'file', 'file_type as fileType', 'size_bytes as sizeBytes'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A law's stored file: its name under 'leyes/', its kind and size. */
export interface LawFile {
  file: string;
  fileType: string;
  sizeBytes: number;
}

export function insertLaw(
  db: Database,
  { file, fileType, sizeBytes, ...texts }: { title: string; description: string } & LawFile,
  position: number,
) {
  return db
    .insertInto('law')
    .values({ ...texts, file, file_type: fileType, size_bytes: sizeBytes, position })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export interface LawTexts {
  title?: string | undefined;
  description?: string | undefined;
}

export function updateLaw(db: Database, id: number, texts: LawTexts, stored: LawFile | undefined) {
  return db
    .updateTable('law')
    .set({
      title: texts.title ?? sql.ref('title'),
      description: texts.description ?? sql.ref('description'),
      ...(stored === undefined
        ? {}
        : { file: stored.file, file_type: stored.fileType, size_bytes: stored.sizeBytes }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
